import type { Page } from '@playwright/test';
import type { Application } from '../../contract/admission/application.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Files } from '../contact-sheet/files.ts';

/** One thing that is done to reach a state: before the page is opened, or on it. */
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

/** Chooses files in the `nth` place that asks for some. */
export const choose =
  (pick: (files: Files) => Files['photo'] | Files['photo'][], nth = 0): Act =>
  (page, files) =>
    page.locator('input[type=file]').nth(nth).setInputFiles(pick(files));

export const see =
  (text: RegExp): Act =>
  (page) =>
    page.getByText(text).first().waitFor();

/** The call never gets an answer, nor reaches the server when the page is left. */
export const hold =
  (part: string, method?: string): PlainAct =>
  (page) =>
    intercept(page, calls(part, method), async (route) => {
      held.set(page, [...(held.get(page) ?? []), route]);
    });

const held = new WeakMap<Page, Route[]>();

/** Ends the calls that are held. */
export async function letGo(page: Page): Promise<void> {
  for (const route of held.get(page) ?? []) await route.abort().catch(() => undefined);
}

/** The call is refused with this code. */
export const refuse = (part: string, status: number, code: ErrorCode, method?: string): PlainAct =>
  answer(part, status, { error: { code, message: '', errors: [] } }, method);

/** The call is refused because of one of its fields. */
export const refuseField = (part: string, status: number, code: ErrorCode, path: string): Act =>
  answer(part, status, { error: { code, message: '', errors: [{ path, code, message: '' }] } });

export const answerWith = (part: string, data: unknown, method?: string): Act => answer(part, 200, { data }, method);

/** The application is shown otherwise than the server has it: what only an outside service brings about. */
export const shownWith =
  (change: (application: Application) => Partial<Application>): Act =>
  async (page) => {
    await drawnHere(page);
    await page.route(/\/api\/public\/admission\/requests\/[0-9a-f-]{36}$/, async (route) => {
      const { data } = await (await route.fetch()).json();
      await route.fulfill({ json: { data: { ...data, ...change(data) } } });
    });
  };

/** Uploads stop at this share, 0 to 1. */
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

/** A file of the page's code is not there any more. */
export const lacking =
  (name: string): Act =>
  (page) =>
    page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));

/** News has been drawn. */
export const toasted: Act = (page) => page.locator('[data-toast=shown]').first().waitFor();

export const offline: Act = (page) => page.context().setOffline(true);

export const printed: Act = (page) => page.emulateMedia({ media: 'print' });
export const forcedColours: Act = (page) => page.emulateMedia({ forcedColors: 'active' });

/** Moves the focus on from the heading by the keyboard. */
export const tab =
  (times: number): Act =>
  async (page) => {
    await page.locator('h1').focus();
    for (let i = 0; i < times; i++) await page.keyboard.press('Tab');
  };

/** To the end of the page, where a footer may cover what stands there. */
export const scrollDown: Act = (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

/** The page draws its first screen itself, as one that was fetched ahead does: then its calls can be played. */
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
