import type { MadeUpDriver } from './made-up-driver.ts';
import type { MadeUpStaff } from './made-up-staff.ts';

export interface Company {
  advisor: MadeUpStaff;
  /** Confirms what the reviewer proposes, where decisions need two people. */
  second: MadeUpStaff;
  reviewer: MadeUpStaff;
}

type Act = (driver: MadeUpDriver, company: Company) => Promise<unknown>;

/**
 * How an application went: what happened on which day after its link was made, and for how many days nothing has happened since.
 */
export interface Life {
  name: string;
  steps: { day: number; act: Act }[];
  quiet: number;
}

const at = (day: number, act: Act) => ({ day, act });

const contact = at(0.02, (driver) => driver.giveContact());
const earned = at(0.05, (driver) => driver.earn());
// Where staff make the judicial check.
const checked = at(0.1, (driver, { reviewer }) => reviewer.passCheck(driver.applicationId));
const form = at(0.2, (driver) => driver.giveForm());
const documents = at(0.4, (driver) => driver.sendDocuments());
const required = at(0.4, (driver) => driver.sendDocuments('required'));
const submitted = at(0.5, (driver) => driver.submit());
const sent = [contact, earned, checked, form, documents, submitted];

const reviewed = at(1.2, (driver, { reviewer }) => reviewer.review(driver.applicationId));
const approvedData = at(1.21, (driver, { reviewer }) => reviewer.approveData(driver.applicationId));
const toVisit = at(1.3, (driver, { reviewer }) =>
  reviewer.move(driver.applicationId, 'home_visit', 'Documentos y ganancias en orden.'),
);
const onTheWay = [...sent, reviewed, approvedData, toVisit];
const booked = at(1.6, async (driver, { reviewer }) => {
  if (!(await reviewer.hasVisit(driver.applicationId))) await driver.bookVisit();
  await driver.shareLocation();
});
const photos = at(1.7, (driver) => driver.sendHomePhotos());
// Booked on the second day, the visit takes place on the tenth at the latest.
const reported = (outcome: 'passed' | 'failed' | 'no_show') =>
  at(11, (driver, { advisor }) => advisor.reportVisit(driver.applicationId, outcome));
const rejected = (day: number, reasons: string[]) => at(day, refused('No cumple con el programa.', reasons));

/** Every stage and every reason to wait, the frequent ones more often. */
export const lives: Life[] = [
  { name: 'waits for a reviewer', steps: sent, quiet: 0.3 },
  { name: 'has begun', steps: [contact, at(0.05, (driver) => driver.earn(7))], quiet: 1 },
  {
    name: 'waits for a reviewer, with what is required alone',
    steps: [contact, earned, checked, form, required, submitted],
    quiet: 1,
  },
  { name: 'approved', steps: [...onTheWay, booked, photos, reported('passed'), approved()], quiet: 4 },
  { name: 'papers came back', steps: [...sent, sentBack()], quiet: 1 },
  { name: 'half reviewed, taken by somebody', steps: [...sent, taken(), halfReviewed()], quiet: 0.1 },
  { name: 'visit booked', steps: [...onTheWay, booked, photos], quiet: 0.2 },
  { name: 'papers missing', steps: [contact, earned, checked, form], quiet: 2 },
  { name: 'rejected for earnings', steps: [...sent, rejected(2, ['earnings_too_low'])], quiet: 6 },
  { name: 'ready to move on', steps: [...sent, reviewed, approvedData], quiet: 0.4 },
  { name: 'a figure is asked for again', steps: [...sent, askedAgain()], quiet: 0.5 },
  { name: 'visit held, nothing written', steps: [...onTheWay, booked, photos], quiet: 10 },
  { name: 'visit to be booked', steps: onTheWay, quiet: 2 },
  { name: 'visit passed, waits for the decision', steps: [...onTheWay, booked, photos, reported('passed')], quiet: 1 },
  { name: 'missed the visit', steps: [...onTheWay, booked, reported('no_show')], quiet: 1 },
  { name: 'rejected after the visit', steps: [...onTheWay, booked, photos, reported('failed'), failed()], quiet: 3 },
  { name: 'was given a link', steps: [], quiet: 3 },
  { name: 'withdrew', steps: [contact, earned, at(3, (driver) => driver.withdraw())], quiet: 5 },
];

function approved() {
  return at(12, async ({ applicationId }, { reviewer, second }) => {
    await reviewer.approve(applicationId, 'Visita y papeles en orden.');
    await second.confirm(applicationId);
  });
}

function refused(reason: string, reasons: string[]): Act {
  return async ({ applicationId }, { reviewer, second }) => {
    await reviewer.move(applicationId, 'rejected', reason, { reasons });
    await second.confirm(applicationId);
  };
}

function failed() {
  return rejected(12, ['residence_not_confirmed', 'home_not_suitable']);
}

function sentBack() {
  return at(1.1, async (driver, { reviewer }) => {
    await reviewer.note(driver.applicationId, 'El comprobante es de otro domicilio. Lo pedí otra vez.');
    await reviewer.review(driver.applicationId, {
      proof_of_address: 'incomplete',
      identity_card_back: 'blurred_or_dark',
    });
  });
}

function taken() {
  return at(0.9, (driver, { reviewer }) => reviewer.take(driver.applicationId));
}

function halfReviewed() {
  return at(0.95, (driver, { reviewer }) => reviewer.review(driver.applicationId, {}, 4));
}

function askedAgain() {
  return at(1.1, (driver, { reviewer }) =>
    reviewer.askAgain(driver.applicationId, 'personal_data', ['street', 'streetNumber'], 'does_not_match_papers'),
  );
}
