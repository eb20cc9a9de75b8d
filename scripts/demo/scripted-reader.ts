import { randomBytes } from 'node:crypto';
import type { ReadPlatform, ScreenshotReader, ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import type { Screen } from './drawings.ts';

/**
 * Replaces the reader while made-up screenshots are sent, and is told what was drawn: reading two thousand pictures would take an
 * hour. Documents are read later, by the product's own jobs.
 */
export class ScriptedReader implements ScreenshotReader {
  #next: ScreenshotReading | null = null;

  expect(platform: ReadPlatform, { boxes }: Screen, values: Partial<ScreenshotReading>): void {
    const sure = values.fullName ?? values.amount;
    this.#next = {
      kind: values.fullName ? 'profile' : 'earnings',
      band: sure ? 'sure' : 'none',
      reason: null,
      platformSeen: platform,
      ...{ fullName: null, rating: null, weekStart: null, amount: null, currency: null },
      boxes,
      pictureHash: `${hex(32)}-${hex(4)}-${hex(16)}`,
      ...{ ms: 1, modelMs: 1 },
      ...values,
    };
  }

  async read(): Promise<ScreenshotReading> {
    if (!this.#next) throw new Error('a screenshot that was not drawn');
    return this.#next;
  }

  async readDocument() {
    return { kind: 'unknown' as const, fields: {}, quality: null };
  }

  async secondsFor() {
    return 1;
  }

  async ready() {}
  async close() {}
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
