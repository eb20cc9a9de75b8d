import { isTall } from '@volante/contract/media/several-screens.ts';
import type { Models } from './models.ts';
import { type Picture, resizePicture } from './picture.ts';
import { type Rectangle, smallestRectangle } from './rectangle.ts';

const THRESHOLD = 0.3;
const BOX_SCORE = 0.6;
const UNCLIP = 1.6;
const SMALLEST_SIDE = 3;
const SCREEN_SHAPE = 0.6;
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

/** Height of a tile over its width, and by how much of the width it overlaps the next one: more than any line is high. */
const [TILE, OVERLAP] = [2.2, 0.3];
/** How close to the edge of a tile a piece of text is cut, in heights of it. */
const CUT = 0.3;

/**
 * Finds rectangles of text (DB post-processing as in PaddleOCR), in pixels of the picture. `side`: longest side of the network's
 * input. A tall picture is searched in tiles of a screen each, at that size.
 */
export async function detectText(models: Models, picture: Picture, side: number): Promise<Rectangle[]> {
  const tiles = tilesOf(picture);
  if (tiles.length === 1) return detectAtOnce(models, picture, side);
  const { width, height, rgb } = picture;
  const found: Rectangle[] = [];
  for (const [from, to] of tiles) {
    const tile = { width, height: to - from, rgb: rgb.subarray(3 * width * from, 3 * width * to) };
    const inTile = await detectAtOnce(models, tile, side);
    const whole = inTile
      .map((box) => ({ ...box, y: box.y + from }))
      .filter(({ y, height: tall }) => {
        const reach = (0.5 + CUT) * tall;
        return (from === 0 || y - reach > from) && (to === height || y + reach < to);
      });
    // Of a piece that two tiles show, the first one stays.
    found.push(...whole.filter((box) => !found.some((other) => isWithin(box, other) || isWithin(other, box))));
  }
  return found;
}

/** From which row to which each tile reaches. */
export function tilesOf({ width, height }: Pick<Picture, 'width' | 'height'>): [from: number, to: number][] {
  if (!isTall({ width, height })) return [[0, height]];
  const count = Math.ceil((height / width - OVERLAP) / (TILE - OVERLAP));
  const tall = Math.ceil((height + (count - 1) * OVERLAP * width) / count);
  return Array.from({ length: count }, (_, k) => {
    const from = Math.round((k * (height - tall)) / (count - 1));
    return [from, from + tall];
  });
}

/** The longest side of what is seen at once, in pixels of the picture. */
export function sideSeen(picture: Pick<Picture, 'width' | 'height'>): number {
  const [[from, to]] = tilesOf(picture) as [[number, number]];
  return Math.max(picture.width, to - from);
}

function isWithin(box: Rectangle, other: Rectangle): boolean {
  return Math.abs(box.x - other.x) < other.width / 2 && Math.abs(box.y - other.y) < other.height / 2;
}

async function detectAtOnce(models: Models, picture: Picture, side: number): Promise<Rectangle[]> {
  const longest = Math.max(picture.width, picture.height);
  // The network's memory grows with the area: a squarer picture gets no more than a phone's screen.
  const area = side * side * SCREEN_SHAPE;
  const scale = Math.min(1, side / longest, Math.sqrt(area / (picture.width * picture.height)));
  const width = Math.max(32, Math.round((picture.width * scale) / 32) * 32);
  const height = Math.max(32, Math.round((picture.height * scale) / 32) * 32);
  const small = await resizePicture(picture, width, height);
  const data = await withRoom(3 * width * height, (room) => models.detect(toPlanes(small, room), height, width));
  const stretchX = picture.width / width;
  const stretchY = picture.height / height;
  return findRectangles(data, width, height).map((r) => ({
    x: (r.x + 0.5) * stretchX,
    y: (r.y + 0.5) * stretchY,
    width: r.width * stretchX,
    height: r.height * stretchY,
    angle: r.angle,
  }));
}

/**
 * A buffer for the next picture. A new one for each picture, outside the heap, would make the garbage collector run every time.
 */
let spare: Float32Array | null = null;

async function withRoom<Result>(length: number, use: (room: Float32Array) => Promise<Result>): Promise<Result> {
  const room = spare && spare.length >= length ? spare : new Float32Array(length);
  spare = null;
  try {
    return await use(room.subarray(0, length));
  } finally {
    spare = room;
  }
}

/** The network's input for each level from 0 to 255, by channel. */
const LEVELS = MEAN.map((mean, c) =>
  Float32Array.from({ length: 256 }, (_, level) => (level / 255 - mean) / DEVIATION[c]!),
);

function toPlanes({ rgb, width, height }: Picture, planes: Float32Array): Float32Array {
  const area = width * height;
  const [red, green, blue] = LEVELS as [Float32Array, Float32Array, Float32Array];
  for (let at = 0, from = 0; at < area; at++, from += 3) {
    planes[at] = red[rgb[from]!]!;
    planes[at + area] = green[rgb[from + 1]!]!;
    planes[at + 2 * area] = blue[rgb[from + 2]!]!;
  }
  return planes;
}

function findRectangles(score: Float32Array, width: number, height: number): Rectangle[] {
  // With a border, so that no neighbor lies outside.
  const across = width + 2;
  const open = new Uint8Array(across * (height + 2));
  for (let y = 0, from = 0; y < height; y++)
    for (let at = (y + 1) * across + 1, end = at + width; at < end; at++, from++)
      if (score[from]! >= THRESHOLD) open[at] = 1;
  const neighbors = [-across - 1, -across, -across + 1, -1, 1, across - 1, across, across + 1];
  const stack: number[] = [];
  const found: Rectangle[] = [];
  for (let start = open.indexOf(1); start >= 0; start = open.indexOf(1, start + 1)) {
    let sum = 0;
    let count = 0;
    const edges = new Map<number, [number, number]>();
    open[start] = 0;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop()!;
      const y = Math.floor(at / across) - 1;
      const x = at - (y + 1) * across - 1;
      sum += score[y * width + x]!;
      count++;
      const edge = edges.get(y);
      if (!edge) edges.set(y, [x, x]);
      else if (x < edge[0]) edge[0] = x;
      else if (x > edge[1]) edge[1] = x;
      for (const step of neighbors) {
        if (open[at + step] !== 1) continue;
        open[at + step] = 0;
        stack.push(at + step);
      }
    }
    if (sum / count < BOX_SCORE) continue;
    const points = [...edges].flatMap(([y, [from, to]]): [number, number][] => [
      [from, y],
      [to, y],
    ]);
    const box = smallestRectangle(points);
    if (Math.min(box.width, box.height) < SMALLEST_SIDE) continue;
    const grow = (box.width * box.height * UNCLIP) / (2 * (box.width + box.height));
    found.push({ ...box, width: box.width + 2 * grow, height: box.height + 2 * grow });
  }
  return found;
}
