import type { Locator, Page } from '@playwright/test';

/** Somebody at a keyboard: counts what they press, and the seconds they wait for the machine. */
export class Hands {
  readonly page: Page;
  presses = 0;
  waiting = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a key and waits for its effect. */
  async press(key: string, brings?: () => Promise<unknown>): Promise<void> {
    this.presses++;
    const begun = performance.now();
    await this.page.keyboard.press(key);
    await brings?.();
    this.waiting += (performance.now() - begun) / 1000;
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }

  /** Tabs to a control. */
  async tabTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < 40; stops++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`${target} is not reached by Tab`);
  }
}
