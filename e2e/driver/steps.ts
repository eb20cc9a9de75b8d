import { expect, type Page } from '@playwright/test';
import { curpCheckDigit } from '../../contract/fields/identifiers/curp.ts';
import { contacts } from '../../sandbox/people/people.ts';
import { expectAccessible } from './accessible.ts';
import type { Chosen } from './driver-apps.ts';

/** What a person sees and does, for the journeys. */
export class Applicant {
  readonly page: Page;
  /** Off with a stopped clock: the accessibility check would wait forever. */
  looks = true;

  constructor(page: Page) {
    this.page = page;
  }

  /** The screen with this heading is shown and accessible. */
  async sees(heading: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await this.#look();
  }

  /** The same for a heading that waits for readings, which take turns and have a low priority on a busy machine. */
  async seesRead(heading: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 240_000 });
    await this.#look();
  }

  /** Taps a button, and the same place again at once. */
  async tapsTwice(name: string | RegExp): Promise<void> {
    const button = this.page.getByRole('button', { name }).or(this.page.getByRole('link', { name })).first();
    await expect(button).toBeEnabled();
    await this.#look();
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox())!;
    await this.page.evaluate(tapAgain);
    await this.page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect.poll(() => this.page.evaluate(() => 'tappedAgain' in window)).toBe(true);
  }

  async presses(name: string | RegExp): Promise<void> {
    const button = this.page.getByRole('button', { name }).or(this.page.getByRole('link', { name })).first();
    await button.waitFor();
    await this.#look();
    // News that arrives meanwhile may draw the button anew.
    await expect(() => button.scrollIntoViewIfNeeded({ timeout: 5000 })).toPass();
    // A person wouldn't press sooner; a press in the same place would count as a double tap.
    await this.page.waitForTimeout(await button.evaluate(doubleTapLeft));
    await button.click();
  }

  /** Presses a button and sees a short notification: looked for in the page before the press, as it goes by itself. */
  async pressesAndIsNotified(name: string | RegExp, text: string | RegExp): Promise<void> {
    await Promise.all([this.page.getByText(text).first().waitFor(), this.presses(name)]);
  }

  async types(label: string, value: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).waitFor();
    await this.#look();
    await this.page.getByLabel(label, { exact: true }).fill(value);
  }

  /** Fills in the contact form. */
  async typesContact({ firstName, lastName, phone, email } = contacts.mx): Promise<void> {
    await this.types('Nombre(s)', firstName);
    await this.types('Apellidos', lastName);
    await this.types('Celular', phone);
    await this.types('Correo electrónico', email);
  }

  /** Chooses files in the input with this name. */
  async chooses(label: string | RegExp, files: Chosen | Chosen[]): Promise<void> {
    await this.page.getByLabel(label).first().setInputFiles(files);
  }

  /** Checks the accessibility of the current state. */
  async #look(): Promise<void> {
    if (this.looks) await expectAccessible(this.page);
  }

  async reloads(heading: string | RegExp): Promise<void> {
    await this.page.reload();
    await this.sees(heading);
  }
}

/**
 * How long a press here would still count as the second tap of a double tap, in ms by the clock of the page's events, which
 * continues when a test has stopped the others.
 */
function doubleTapLeft(button: Element): number {
  const page = window as typeof window & { lastPress?: MouseEvent | null };
  if (page.lastPress === undefined) {
    page.lastPress = null;
    addEventListener('click', (event) => (page.lastPress = event), { capture: true });
  }
  const { lastPress } = page;
  if (!lastPress) return 0;
  const { x, y, width, height } = button.getBoundingClientRect();
  // The page's limits for one place and one double tap, plus a margin.
  const near = Math.abs(lastPress.x - x - width / 2) < 60 && Math.abs(lastPress.y - y - height / 2) < 60;
  return near ? Math.max(0, 450 - (new Event('now').timeStamp - lastPress.timeStamp)) : 0;
}

/**
 * Taps once more where the next tap will have been, 90 ms later by the page's own clock, on whatever control is there
 * by then. Two separate taps from here would be too far apart on a busy machine.
 */
function tapAgain(): void {
  const page = window as typeof window & { tappedAgain?: true };
  delete page.tappedAgain;
  const again = ({ clientX, clientY, detail }: MouseEvent) => {
    const tap = { clientX, clientY, detail, bubbles: true, cancelable: true, composed: true };
    setTimeout(() => {
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(new MouseEvent('click', tap));
      page.tappedAgain = true;
    }, 90);
  };
  addEventListener('click', again, { capture: true, once: true });
}

/** This CURP for a first attempt, and its namesakes' for the next ones: one person has one application. */
export function curpOfAttempt(curp: string, attempt: number): string {
  const namesake = `${curp.slice(0, 16)}${Number(curp[16]) + attempt}`;
  return `${namesake}${curpCheckDigit(namesake)}`;
}

/** The page is hydrated. */
export async function appStands(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('standing').length > 0);
}

/** The number of chosen files that this browser keeps until they are sent. */
export function countKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    // Opening the database before the app does would create it without its store.
    if (!known.some(({ name }) => name === 'volante-files')) return 0;
    const answer = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const database = await answer(indexedDB.open('volante-files'));
    const count = await answer(database.transaction('chosen').objectStore('chosen').count());
    database.close();
    return count;
  });
}
