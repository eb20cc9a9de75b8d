import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';

/** A person who uses only the keyboard and needs to see or hear the focus. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The screen with this heading is shown and its heading focused, so that it is announced. */
  async arrives(heading: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expectAccessible(this.page);
  }

  /** Tabs to a control, which must then show its focus. */
  async goes(to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const target = to.first();
    await expect(target).toBeEnabled();
    for (let stops = 0; stops < 60; stops++) {
      await this.page.keyboard.press(key);
      if (await target.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(target).toBeFocused();
    expect(await target.evaluate(isFocusSeen), `the focus on ${target} can be seen`).toBe(true);
  }

  async presses(name: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.goes(this.page.getByRole('button', { name }).or(this.page.getByRole('link', { name })));
    await this.page.keyboard.press(key);
  }

  async types(label: string, text: string): Promise<void> {
    await this.goes(this.page.getByLabel(label, { exact: true }));
    await this.page.keyboard.type(text);
  }

  /** The announcements of a screen reader. */
  async hears(text: string | RegExp): Promise<void> {
    const live = this.page.locator('[role=status], [role=alert], [aria-live=polite]').filter({ hasText: text });
    await expect(live.first()).toBeAttached();
    await expectAccessible(this.page);
  }
}

/** On the control itself, its drawn replacement, or its frame. */
function isFocusSeen(element: Element): boolean {
  const around = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement];
  return around.some((item) => {
    if (!item) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(item);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)|transparent/.test(outlineColor);
  });
}
