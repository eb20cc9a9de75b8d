import type { TextLine } from '../../engine/text-line.ts';

/** A place on the page as it would be if its rows were level. */
export type Level = (x: number, y: number) => { across: number; down: number };

/** Lines at least this many times as wide as high show which way rows run. */
const WIDE = 4;
const STEPS = 8;

/**
 * How rows run on a photographed page: in perspective their angle changes steadily across the page and down. It is fitted to the
 * angles of wide lines, twice, without those far off.
 */
export function levelOf(lines: readonly TextLine[], { width, height }: { width: number; height: number }): Level {
  const wide = lines.map(({ box }) => box).filter((box) => box.width > WIDE * box.height);
  const points = wide.map(
    ({ x, y, angle, width: weight }): Point => [x / width - 0.5, y / height - 0.5, angle, weight],
  );
  const first = fit(points);
  const errors = points.map(([x, y, angle]) => Math.abs(at(first, x, y) - angle));
  const usual = errors.toSorted((a, b) => a - b)[errors.length >> 1] ?? 0;
  const slope = fit(points.filter((_, k) => errors[k]! <= 3 * usual + 0.003));
  return (x, y) => {
    const step = (width / 2 - x) / STEPS;
    let [across, down] = [x, y];
    for (let k = 0; k < STEPS; k++) {
      down += Math.tan(at(slope, across / width - 0.5, down / height - 0.5)) * step;
      across += step;
    }
    const middle = Math.tan(at(slope, x / width - 0.5, y / height - 0.5));
    return { across: x + (y - height / 2) * middle, down };
  };
}

type Point = [x: number, y: number, angle: number, weight: number];
type Plane = readonly [number, number, number];

function at([a, b, c]: Plane, x: number, y: number): number {
  return a + b * x + c * y;
}

/** Angle = a + b x + c y, by least squares; level for too few lines. */
function fit(points: readonly Point[]): Plane {
  if (points.length < 4)
    return [points.length > 0 ? points.reduce((sum, [, , angle]) => sum + angle, 0) / points.length : 0, 0, 0];
  const rows = [0, 1, 2].map((i) => [0, 1, 2, 3].map((j) => sum(points, i, j)));
  // A little towards no change, for pages whose lines all lie in one place.
  const total = points.reduce((all, [, , , weight]) => all + weight, 0);
  rows[1]![1]! += total * 1e-3;
  rows[2]![2]! += total * 1e-3;
  for (let i = 0; i < 3; i++) {
    for (let k = i + 1; k < 3; k++) {
      const share = rows[k]![i]! / rows[i]![i]!;
      rows[k] = rows[k]!.map((value, j) => value - share * rows[i]![j]!);
    }
  }
  const c = rows[2]![3]! / rows[2]![2]!;
  const b = (rows[1]![3]! - rows[1]![2]! * c) / rows[1]![1]!;
  const a = (rows[0]![3]! - rows[0]![1]! * b - rows[0]![2]! * c) / rows[0]![0]!;
  return [a, b, c];
}

function sum(points: readonly Point[], i: number, j: number): number {
  return points.reduce((all, [x, y, angle, weight]) => {
    const terms = [1, x, y, angle];
    return all + weight * terms[i]! * terms[j]!;
  }, 0);
}
