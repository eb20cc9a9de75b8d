import type { Page } from '@playwright/test';
import type { Row } from '../../../contract/staff/queue-row.ts';
import { isFrom, type Site } from './site.ts';

export type Step = (page: Page) => Promise<unknown>;

/** A room of the console in one state, and the steps to reach it. */
export interface RoomState {
  /** Its path in the console's routes. */
  screen: string;
  state: string;
  /** Its address; `screen` when left out. */
  at?: (site: Site) => string;
  before?: Step[];
  after?: Step[];
  /** The signed-in person; default: an admin. */
  as?: 'advisor' | 'nobody';
}

export const press =
  (name: RegExp, nth = 0): Step =>
  (page) =>
    page.getByRole('button', { name }).or(page.getByRole('link', { name })).nth(nth).click();
/** Answers a call with data that doesn't occur in the made-up applications. */
export const answer =
  (part: string, data: object): Step =>
  (page) =>
    page.route(part, (route) => route.fulfill({ json: { data } }));
/** Answers reads with made-up data; writes go on. */
export const answerReads =
  (part: string | RegExp, data: object): Step =>
  (page) =>
    page.route(part, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { data } }) : route.fallback(),
    );
/** Changes what a read answers. */
export const changed =
  (part: string | RegExp, change: (data: never) => void): Step =>
  (page) =>
    page.route(part, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const json = await response.json();
      change(json.data as never);
      await route.fulfill({ response, json });
    });
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
export const keys =
  (...pressed: string[]): Step =>
  async (page) => {
    // These act on existing elements.
    await page.locator('.pulse-soft').first().waitFor({ state: 'detached' });
    for (const key of pressed) await page.keyboard.press(key);
  };
export const type =
  (label: RegExp, text: string): Step =>
  (page) =>
    page.getByLabel(label).first().fill(text);
export const seen =
  (text: RegExp): Step =>
  (page) =>
    page.getByText(text).first().waitFor();
export const opened: Step = async (page) => {
  const dialog = page.getByRole('dialog').first();
  await dialog.waitFor();
  // On a phone it is there unseen until the keyboard of its first field had time to open.
  await page.waitForFunction((item) => !item?.closest('[style*="opacity: 0"]'), await dialog.elementHandle());
};
/** Presses a button of the dialog. */
export const choose =
  (name: RegExp): Step =>
  (page) =>
    page.getByRole('dialog').getByRole('button', { name }).first().click();
/** Submits the dialog's form; if it is empty, its errors appear. */
export const send: Step = (page) => {
  const dialog = page.getByRole('dialog');
  return dialog.locator('[type=submit]').or(dialog.locator('button.bg-brand-fill')).first().click();
};
/** Chooses in the open menu. */
export const item =
  (name: RegExp): Step =>
  (page) =>
    page.getByRole('menuitem', { name }).click();
export const refuse =
  (part: string, status: number, code: string): Step =>
  (page) =>
    page.route(part, (route) => route.fulfill(refusal(status, code)));
/** Refuses writes; reads are answered. */
export const refuseWrite =
  (part: string, status: number, code: string, ...errors: Fault[]): Step =>
  (page) =>
    page.route(part, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill(refusal(status, code, errors)),
    );
interface Fault {
  path: string;
  code: string;
}
const refusal = (status: number, code: string, errors: Fault[] = []) => ({
  status,
  json: { error: { code, message: '', errors } },
});
export const hold =
  (part: string): Step =>
  (page) =>
    page.route(part, () => undefined);
export const scrollTo =
  (id: string): Step =>
  (page) =>
    page.locator(`#${id}`).evaluate((element) => element.scrollIntoView());

/** Opens a part that is folded because nothing is left to do in it. */
export const unfold =
  (id: string): Step =>
  (page) =>
    page.locator(`#${id}`).dispatchEvent('beforematch');

const pick = (site: Site, fits: (row: Row) => boolean, nth: number): string => {
  const rows = site.rows.filter(fits).toSorted((a, b) => b.toReview - a.toReview);
  return (rows[nth] ?? rows[0] ?? site.rows[0])?.applicationId ?? '';
};
/** `nth`: for a state that changes its application, another than the first, which most states look at. */
export const of =
  (fits: (row: Row) => boolean, rest = '', nth = 0) =>
  (site: Site): string =>
    `/applications/${pick(site, fits, nth)}${rest}`;
export const toReview = (row: Row) => row.waitsFor === 'review' && isFrom('mx')(row);
export const isVisited = ({ stage, visitAt }: Row) => stage === 'home_visit' && visitAt !== null;
export const firstToReview = of(toReview);
export const applicationRoom = '/applications/:id';
export const reviewRoom = '/applications/:id/review/:type?';
