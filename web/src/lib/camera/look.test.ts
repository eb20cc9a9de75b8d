import { describe, expect, test } from 'vitest';
import { type Box, findSides, lookAt, moved, tiltOf } from './look.ts';

const [width, height] = [480, 330];
const frame: Box = { left: 40, top: 32, right: 440, bottom: 284 };

describe('a card in the camera’s picture', () => {
  test('a card in the frame is held once two looks agree', () => {
    const first = lookAt(card({}), frame, null);
    expect(first.seen).toBe('moving');
    expect(lookAt(card({}), frame, first).seen).toBe('held');
  });

  test('a card on a table lighter than itself is seen as well', () => {
    const first = lookAt(card({ paper: 130, table: 235 }), frame, null);
    expect(lookAt(card({ paper: 130, table: 235 }), frame, first).seen).toBe('held');
  });

  test('a moving hand delays the photo', () => {
    const first = lookAt(card({}), frame, null);
    expect(lookAt(card({ x: 16 }), frame, first).seen).toBe('moving');
  });

  test.each([
    ['a table alone', { paper: 90 }, 'away'],
    ['a card too far to one side', { x: 40 }, 'loose'],
    ['a slanted card', { degrees: 6 }, 'tilted'],
    ['a room without light', { paper: 40, table: 30 }, 'dark'],
    ['a covered lens', { paper: 4, table: 4 }, 'black'],
    ['a picture out of focus', { soft: 5 }, 'blurred'],
    ['a lamp reflected by the card', { lamp: 60 }, 'glare'],
  ] as const)('%s is no photo yet', (_, change, seen) => {
    expect(lookAt(card(change), frame, null).seen).toBe(seen);
  });
});

test('the sides of a card that lies a little off are found where they are', () => {
  const { top, bottom, left, right } = findSides(card({ x: 10, y: -6 }), frame);
  for (const [side, off] of [
    [top, -6],
    [bottom, -6],
    [left, 10],
    [right, 10],
  ] as const)
    for (const end of side ?? [99, 99]) expect(Math.abs(end - off)).toBeLessThanOrEqual(3);
});

test('the angle of a card is measured within a degree', () => {
  const tilt = (tiltOf(findSides(card({ degrees: 3 }), frame), frame) * 180) / Math.PI;
  expect(tilt).toBeGreaterThan(2);
  expect(tilt).toBeLessThan(4);
});

test('a side seen in only one of two frames counts as moved', () => {
  const whole = findSides(card({}), frame);
  expect(moved(whole, { ...whole, left: null })).toBe(Number.POSITIVE_INFINITY);
  expect(moved(whole, whole)).toBe(0);
});

interface Card {
  /** Offset from the middle, in pixels. */
  x?: number;
  y?: number;
  degrees?: number;
  /** Gray values. */
  paper?: number;
  table?: number;
  /** Pixels over which everything is blurred. */
  soft?: number;
  /** Radius of a reflection in the middle, in pixels; its outer third fades. */
  lamp?: number;
}

/** A card with lines of letters on a table, as the camera sees it. */
function card({ x = 0, y = 0, degrees = 0, paper = 215, table = 90, soft = 0, lamp = 0 }: Card) {
  const light = new Uint8Array(width * height);
  const turn = (degrees * Math.PI) / 180;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [dx, dy] = [column - 240 - x, row - 158 - y];
      const across = dx * Math.cos(turn) + dy * Math.sin(turn);
      const down = dy * Math.cos(turn) - dx * Math.sin(turn);
      const inside = Math.abs(across) <= 200 && Math.abs(down) <= 126;
      const letter =
        Math.abs(across) < 160 &&
        Math.abs(down) < 90 &&
        Math.floor(down / 6) % 3 === 0 &&
        Math.floor(across / 3) % 2 === 0;
      const tone = letter ? paper * 0.3 : paper;
      const lit = Math.min(1, Math.max(0, (3 * (lamp - Math.hypot(across, down))) / Math.max(1, lamp)));
      light[row * width + column] = inside ? tone + lit * (255 - tone) : table;
    }
  }
  return { width, height, light: soft ? blurred(light, soft) : light };
}

function blurred(light: Uint8Array, by: number): Uint8Array {
  const once = (from: Uint8Array, stride: number) =>
    from.map((_, at) => {
      let sum = 0;
      for (let k = -by; k <= by; k++) sum += from[Math.min(from.length - 1, Math.max(0, at + k * stride))]!;
      return sum / (2 * by + 1);
    });
  return once(once(light, 1), width);
}
