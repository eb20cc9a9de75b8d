import type { Random } from '../../../sandbox/people/random.ts';
import {
  drawBars,
  drawField,
  drawMachineLines,
  drawPortrait,
  drawSignature,
  drawSmallPrint,
  drawSquares,
  drawStamp,
  drawText,
  drawWaves,
  type Place,
  wordOf,
} from './card-parts.ts';
import type { Pen, Point } from './pen.ts';

/** A paper to draw: its size and what is printed on it. */
export interface Paper {
  wide: number;
  tall: number;
  /** Radius of its corners. */
  radius: number;
  draw: (pen: Pen) => void;
}

type Part = (pen: Pen, random: Random, place: Place) => void;

/** A paper of an invented design: a card's front, one of two kinds of backs, parts in random order, or a page. */
export function randomPaper(random: Random): Paper {
  const layout = random.pick([
    drawFront,
    drawFront,
    drawMachineBack,
    drawMachineBack,
    drawBarBack,
    drawBarBack,
    drawAny,
    drawPage,
  ]);
  const [wide, tall] =
    layout === drawPage ? [random.whole(640, 760), random.whole(830, 1000)] : [1000, random.whole(600, 660)];
  const whole = { x: 0, y: 0, wide, tall };
  const draw = (pen: Pen) => {
    drawGround(pen, random, whole, layout === drawPage);
    layout(pen, random, whole);
  };
  return { wide, tall, radius: layout === drawPage ? 0 : random.pick([0, 20, 34, 40]), draw };
}

function drawGround(pen: Pen, random: Random, { wide, tall }: Place, isPage: boolean): void {
  const pale = isPage || random.chance(0.7);
  const tone = () => (pale ? random.between(0.88, 1) : random.between(0.45, 0.9));
  pen.shade(0, 0, wide, tall, [tone(), tone()]);
  if (!isPage && random.chance(0.75)) drawWaves(pen, random, { x: 0, y: 0, wide, tall });
  if (!isPage && random.chance(0.25))
    drawField(pen, random, { x: random.between(0, 600), y: random.between(0, 400), wide: 350, tall: 200 });
}

function drawHeader(pen: Pen, random: Random, { x, y, wide }: Place): number {
  const size = random.between(16, 32);
  const band = random.chance(0.3);
  if (band)
    pen.shade(0, 0, 1000, y + size * 1.7, [random.between(0.2, 1), random.between(0.2, 1)], random.between(0.5, 1));
  const hand = { tone: band && random.chance(0.5) ? 0.98 : random.between(0.1, 0.45), bold: 0.19, wide: 0.85 };
  const words = [
    wordOf(random, random.whole(4, 9)),
    wordOf(random, random.whole(4, 10)),
    wordOf(random, random.whole(3, 9)),
  ];
  let below = pen.write(words.join(' ').slice(0, Math.floor((wide * 0.72) / size / 0.85)), [x, y], size, hand);
  if (random.chance(0.5))
    below = pen.write(wordOf(random, random.whole(8, 22)), [x, below], size * 0.7, {
      tone: random.between(0.2, 0.5),
      wide: 0.85,
    });
  if (random.chance(0.6)) drawStamp(pen, random, { x: x + wide * 0.74, y, wide, tall: size });
  return below + random.between(0, 24);
}

function drawFront(pen: Pen, random: Random, { wide, tall }: Place): void {
  const x = random.between(28, 60);
  const top = drawHeader(pen, random, { x, y: random.between(18, 40), wide: wide - 2 * x, tall: 0 });
  const [high, left] = [random.between(270, 350), random.chance(0.75)];
  const across = high * random.between(0.7, 0.85);
  const portrait = { x: left ? x : wide - x - across, y: top + random.between(0, 30), wide: across, tall: high };
  drawPortrait(pen, random, portrait);
  const below = portrait.y + high + 12;
  if (random.chance(0.7))
    random.pick([drawSignature, drawSmallPrint, drawStamp])(pen, random, {
      ...portrait,
      y: below,
      tall: tall - below - 14,
    });
  const text = {
    x: left ? x + across + random.between(16, 60) : x,
    y: top,
    wide: wide - 2 * x - across - 60,
    tall: tall - top - 20,
  };
  const narrow = random.chance(0.45) ? random.between(130, 220) : 0;
  drawText(pen, random, { ...text, wide: text.wide - narrow });
  if (narrow === 0) return;
  const corner = { x: text.x + text.wide - narrow, y: top + random.between(0, 250), wide: narrow, tall: narrow };
  if (random.chance(0.4)) drawPortrait(pen, random, { ...corner, wide: narrow * 0.7 }, random.between(0.15, 0.5));
  else random.pick<Part>([drawField, drawText, drawSquares, drawStamp])(pen, random, corner);
}

function drawMachineBack(pen: Pen, random: Random, { wide, tall }: Place): void {
  const high = random.between(150, 235);
  const strip = { x: 0, y: tall - high, wide, tall: high };
  const top = random.between(20, 40);
  let x = random.between(24, 50);
  const room = strip.y - top - 12;
  const side = Math.min(room, random.between(130, 260));
  for (let count = random.whole(0, 3); count > 0; count--) {
    drawSquares(pen, random, { x, y: top, wide: side, tall: side });
    x += side + random.between(14, 40);
  }
  if (wide - x > 180) {
    const right = { x: x + 10, y: top, wide: wide - x - 40, tall: room };
    const part = random.pick<Part>([drawSmallPrint, drawText, drawStamp, drawSignature, drawStamp]);
    part(pen, random, { ...right, tall: room * random.between(0.3, 1) });
    if (random.chance(0.5))
      drawSignature(pen, random, { ...right, y: top + room * 0.6, wide: right.wide * 0.6, tall: room * 0.3 });
  }
  const margin = random.between(18, 40);
  drawMachineLines(
    pen,
    random,
    { x: margin, y: strip.y + high * 0.14, wide: wide - 2 * margin, tall: high * 0.84 },
    strip,
  );
}

function drawBarBack(pen: Pen, random: Random, { wide, tall }: Place): void {
  const x = random.between(26, 70);
  const top = drawHeader(pen, random, { x, y: random.between(18, 44), wide: wide - 2 * x, tall: 0 });
  let y = top;
  if (random.chance(0.7)) {
    drawBars(pen, random, { x, y: y + 10, wide: random.between(220, 420), tall: random.between(36, 80) }, 1);
    if (random.chance(0.7)) drawSmallPrint(pen, random, { x: wide * 0.7, y: y + 6, wide: wide * 0.25, tall: 60 });
    y += 110;
  }
  const high = random.between(150, 270);
  if (random.chance(0.4)) {
    drawSmallPrint(pen, random, { x, y, wide: wide - 2 * x, tall: tall - y - high - 50 });
    y = tall - high - random.between(24, 44);
  }
  drawBars(
    pen,
    random,
    { x: x + 14, y, wide: wide - 2 * x - 28, tall: Math.min(high, tall - y - 26) },
    random.whole(12, 40),
  );
  if (y + high + 40 < tall)
    drawSmallPrint(pen, random, {
      x,
      y: y + high + 24,
      wide: (wide - 2 * x) * random.between(0.4, 1),
      tall: random.between(14, tall - y - high - 30),
    });
}

function drawAny(pen: Pen, random: Random, { wide, tall }: Place): void {
  const top = drawHeader(pen, random, { x: 36, y: random.between(16, 40), wide: wide - 72, tall: 0 });
  const [columns, rows] = [random.whole(2, 4), random.whole(1, 3)];
  const [w, h] = [(wide - 60) / columns, (tall - top - 20) / rows];
  const bars: Part = (pen, dice, place) => drawBars(pen, dice, place, dice.pick([1, 1, 14]));
  const parts: Part[] = [
    drawText,
    drawText,
    drawText,
    drawSmallPrint,
    drawField,
    drawPortrait,
    bars,
    drawSignature,
    drawSquares,
    () => undefined,
  ];
  for (let k = 0; k < columns * rows; k++) {
    const place = { x: 30 + (k % columns) * w, y: top + Math.floor(k / columns) * h, wide: w - 22, tall: h - 18 };
    const least = Math.min(place.wide, place.tall);
    const part = random.pick(parts);
    part(pen, random, part === drawSquares ? { ...place, wide: least, tall: least } : place);
  }
}

function drawPage(pen: Pen, random: Random, { wide, tall }: Place): void {
  const x = random.between(36, 70);
  let y = drawHeader(pen, random, { x, y: random.between(24, 60), wide: wide - 2 * x, tall: 0 });
  if (random.chance(0.5)) pen.box(x, y, wide - 2 * x, random.between(20, 70), random.between(0.3, 0.95));
  y += 80;
  const [size, columns] = [random.between(8, 13), random.whole(1, 4)];
  const hand = { tone: random.between(0.05, 0.35), bold: 0.14, wide: 0.8 };
  for (; y < tall - 30; y += size * random.pick([1.5, 1.5, 1.5, 1.7, 3]))
    for (let k = 0; k < columns; k++) {
      const across = (wide - 2 * x) / columns;
      const letters = Math.floor((across * random.between(0.3, 0.95)) / size / 0.8);
      pen.write(
        Array.from({ length: Math.ceil(letters / 7) }, () => wordOf(random, random.whole(2, 7)))
          .join(' ')
          .slice(0, letters),
        [x + k * across, y],
        size,
        hand,
      );
    }
}

/** The outline of a paper, with several points for each round corner. */
export function outlineOf({ wide, tall, radius }: Paper): Point[] {
  const corners: [number, number, number][] = [
    [wide - radius, radius, -0.5],
    [wide - radius, tall - radius, 0],
    [radius, tall - radius, 0.5],
    [radius, radius, 1],
  ];
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: 7 }, (_, k): Point => {
      const angle = Math.PI * (from + k / 12);
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    }),
  );
}
