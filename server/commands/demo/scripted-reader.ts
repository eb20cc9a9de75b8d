import { randomBytes } from 'node:crypto';
import type { ReadPlatform, ScreenshotReader, ScreenshotReading } from '../../providers/ocr/ocr.ts';
import type { Screen } from './drawings.ts';

/**
 * Stands in for the reader while made-up screenshots are sent: it is told what was drawn, since two thousand pictures would be
 * read for an hour. Papers are read by the product's own jobs, once it runs.
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
    if (!this.#next) throw new Error('a screenshot that nobody drew');
    return this.#next;
  }

  async readPaper() {
    return { kind: 'unknown' as const, fields: {}, quality: null };
  }

  async secondsFor() {
    return 1;
  }

  async ready() {}
  async close() {}
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
