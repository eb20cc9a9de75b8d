import { countries } from '../../contract/countries/index.ts';
import type { CountryCode } from '../../contract/country.ts';
import type { DocumentType } from '../../contract/documents/rules.ts';
import type { Platform } from '../../contract/earnings/platforms.ts';
import { dateIn, wantedWeeks } from '../../contract/earnings/weeks.ts';
import { contacts, longAddress, longContact, obligor, personalData } from '../../sandbox/people/people.ts';
import type { Files } from '../contact-sheet/files.ts';
import type { DriverFile } from './driver-file.ts';

type Step = (driver: DriverFile, files: Files) => Promise<void>;
interface Story {
  country: CountryCode;
  steps: Step[];
}

const contact: Step = (d) => d.give(contacts[d.country]);
/** The app a driver of the country earns with. */
export const drivenApp = { mx: 'uber', us: 'lyft' } as const satisfies Record<CountryCode, Platform>;
const profile: Step = (d, files) =>
  d.screenshot(drivenApp[d.country], 'profile', { mx: files.profile, us: files.lyftProfile }[d.country]);
const twelveTyped: Step = async (d) => {
  for (const [i, week] of weeksOf(d).entries()) await d.week(drivenApp[d.country], week, amount(i));
};
const personal: Step = (d) => d.give(personalData(d.country));
const send =
  (...types: DocumentType[]): Step =>
  async (d, files) => {
    for (const type of types) await d.document(type, files.of(type));
  };
const everyDocument: Step = async (d, files) => {
  for (const { type } of await documentsOf(d)) await d.document(type, files.of(type));
  if (countries[d.country].documents.includes('solidarity_obligor_identity_card_front')) await d.obligor(obligor);
};
const requiredAlone: Step = async (d, files) => {
  for (const { type, required } of await documentsOf(d)) if (required) await d.document(type, files.of(type));
};
const requiredDocuments: Step = async (d, files) => {
  for (const { type, required } of await documentsOf(d)) {
    if (required) await d.document(type, files.of(type));
    else await d.skip(type);
  }
};
const submit: Step = (d) => d.submit();

const nineOfTwelve: Step = async (d, files) => {
  const weeks = weeksOf(d);
  for (const week of files.weeks) await d.screenshot('uber', 'earnings', week);
  await d.week('uber', weeks[5]!, 0);
  await d.week('uber', weeks[6]!, 4777);
};

const earned = [contact, profile, twelveTyped];
const judged: Step[] = [...earned, (d) => d.analyse()];
const passed: Step[] = [...judged, (d) => d.moveTo('documents_analysis')];
const identified = [...passed, personal];
const ready = [...identified, everyDocument];
const sent = [...ready, submit];
const visited: Step[] = [...sent, (d) => d.moveTo('home_visit')];

/** Applications in every state; each is created once and shared by read-only users. */
export const stories = {
  fresh: mexico(),
  contact: mexico(contact),
  profile: mexico(contact, profile),
  nine: mexico(contact, profile, nineOfTwelve),
  complete: mexico(...earned),
  judicial: mexico(...judged),
  passed: mexico(...passed),
  documents: mexico(...identified),
  someDocuments: mexico(...identified, send('identity_card_front', 'identity_card_back', 'bank_statement_month_1')),
  askedFor: mexico(...identified, async (d) => {
    for (const type of ['proof_of_completion_of_safety_courses', 'ride_share_ride_history', 'driving_record'] as const)
      await d.askFor(type);
  }),
  returnedBefore: mexico(
    ...identified,
    send('identity_card_front', 'identity_card_back', 'proof_of_address', 'bank_statement_month_1'),
    async (d) => {
      await d.approve('identity_card_front');
      await d.reject('identity_card_back', 'blurred_or_dark');
      await d.reject(
        'proof_of_address',
        'other',
        'El recibo es de hace más de 3 meses: envía uno más nuevo, por favor.',
      );
      await d.reject('bank_statement_month_1', 'incomplete');
    },
  ),
  obligorReturned: mexico(
    ...identified,
    send('solidarity_obligor_identity_card_front', 'solidarity_obligor_identity_card_back'),
    async (d) => {
      await d.obligor(obligor);
      await d.reject('solidarity_obligor_identity_card_front', 'corners_cut_off');
    },
  ),
  required: mexico(...identified, requiredAlone),
  later: mexico(...identified, requiredDocuments),
  ready: mexico(...ready),
  long: mexico(...ready, (d) => d.give({ ...longContact, ...longAddress })),
  sent: mexico(...sent),
  sentWithout: mexico(...identified, requiredDocuments, submit),
  returned: mexico(...sent, async (d) => {
    await d.reject('proof_of_address', 'expired');
    await d.reject('selfie_photo', 'not_the_original');
    await d.askFor('driving_record');
  }),
  visit: mexico(...visited),
  booked: mexico(...visited, (d) => d.bookVisit(0)),
  photosBegun: mexico(...visited, (d, files) => d.homePhotos(files.photo, { homeImagesFront: 1 })),
  visitReady: mexico(
    ...visited,
    (d) => d.bookVisit(5),
    (d) => d.locate(),
    (d, files) => d.homePhotos(files.photo, { homeImagesFront: 2, homeImagesGarage: 1, homeImagesSurroundings: 2 }),
  ),
  approvedDocuments: mexico(...visited, (d) => d.approve('all')),
  approved: mexico(...visited, (d) => d.moveTo('approved')),
  handOver: mexico(...visited, (d) => d.moveTo('approved', '--handover', '2026-12-01')),
  rejected: mexico(...identified, (d) => d.moveTo('rejected')),
  rejectedWithReason: mexico(...visited, (d) =>
    d.moveTo('rejected', '--tell', 'earnings_too_low', '--again', '2027-06-01'),
  ),
  usFresh: unitedStates(),
  usContact: unitedStates(contact),
  usComplete: unitedStates(...earned),
  usPassed: unitedStates(...passed),
  usDocuments: unitedStates(...identified),
  usReady: unitedStates(...ready),
} satisfies Record<string, Story>;

export type StoryName = keyof typeof stories;

function mexico(...steps: Step[]): Story {
  return { country: 'mx', steps };
}

function unitedStates(...steps: Step[]): Story {
  return { country: 'us', steps };
}

export function weeksOf({ country }: Pick<DriverFile, 'country'>): string[] {
  return wantedWeeks(dateIn(countries[country].zone, new Date()));
}

function amount(i: number): number {
  return [4512, 3980, 4310, 5120, 4044, 0, 4777, 3655, 3910, 4201, 4655, 4390][i] ?? 4000;
}

async function documentsOf(driver: DriverFile) {
  return (await driver.read()).documentsAnalysis.documents;
}
