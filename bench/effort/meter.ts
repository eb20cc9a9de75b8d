import type { Locator, Page } from '@playwright/test';
import type { Chosen } from '../../e2e/driver/driver-apps.ts';

/** The effort of filling something in. */
export interface Effort {
  /** Characters typed. */
  keys: number;
  /** Presses: on buttons, links, and into each field. */
  taps: number;
  /** Options picked from a list, and files picked from the phone. */
  choices: number;
  /** Seconds until the page went on after an action. */
  waiting: number;
}

export const none: Effort = { keys: 0, taps: 0, choices: 0, waiting: 0 };

/** All actions by hand, without waiting. */
export function handsOf({ keys, taps, choices }: Effort): number {
  return keys + taps + choices;
}

/** Acts on a page as a person does, and counts. */
export class Meter {
  readonly page: Page;
  readonly effort: Effort = { ...none };

  constructor(page: Page) {
    this.page = page;
  }

  /** Types into a field unless it already has the value; a correct beginning is not typed again. */
  async type(name: string, value: string): Promise<void> {
    const field = this.page.locator(`input[name="${name}"], textarea[name="${name}"]`).first();
    if ((await field.count()) === 0) return;
    const has = await field.inputValue();
    if (has === value) return;
    const rest = has !== '' && value.startsWith(has) ? value.slice(has.length) : value;
    this.effort.taps++;
    await field.click();
    if (rest === value) await field.fill('');
    else await field.press('End');
    const typed = await this.#typeUntilOffered(field, rest, value);
    this.effort.keys += typed;
    if (typed < rest.length) {
      this.effort.choices++;
      await field.fill(value);
    }
    await field.blur();
  }

  /** Stops once the value can be picked from the field's list; returns the number of characters typed. */
  async #typeUntilOffered(field: Locator, rest: string, value: string): Promise<number> {
    const at = rest.indexOf('@') + 1;
    await field.pressSequentially(at > 0 ? rest.slice(0, at) : rest);
    if (at === 0) return rest.length;
    const offered = await field.evaluate(
      (input, wanted) =>
        Array.from((input as HTMLInputElement).list?.options ?? [], (item) => item.value).includes(wanted),
      value,
    );
    if (offered) return at;
    await field.pressSequentially(rest.slice(at));
    return rest.length;
  }

  /** Picks an option, unless it is picked already. */
  async pick(label: string | RegExp, value: string): Promise<void> {
    const list = this.page.getByLabel(label).first();
    if ((await list.count()) === 0 || (await list.inputValue()) === value) return;
    this.effort.choices++;
    await list.selectOption(value);
  }

  /** A date in three parts: two typed, the month picked. */
  async date(day: string): Promise<void> {
    const [year = '', month = '', dayOfMonth = ''] = day.split('-').map((part) => String(Number(part)));
    const field = (name: RegExp) => this.page.getByRole('textbox', { name });
    if ((await field(/^(Año|Year)$/).count()) === 0 || (await field(/^(Año|Year)$/).inputValue()) === year) return;
    const list = this.page.getByRole('combobox', { name: /^(Mes|Month)$/ });
    this.effort.choices++;
    await list.selectOption({ index: Number(month) });
    for (const [name, text] of [
      [/^(Día|Day)$/, dayOfMonth],
      [/^(Año|Year)$/, year],
    ] as const) {
      this.effort.taps++;
      this.effort.keys += text.length;
      await field(name).fill(text);
    }
  }

  async check(name: string): Promise<void> {
    const box = this.page.locator(`input[type=checkbox][name="${name}"]`);
    if ((await box.count()) === 0 || (await box.isChecked())) return;
    this.effort.taps++;
    await box.check();
  }

  /** Opens the file dialog of the `nth` button that has one, and picks. */
  async files(nth: number, files: Chosen[]): Promise<void> {
    this.effort.taps++;
    this.effort.choices += files.length;
    await this.page.locator('input[type=file]').nth(nth).setInputFiles(files);
  }

  async tap(name: RegExp): Promise<void> {
    const button = this.page.getByRole('button', { name }).or(this.page.getByRole('link', { name })).first();
    await this.page.waitForFunction(isStill);
    this.effort.taps++;
    await button.click();
  }

  /** Waits for an action's result, and counts the seconds. */
  async until(condition: () => Promise<unknown>): Promise<void> {
    const begun = performance.now();
    await condition();
    this.effort.waiting += (performance.now() - begun) / 1000;
  }
}

/** No second tap in the same place so soon after the first: the page takes it for a double tap. */
function isStill(): Promise<true> {
  return new Promise((resolve) => setTimeout(() => resolve(true), 450));
}
