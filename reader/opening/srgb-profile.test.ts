import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isSrgb } from './srgb-profile.ts';

/** The profile that Chromium embeds into a JPEG made from a canvas. */
const chromium = readFileSync(new URL('./fixtures/chromium-srgb.icc', import.meta.url));

async function embedded(name: 'srgb' | 'p3'): Promise<Buffer> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  return (await sharp(await picture.withIccProfile(name).jpeg().toBuffer()).metadata()).icc!;
}

/** A profile with other curves: otherwise the same tags as `chromium`, at the same positions. */
function withCurve(curve: Buffer): Buffer {
  const profile = Buffer.concat([chromium, curve]);
  const count = profile.readUInt32BE(128);
  for (let at = 132; at < 132 + count * 12; at += 12)
    if (profile.toString('latin1', at + 1, at + 4) === 'TRC') {
      profile.writeUInt32BE(chromium.length, at + 4);
      profile.writeUInt32BE(curve.length, at + 8);
    }
  return profile;
}

function table(values: number[]): Buffer {
  const curve = Buffer.alloc(12 + values.length * 2);
  curve.write('curv');
  curve.writeUInt32BE(values.length, 8);
  for (const [at, value] of values.entries()) curve.writeUInt16BE(Math.round(value * 65_535), 12 + at * 2);
  return curve;
}
/** End of the curves in `chromium`; after it comes who made it. */
const END_OF_CURVES = 396;
const steps = Array.from({ length: 1024 }, (_, at) => at / 1023);
const light = (value: number) => (value < 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

test('profiles of sRGB are recognized by their colors, whether their curves are formulas or tables', async () => {
  expect(isSrgb(chromium)).toBe(true);
  expect(isSrgb(await embedded('srgb'))).toBe(true);
  expect(isSrgb(withCurve(table(steps.map(light))))).toBe(true);
});

test('a profile with other primaries, another curve or a table of colors is not sRGB', async () => {
  expect(isSrgb(await embedded('p3'))).toBe(false);
  expect(isSrgb(withCurve(table(steps.map((value) => value ** 2.2))))).toBe(false);
  expect(isSrgb(withCurve(table([2.2 / 256])))).toBe(false);
  const tabled = Buffer.from(chromium);
  tabled.write('A2B0', tabled.indexOf('desc'), 'latin1');
  expect(isSrgb(tabled)).toBe(false);
  const printed = Buffer.from(chromium);
  printed.write('CMYK', 16, 'latin1');
  expect(isSrgb(printed)).toBe(false);
});

test('a profile that ends early, or points beyond its end, counts as not sRGB without an error', () => {
  for (let length = 0; length < END_OF_CURVES; length++) expect(isSrgb(chromium.subarray(0, length))).toBe(false);
  for (let at = 128; at < 240; at++) {
    const broken = Buffer.from(chromium);
    broken.writeUInt8(0xff, at);
    expect(() => isSrgb(broken)).not.toThrow();
  }
  expect(isSrgb(withCurve(table([]).fill(0xff, 8)))).toBe(false);
});
