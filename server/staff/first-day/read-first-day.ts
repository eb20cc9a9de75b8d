import type { CountryCode } from '@volante/contract/country.ts';
import {
  type ChannelTest,
  type FirstDay,
  type FirstDayItem,
  type FirstDayItemName,
  firstDayItems,
  type SaidItem,
} from '@volante/contract/staff/first-day/first-day.ts';
import { everyCountry, may } from '@volante/contract/staff/roles.ts';
import { listAdvisors } from '../../appointments/advisors/advisors.ts';
import { defaultPrivacyNotice, missingHelp } from '../../config/brand-settings.ts';
import { selectBackupTimes } from '../../core/database/installation-store.ts';
import type { Deps } from '../../core/deps.ts';
import { isOver, selectPeoplesAccounts } from '../accounts/account-store.ts';
import { selectOpenInvitations } from '../accounts/invitation-store.ts';
import { selectChanged } from '../administration/settings/setting-store.ts';
import { readPlans } from '../plans/plans.ts';
import { selectMarks } from './first-day-store.ts';

type FirstDayDeps = Pick<Deps, 'db' | 'config' | 'now' | 'messages'>;
type Fact = Omit<FirstDayItem, 'name' | 'missing'> & { missing?: string[] };
type Marks = Awaited<ReturnType<typeof selectMarks>>;

/** What the installation needs before the first driver applies, computed from what there is. */
export async function readFirstDay(deps: FirstDayDeps): Promise<FirstDay> {
  const marks = await selectMarks(deps.db);
  const channels = testsOf(deps, marks);
  const { advisors, countries } = await readAdvisors(deps);
  const facts: Record<FirstDayItemName, Fact> = {
    supportContact: await readSupportContact(deps),
    messages: judgeTests(channels),
    privacyNotice: known(deps.config.PRIVACY_POLICY_URL !== defaultPrivacyNotice) ?? saidOf(marks, 'privacyNotice'),
    advisors,
    plans: await readPlanned(deps, countries),
    ...(await readPeople(deps)),
    backup: await readBackup(deps, marks),
  };
  return { items: firstDayItems.map((name) => ({ name, missing: [], ...facts[name] })), channels };
}

const open: Fact = { done: false, at: null, by: null };

function known(done: boolean): Fact | null {
  return done ? { ...open, done } : null;
}

function saidOf(marks: Marks, item: SaidItem): Fact {
  const said = marks.find((mark) => mark.item === item);
  return said ? { done: true, at: said.at.toISOString(), by: { id: said.account_id, name: said.by } } : open;
}

async function readSupportContact({ db, config }: FirstDayDeps): Promise<Fact> {
  if (missingHelp(config) !== null) return open;
  const changed = (await selectChanged(db)).filter(({ name, value }) => name.startsWith('SUPPORT_') && value !== null);
  const last = changed.sort((a, b) => Number(b.changed_at) - Number(a.changed_at))[0];
  return { ...open, done: true, at: last?.changed_at.toISOString() ?? null };
}

function testsOf({ messages }: FirstDayDeps, marks: Marks): ChannelTest[] {
  return messages.channels.map(({ name: channel }) => {
    const mark = marks.find(({ item }) => item === channel);
    if (!mark) return { channel, state: 'never', reason: null, at: null, by: null };
    const { state, reason, at, account_id: id, by } = mark;
    return {
      ...{ channel, reason, at: at.toISOString(), by: { id, name: by } },
      state: state === 'done' ? 'sent' : state,
    };
  });
}

/** Done once every channel that is set up has sent a test. */
function judgeTests(channels: ChannelTest[]): Fact {
  const left = channels.filter(({ state }) => state !== 'sent');
  if (channels.length === 0 || left.length > 0) return open;
  const last = [...channels].sort((a, b) => String(b.at).localeCompare(String(a.at)))[0];
  return { done: true, at: last?.at ?? null, by: last?.by ?? null };
}

/** With whom a new installation begins, so that there are slots right away (migration 0089): nobody's colleagues. */
const invented = ['Asesoría 1', 'Asesoría 2'];

/**
 * Done once somebody can be booked, nobody was left without hours, and the invented advisors have other names or are inactive.
 * `countries`: where drivers can be called.
 */
async function readAdvisors(deps: FirstDayDeps): Promise<{ advisors: Fact; countries: CountryCode[] }> {
  const active = (await listAdvisors(deps, everyCountry)).filter((advisor) => advisor.active);
  const toSet = active
    .filter(({ name, hours }) => hours.length === 0 || invented.includes(name))
    .map(({ name }) => name);
  const countries = [
    ...new Set(active.filter(({ hours }) => hours.length > 0).flatMap((advisor) => advisor.countries)),
  ];
  const done = active.length > 0 && toSet.length === 0;
  return { advisors: { ...open, done, missing: toSet }, countries };
}

/** Done once every country where drivers can be called has a plan. */
async function readPlanned({ db }: FirstDayDeps, countries: readonly CountryCode[]): Promise<Fact> {
  const offered = (await readPlans(db)).filter(({ ended }) => !ended);
  const missing = countries.filter((country) => !offered.some((plan) => plan.country === country));
  if (offered.length === 0 || missing.length > 0) return { ...open, missing };
  const last = [...offered].sort((a, b) => b.at.localeCompare(a.at))[0];
  return { done: true, at: last?.at ?? null, by: last?.by ?? null };
}

/** Colleagues: somebody besides the first account, or invited. Second person: two who can decide, and signed up. */
async function readPeople({ db, now }: FirstDayDeps): Promise<Record<'colleagues' | 'secondPerson', Fact>> {
  const accounts = (await selectPeoplesAccounts(db)).filter((account) => !isOver(account, now()));
  const invited = await selectOpenInvitations(db, now());
  const joined = accounts.sort((a, b) => Number(a.created_at) - Number(b.created_at));
  const deciding = joined.filter((account) => may(account, 'decide'));
  const since = (second: (typeof joined)[number] | undefined) => ({ at: second?.created_at.toISOString() ?? null });
  return {
    colleagues: { ...open, done: joined.length > 1 || invited.length > 0, ...since(joined[1]) },
    secondPerson: { ...open, done: deciding.length > 1, ...since(deciding[1]) },
  };
}

async function readBackup({ db }: FirstDayDeps, marks: Marks): Promise<Fact> {
  const { backedUpAt } = await selectBackupTimes(db);
  return backedUpAt ? { done: true, at: backedUpAt.toISOString(), by: null } : saidOf(marks, 'backup');
}
