import type { Page } from '@playwright/test';
import type { Application } from '../../contract/application.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Files } from '../contact-sheet/files.ts';

/** One step to reach a state: before the page opens, or on it. */
export type Act = (page: Page, files: Files) => Promise<unknown>;
type PlainAct = (page: Page) => Promise<unknown>;

const calls = (part: string, method?: string) => [new RegExp(`/api/.*${part}`), method] as const;

/** Presses a button or a link; the name fits both languages. */
export const press =
  (name: RegExp, nth = 0): Act =>
  (page) =>
    page.getByRole('button', { name }).or(page.getByRole('link', { name })).nth(nth).click({ force: true });

export const type =
  (field: string, text: string): Act =>
  async (page) => {
    await page.locator(`[name="${field}"]`).fill(text);
    await page.locator(`[name="${field}"]`).blur();
  };

/** Selects an option by its value. */
export const select =
  (field: string, value: string): Act =>
  (page) =>
    page.locator(`select[name="${field}"]`).selectOption(value);

/** Chooses files in the `nth` file input; -1 is the last, where a screen of several documents takes several. */
export const choose =
  (pick: (files: Files) => Files['photo'] | Files['photo'][], nth = 0): Act =>
  (page, files) =>
    page.locator('input[type=file]').nth(nth).setInputFiles(pick(files));

export const see =
  (text: RegExp): Act =>
  (page) =>
    page.getByText(text).first().waitFor();

/** The call hangs, and never reaches the server even when the page is left. */
export const hold =
  (part: string, method?: string): PlainAct =>
  (page) =>
    intercept(page, calls(part, method), heldOn(page));

const held = new WeakMap<Page, Route[]>();

const heldOn = (page: Page) => async (route: Route) => {
  held.set(page, [...(held.get(page) ?? []), route]);
};

/** Ends the held calls. */
export async function letGo(page: Page): Promise<void> {
  for (const route of held.get(page) ?? []) await route.abort().catch(() => undefined);
}

/** Refuses the call with this code. */
export const refuse = (part: string, status: number, code: ErrorCode, method?: string): PlainAct =>
  answer(part, status, { error: { code, message: '', errors: [] } }, method);

/** Refuses the call because of one of its fields. */
export const refuseField = (part: string, status: number, code: ErrorCode, path: string): Act =>
  answer(part, status, { error: { code, message: '', errors: [{ path, code, message: '' }] } });

export const answerWith = (part: string, data: unknown, method?: string): Act => answer(part, 200, { data }, method);

/** Overrides the application as shown, for states that only an outside service can cause. */
export const shownWith =
  (change: (application: Application) => Partial<Application>): Act =>
  async (page) => {
    await drawnHere(page);
    await page.route(/\/api\/public\/admission\/requests\/[0-9a-f-]{36}$/, async (route) => {
      const { data } = await (await route.fetch()).json();
      await route.fulfill({ json: { data: { ...data, ...change(data) } } });
    });
  };

/** Stops uploads at this share, 0 to 1. */
export const uploadsStopAt =
  (share: number): Act =>
  (page) =>
    page.addInitScript((loaded) => {
      XMLHttpRequest.prototype.send = function () {
        setTimeout(() => {
          const progress = { lengthComputable: true, loaded: loaded * 1000, total: 1000 };
          this.upload.dispatchEvent(new ProgressEvent('progress', progress));
        });
      };
    }, share);

/** Removes a file of the page's code. */
export const lacking =
  (name: string): Act =>
  (page) =>
    page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));

/** A file of the page's code is on its way, and never arrives. */
export const awaiting =
  (name: string): Act =>
  (page) =>
    page.route(`**/assets/${name}-*.js`, heldOn(page));

/** A message is shown. */
export const toasted: Act = (page) => page.locator('[data-toast=shown]').first().waitFor();

export const offline: Act = (page) => page.context().setOffline(true);

export const printed: Act = (page) => page.emulateMedia({ media: 'print' });
export const forcedColours: Act = (page) => page.emulateMedia({ forcedColors: 'active' });

/** Moves the focus on from the heading by keyboard. */
export const tab =
  (times: number): Act =>
  async (page) => {
    await page.locator('h1').focus();
    for (let i = 0; i < times; i++) await page.keyboard.press('Tab');
  };

/** Scrolls to the end of the page, where a footer may cover content. */
export const scrollDown: Act = (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

/** Makes the page render its first screen in the browser: then its calls can be faked. */
export function drawnHere(page: Page): Promise<void> {
  return page.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' });
}

function answer(part: string, status: number, json: unknown, method?: string): PlainAct {
  return (page) => intercept(page, calls(part, method), (route) => route.fulfill({ status, json }));
}

type Handler = Parameters<Page['route']>[1];
type Route = Parameters<Handler>[0];

async function intercept(page: Page, [url, method]: ReturnType<typeof calls>, act: (route: Route) => Promise<unknown>) {
  await drawnHere(page);
  return page.route(url, (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    return act(route);
  });
}
