// Draws pictures, and reads them slowly enough for uploads to overlap as with the real reader.
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { EditingMark } from '@volante/contract/earnings/calls.ts';
import { ReaderError, type ScreenshotReader, type ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import sharp from 'sharp';
import type { TestApp } from '../../testing/test-app.ts';
import { SURE_ENOUGH } from '../screenshots/judge.ts';

interface Drawn {
  week?: string;
  amount?: number;
  currency?: 'MXN' | 'USD';
  confidence?: number;
  name?: string;
  rating?: number;
  app?: ScreenshotReading['platformSeen'];
  passenger?: true;
  /** What it says that other weeks brought. */
  stated?: Record<string, number>;
  /** It was sent before the total of its week was settled. */
  early?: true;
  /** The reader isn't sure about the screen, however legible its values are. */
  uncertain?: true;
  against?: ScreenshotReading['reason'];
  language?: 'es' | 'en';
  /** What looks edited, at the place of its amount. */
  edited?: EditingMark;
  /** Where the clock of the status bar begins, in widths of the picture. */
  clock?: number;
}

interface SlowReader extends ScreenshotReader {
  /** A unique picture with this content. */
  draw(shown: Drawn): Promise<Buffer>;
  /** The same picture recompressed: other bytes, same reading. */
  recompress(picture: Buffer): Promise<Buffer>;
  /** Replaces the reading of every picture. */
  failWith(fault: ReaderError['fault'] | null, retryAfter?: number): void;
  /** The number of pictures read so far. */
  count(): number;
}

export function createSlowReader(): SlowReader {
  const readings = new Map<string, ScreenshotReading>();
  const keyOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  let fault: ReaderError['fault'] | null = null;
  let retryAfter = 5;
  let reads = 0;
  return {
    async draw(shown) {
      const raw = { width: 20, height: 40, channels: 3 as const };
      const picture = await sharp(randomBytes(20 * 40 * 3), { raw })
        .png()
        .toBuffer();
      readings.set(keyOf(picture), readingOf(shown));
      return picture;
    },
    async recompress(picture) {
      const copy = await sharp(picture).jpeg({ quality: 70 }).toBuffer();
      readings.set(keyOf(copy), readings.get(keyOf(picture))!);
      return copy;
    },
    failWith(next, seconds = 5) {
      fault = next;
      retryAfter = seconds;
    },
    count: () => reads,
    async read({ image }) {
      reads++;
      await pause(50 + Math.random() * 50);
      if (fault) throw new ReaderError(fault, { retryAfter });
      return readings.get(keyOf(typeof image === 'string' ? await readFile(image) : image)) ?? readingOf({});
    },
    readDocument: () => Promise.reject(new Error('this reader reads screenshots only')),
    secondsFor: async () => 2,
    ready: async () => {},
    close: async () => {},
  };
}

const STATED: [number, number, number, number] = [0.1, 0.8, 0.8, 0.05];
const AMOUNT: [number, number, number, number] = [0.1, 0.3, 0.5, 0.1];

/** What a reader says of a picture with this content. */
export function readingOf(shown: Drawn): ScreenshotReading {
  const read = <T>(value: T | undefined) =>
    value === undefined ? null : { value, confidence: shown.confidence ?? 0.97 };
  const earnings = shown.week !== undefined || shown.amount !== undefined;
  const profile = shown.name !== undefined || shown.rating !== undefined;
  const certain = !shown.uncertain && (shown.confidence ?? 0.97) >= SURE_ENOUGH;
  const whole = profile || (shown.week !== undefined && shown.amount !== undefined);
  const band = !whole ? 'none' : certain ? 'sure' : 'ask';
  return {
    band,
    reason: band === 'sure' ? null : (shown.against ?? 'other_screen'),
    kind: earnings ? 'earnings' : profile ? 'profile' : 'none',
    platformSeen: shown.app ?? null,
    fullName: read(shown.name),
    rating: read(shown.rating),
    weekStart: read(shown.week),
    amount: read(shown.amount),
    currency: shown.currency ?? null,
    ...(shown.passenger && { passenger: true }),
    ...(shown.stated && {
      stated: Object.entries(shown.stated).map(([week, amount]) => ({ week, amount, exact: true, box: STATED })),
    }),
    ...(shown.early && { early: true }),
    ...(shown.edited && { edited: [{ mark: shown.edited, box: AMOUNT }] }),
    ...(shown.language && { language: shown.language }),
    ...(shown.clock !== undefined && {
      frame: { ratio: 2.2, clock: [shown.clock, shown.clock + 0.1, 0.04] as [number, number, number] },
    }),
    ...(earnings && { boxes: { week: [0.1, 0.2, 0.5, 0.05], amount: AMOUNT } }),
    pictureHash: `${randomBytes(32).toString('hex')}-${randomBytes(8).toString('hex')}`,
    ms: 75,
    modelMs: 60,
  };
}

export interface Sent {
  image?: Uint8Array | null;
  platform?: string;
  uploadType?: string;
  requestId?: string;
  /** `1`: the applicant helps. */
  assist?: string;
  /** Parts in this order; by default the picture comes last, as in the app. */
  order?: string[];
  headers?: Record<string, string>;
}

/** Sends a screenshot as the app does. */
export async function sendScreenshot(server: TestApp, sent: Sent) {
  const { image = null, order = ['requestId', 'platform', 'uploadType', 'assist', 'image'] } = sent;
  const fields: Record<string, string | undefined> = { uploadType: 'earnings', platform: 'uber', ...sent } as never;
  const form = new FormData();
  for (const part of order) {
    if (part !== 'image' && fields[part] !== undefined) form.append(part, fields[part]);
    if (part === 'image' && image) form.append('image', new Blob([Uint8Array.from(image)]), 'captura.png');
  }
  const encoded = new Response(form);
  const answer = await server.inject({
    method: 'POST',
    url: '/api/ocr/upload-screenshots',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...sent.headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const body = answer.json();
  return {
    status: answer.statusCode,
    code: body.error?.code as string | undefined,
    data: body.data,
    error: body.error,
    headers: answer.headers,
  };
}
