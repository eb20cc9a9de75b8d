import { ReaderError, type ScreenshotReader, type ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { watchReader } from './watch-work.ts';

const screenshot = {
  image: 'a.png',
  platform: 'didi',
  uploadType: 'earnings',
  country: 'mx',
  capturedAt: '2026-11-21',
} as const;

test('readings are counted by platform, band and reason, and faults by their name', async () => {
  const metrics = createMetrics();
  const answers: Partial<ScreenshotReading>[] = [
    { band: 'sure', reason: null },
    { band: 'ask', reason: 'several_amounts' },
    { band: 'none', reason: 'no_week' },
    { band: 'none', reason: 'no_week' },
  ];
  const read = async () => {
    const answer = answers.shift();
    if (!answer) throw new ReaderError('timeout');
    return answer as ScreenshotReading;
  };
  const reader = watchReader({ read } as Partial<ScreenshotReader> as ScreenshotReader, metrics);
  for (let k = 0; k < 4; k++) await reader.read(screenshot);
  await expect(reader.read(screenshot)).rejects.toThrow();
  const { values } = await metrics.readings.get();
  expect(values.map(({ labels, value }) => [labels.platform, labels.verdict, labels.reason, value])).toEqual([
    ['didi', 'sure', '', 1],
    ['didi', 'ask', 'several_amounts', 1],
    ['didi', 'none', 'no_week', 2],
    ['didi', 'timeout', '', 1],
  ]);
});
