import assert from 'node:assert/strict';
import { countryCodes } from '@volante/contract/country.ts';
import { DocumentReading, ScreenshotReading } from '@volante/reader/interface.ts';
import type { ScreenshotReader } from '@volante/reader/screenshots/ocr.ts';
import { type Rule, refuses } from './rule.ts';

// A white picture of one pixel.
const blank = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);
const screenshot = {
  platform: 'uber',
  uploadType: 'earnings',
  capturedAt: '2026-11-28',
  queueKey: 'a test',
} as const;
const photo = { documentType: 'identity_card_front', today: '2026-11-28', queueKey: 'a test' } as const;

/** The rules for every reader of pictures. */
export const readerRules: Rule<ScreenshotReader>[] = [
  {
    says: 'a picture without content has a reading as described, which claims nothing',
    async holds(reader) {
      for (const country of countryCodes) {
        const reading = ScreenshotReading.parse(await reader.read({ ...screenshot, country, image: blank }));
        assert.notEqual(reading.band, 'sure');
      }
    },
  },
  {
    says: 'a photo without content has a reading as described, of no kind',
    async holds(reader) {
      const reading = DocumentReading.parse(await reader.readDocument({ ...photo, image: blank }));
      assert.equal(reading.kind, 'unknown');
    },
  },
  {
    says: 'what is no picture is refused with not_an_image',
    async holds(reader) {
      const image = Buffer.from('no picture');
      await refuses(reader.read({ ...screenshot, country: countryCodes[0], image }), {
        name: 'ReaderError',
        fault: 'not_an_image',
      });
      await refuses(reader.readDocument({ ...photo, image }), { name: 'ReaderError', fault: 'not_an_image' });
    },
  },
  {
    says: 'it says how long a picture would take, in seconds',
    async holds(reader) {
      assert.ok((await reader.secondsFor('a test')) >= 0);
    },
  },
];
