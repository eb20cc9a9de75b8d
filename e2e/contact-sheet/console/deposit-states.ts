import { addDays } from '../../../contract/fields/dates.ts';
import type {
  Affordability,
  FoundDeposit,
  LookedThrough,
} from '../../../contract/staff/affordability/affordability.ts';
import type { ReviewerApplication } from '../../../contract/staff/application.ts';
import { applicationRoom, firstToReview, opened, type RoomState, type Step, scrollTo, seen } from './steps.ts';

/** The newest week partly paid, in two deposits; the one before without any, and an older one that no statement covers. */
const paidInPart: Step = (page) =>
  page.route('**/affordability', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const application = await page.request.get(
      route
        .request()
        .url()
        .replace(/\/affordability$/, ''),
    );
    const { documents } = (await application.json()).data as ReviewerApplication;
    pay(json.data.affordability, documents);
    await route.fulfill({ response, json });
  });

function pay(of: Affordability, documents: ReviewerApplication['documents']): void {
  const given = documents.filter(({ type, media }) => type.startsWith('bank_statement') && media);
  const [statement] = given;
  const weeks = of.platforms[0]?.weeks ?? [];
  const [newest, second] = weeks;
  if (!statement?.media || !newest || !second) return;
  const days = { from: addDays(second.week, -6), to: addDays(newest.week, 20) };
  const statements: LookedThrough[] = given.map(({ type, media }, at) => ({
    ...{ type, mediaId: media!.id, bank: at === 0 ? 'BBVA' : null, days: at === 0 ? days : null },
  }));
  const deposit = (day: number, share: number, top: number): FoundDeposit => ({
    ...{ date: addDays(newest.week, day), amountMinor: Math.round(newest.countedMinor * share) },
    ...{ currency: of.currency, platform: newest.platform, page: 1, box: [0.08, top, 0.84, 0.03] },
    ...{ type: statement.type, mediaId: statement.media!.id },
  });
  const found = [deposit(4, 0.5, 0.28), deposit(8, 0.3, 0.36)];
  for (const week of weeks) if (week.deposits) week.deposits = { state: 'not_covered', foundMinor: 0, found: [] };
  newest.deposits = {
    state: 'partly',
    foundMinor: found.reduce((all, { amountMinor }) => all + amountMinor, 0),
    found,
  };
  second.deposits = { state: 'missing', foundMinor: 0, found: [] };
  of.statements = statements;
}

const openNewest: Step = (page) => page.locator('#affordability li button[aria-haspopup=dialog]').first().click();
const earlier: Step = (page) => page.getByRole('dialog').getByRole('button').filter({ hasText: '←' }).click();

/** A week beside the deposits of the bank statements. */
export const depositStates: RoomState[] = [
  {
    screen: applicationRoom,
    state: 'weeks and deposits',
    at: firstToReview,
    before: [paidInPart],
    after: [seen(/^(Coincide en parte|Matches in part)$/), scrollTo('affordability')],
  },
  {
    screen: applicationRoom,
    state: 'a week beside its deposits',
    at: firstToReview,
    before: [paidInPart],
    after: [openNewest, opened, seen(/(menos|less) (que|than)/)],
  },
  {
    screen: applicationRoom,
    state: 'a week without deposits',
    at: firstToReview,
    before: [paidInPart],
    after: [openNewest, opened, earlier, seen(/^(Se buscaron|Deposits from)/)],
  },
];
