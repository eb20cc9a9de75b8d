import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Models } from '../engine/models.ts';
import { decodePicture } from '../engine/picture.ts';
import { readLines } from '../engine/text-line.ts';
import { loadEngines } from '../screenshots/read-picture.ts';
import { readCard } from './read-card.ts';

const { models, letters } = await loadEngines({ threads: 1 });
afterAll(() => models.close());
const front = fileURLToPath(new URL('../../server/documents/readings/fixtures/ine-front.jpg', import.meta.url));
const photo = { image: front, documentType: 'identity_card_front', today: '2026-11-26' } as const;

/** Models that record the texts they read. */
function listening(): { models: Models; texts: string[] } {
  const texts: string[] = [];
  const recognize: Models['recognize'] = async (input, width) => {
    const found = await models.recognize(input, width);
    const places = [...found.classes].filter((place, k, all) => place !== all[k - 1]);
    texts.push(places.map((place) => models.alphabet[place]).join(''));
    return found;
  };
  return { models: { ...models, recognize }, texts };
}

const isHeading = (text: string) => /INSTITUTO|NACIONAL|CREDENCIAL/.test(text);

test('the heading of an identity card is skipped, and all of its fields are read', { timeout: 60_000 }, async () => {
  const heard = listening();
  const { kind, fields } = await readCard({ models: heard.models, letters }, await decodePicture(front), photo);
  expect(kind).toBe('ine_front');
  expect(fields).toMatchObject({
    curp: expect.any(String),
    claveElector: expect.any(String),
    section: expect.any(String),
  });
  expect(fields).toMatchObject({
    lastName1: expect.any(String),
    firstName: expect.any(String),
    address: expect.any(String),
  });
  expect(heard.texts.filter(isHeading)).toEqual([]);
});

test('the heading is read if the label is missing by which the card is recognized', { timeout: 60_000 }, async () => {
  const heard = listening();
  const picture = await decodePicture(front);
  const { lines } = await readLines(models, picture, 736);
  const label = lines.find(({ text }) => text.trim() === 'NOMBRE')!;
  const { x, y, width, height } = label.box;
  const patch = {
    width: Math.round(width + 8),
    height: Math.round(height + 8),
    channels: 3 as const,
    background: '#e8e0e4',
  };
  const raw = { raw: { width: picture.width, height: picture.height, channels: 3 as const } };
  const covered = await sharp(picture.rgb, raw)
    .composite([
      {
        input: await sharp({ create: patch }).png().toBuffer(),
        left: Math.round(x - patch.width / 2),
        top: Math.round(y - patch.height / 2),
      },
    ])
    .removeAlpha()
    .png()
    .toBuffer();
  const { kind } = await readCard({ models: heard.models, letters }, await decodePicture(covered), photo);
  expect(kind).toBe('ine_front');
  expect(heard.texts.some(isHeading)).toBe(true);
});
