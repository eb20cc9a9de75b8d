import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import type { Chosen } from './screenshots/render.ts';

/** What a person sees and does, for the journeys. */
export class Applicant {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The screen with this heading is there, and it is accessible. */
  async sees(heading: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 20_000 });
    await expectAccessible(this.page);
  }

  async presses(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).or(this.page.getByRole('link', { name })).first().click();
  }

  async types(label: string, value: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(value);
  }

  /** Chooses files where the screen asks for them by this name. */
  async chooses(label: string | RegExp, files: Chosen | Chosen[]): Promise<void> {
    await this.page.getByLabel(label).first().setInputFiles(files);
  }

  async reloads(heading: string | RegExp): Promise<void> {
    await this.page.reload();
    await this.sees(heading);
  }
}
