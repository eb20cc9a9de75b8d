import { setTimeout as pause } from 'node:timers/promises';
import { call, oldScreenshot, phonePhoto, type Sender, sendFile, sendScreenshot } from './calls.ts';
import type { Product } from './product.ts';

/** Milliseconds per kind of call, one number per call; `lost` are calls that weren't served. */
export interface Times {
  upload: number[];
  screenshot: number[];
  get: number[];
  lost: string[];
}

const photo = await phonePhoto();
let pictures = 0;

/** One driver who repeatedly sends a photo, a screenshot and a few GETs until stopped; at least `least` rounds. */
export async function beHonest(product: Product, until: AbortSignal, least: number): Promise<Times> {
  const sender: Sender = { port: product.port, from: '127.0.0.2' };
  const id = product.take('mx');
  const times: Times = { upload: [], screenshot: [], get: [], lost: [] };
  for (let round = 0; round < least || !until.aborted; round++) {
    const upload = await sendFile(sender, id, 'identity_card_front', photo);
    if (upload.status === 200) times.upload.push(upload.ms);
    else times.lost.push(`upload ${upload.status} ${upload.code}`);
    const screenshot = await sendScreenshot(sender, id, await oldScreenshot(pictures++));
    if (readToItsEnd.has(screenshot.code)) times.screenshot.push(screenshot.ms);
    else times.lost.push(`screenshot ${screenshot.status} ${screenshot.code}`);
    for (let n = 0; n < 10; n++) {
      const get = await call(sender, { path: `/api/public/admission/requests/${id}` });
      if (get.status === 200) times.get.push(get.ms);
      else times.lost.push(`GET ${get.status} ${get.code}`);
      await pause(5);
    }
  }
  return times;
}

const readToItsEnd = new Set<string | null>(['week_out_of_range', 'wrong_platform', null]);

export function median(list: number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}

export function worst(list: number[]): number {
  return list.length > 0 ? Math.max(...list) : Number.NaN;
}
