import { describe, expect, test } from 'vitest';
import { type GrayPicture, judgePhoto } from './photo-quality.ts';

const [width, height] = [512, 380];
const draw = (light: (x: number, y: number) => number): GrayPicture => {
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) pixels[at] = light(at % width, Math.floor(at / width));
  return { width, height, light: pixels };
};
const onCard = (x: number, y: number, left = 60, top = 60) => x > left && x < left + 390 && y > top && y < top + 250;
const print = (x: number, y: number) => (Math.floor(x / 6) + Math.floor(y / 9)) % 3 === 0 && y % 36 < 12;
const card = (x: number, y: number, left?: number, top?: number) =>
  onCard(x, y, left, top) ? (print(x, y) ? 40 : 205) : 70;

function soften(picture: GrayPicture, reach: number): GrayPicture {
  return draw((x, y) => {
    let [sum, count] = [0, 0];
    for (let dy = -reach; dy <= reach; dy += 2)
      for (let dx = -reach; dx <= reach; dx += 2) {
        const [px, py] = [Math.min(width - 1, Math.max(0, x + dx)), Math.min(height - 1, Math.max(0, y + dy))];
        sum += picture.light[py * width + px]!;
        count++;
      }
    return sum / count;
  });
}
const good = { dark: false, blurred: false, cut: false, glare: false, small: false };

describe('a photo of a card', () => {
  test('is good when the card is whole and sharp', () => {
    expect(judgePhoto(draw(card), 1600)).toEqual(good);
  });

  test('taken in the dark is dark, however sharp', () => {
    expect(
      judgePhoto(
        draw((x, y) => card(x, y) / 8),
        1600,
      ),
    ).toEqual({ ...good, dark: true });
  });

  test('out of focus is blurred', () => {
    expect(judgePhoto(soften(draw(card), 9), 1600)).toEqual({ ...good, blurred: true });
  });

  test('is cut when the card leaves the picture at one side', () => {
    expect(
      judgePhoto(
        draw((x, y) => card(x, y, -90)),
        1600,
      ),
    ).toEqual({ ...good, cut: true });
    expect(
      judgePhoto(
        draw((x, y) => card(x, y, 60, 220)),
        1600,
      ),
    ).toEqual({ ...good, cut: true });
  });

  test('with a burnt-out spot has a reflection, an evenly bright one has none', () => {
    const spot = (x: number, y: number) => Math.hypot(x - 230, y - 170) < 42;
    expect(
      judgePhoto(
        draw((x, y) => (spot(x, y) ? 255 : card(x, y))),
        1600,
      ),
    ).toEqual({ ...good, glare: true });
    expect(
      judgePhoto(
        draw((x, y) => (onCard(x, y) && !print(x, y) ? 255 : card(x, y))),
        1600,
      ),
    ).toEqual(good);
  });

  test('as white as a reflection has one where the bars of its code turn pale', () => {
    const onBar = (x: number) => Math.imul(7 * Math.floor(x / 4) + 3, 2654435761) >>> 29 > 3;
    const onCode = (x: number, y: number) => x > 100 && x < 410 && y > 130 && y < 240;
    const white = (x: number, y: number) => (onCard(x, y) ? (onCode(x, y) && onBar(x) ? 40 : 250) : 70);
    const lamp = (x: number, y: number, peak: number) =>
      onCard(x, y) ? peak * Math.min(1, Math.max(0, (75 - Math.hypot(x - 250, y - 175)) / 30)) : 0;
    const under = (peak: number) =>
      judgePhoto(
        draw((x, y) => white(x, y) + (250 - white(x, y)) * lamp(x, y, peak)),
        1600,
      );
    expect(under(1)).toEqual({ ...good, glare: true });
    expect(under(0.6)).toEqual(good);
  });

  describe('in a dim room', () => {
    // Nothing in it is white, so it can't contain a burnt-out reflection.
    const dim = (x: number, y: number) => card(x, y) * 0.75;
    const seen = (light: (x: number, y: number) => number) => judgePhoto(draw(light), 1600);

    test('with a round, a square or a long reflection over its print has one', () => {
      const round = (x: number, y: number) => Math.hypot(x - 230, y - 170) < 40;
      const square = (x: number, y: number) => Math.abs(x - 230) < 35 && Math.abs(y - 170) < 30;
      const long = (x: number, y: number) => Math.abs(x - 230 + (y - 170) / 2) < 24 && Math.abs(y - 170) < 80;
      for (const isLit of [round, square, long])
        expect(seen((x, y) => (isLit(x, y) ? 190 : dim(x, y)))).toEqual({ ...good, glare: true });
    });

    test('with a shine that leaves its print legible has none', () => {
      const shine = (x: number, y: number) => Math.max(0, 1 - Math.hypot(x - 230, y - 170) / 120) * 0.5;
      expect(seen((x, y) => dim(x, y) + (190 - dim(x, y)) * shine(x, y))).toEqual(good);
    });

    test('with white fields has none: a margin, a strip, the field around a barcode', () => {
      const margin = (x: number, y: number) => (x > 300 && onCard(x, y) ? 154 : dim(x, y));
      const strip = (x: number, y: number) => (onCard(x, y) && y > 270 ? 185 : dim(x, y));
      const field = (x: number, y: number) => {
        if (!(x > 90 && x < 420 && y > 120 && y < 220)) return dim(x, y);
        return x > 110 && x < 400 && y > 135 && y < 205 && Math.floor(x / 5) % 2 === 0 ? 30 : 190;
      };
      for (const light of [margin, strip, field]) expect(seen(light)).toEqual(good);
    });
  });

  test('is small when the card has fewer than 700 pixels', () => {
    expect(judgePhoto(draw(card), 640)).toEqual({ ...good, small: true });
  });
});
