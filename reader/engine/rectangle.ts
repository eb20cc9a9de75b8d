/** A rectangle at any angle, in pixels: `angle` in radians is the direction of its width. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}

type Point = readonly [x: number, y: number];

/** The smallest rectangle around the points (rotating calipers on their hull); its width is the more horizontal side. */
export function smallestRectangle(points: Point[]): Rectangle {
  const hull = convexHull(points);
  let best: Rectangle = { x: hull[0]![0], y: hull[0]![1], width: 1, height: 1, angle: 0 };
  let bestArea = Number.POSITIVE_INFINITY;
  for (let k = 0; k < hull.length; k++) {
    const [ax, ay] = hull[k]!;
    const [bx, by] = hull[(k + 1) % hull.length]!;
    const candidate = boundsAlong(hull, Math.atan2(by - ay, bx - ax));
    const area = candidate.width * candidate.height;
    if (area < bestArea) {
      bestArea = area;
      best = candidate;
    }
  }
  return levelled(best);
}

function boundsAlong(points: Point[], angle: number): Rectangle {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const along = (left + right) / 2;
  const across = (top + bottom) / 2;
  // Points are pixel centers: a run of n pixels is n wide, not n-1.
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    width: right - left + 1,
    height: bottom - top + 1,
    angle,
  };
}

function levelled(r: Rectangle): Rectangle {
  let { width, height, angle } = r;
  while (angle > Math.PI / 4) {
    angle -= Math.PI / 2;
    [width, height] = [height, width];
  }
  while (angle < -Math.PI / 4) {
    angle += Math.PI / 2;
    [width, height] = [height, width];
  }
  return { ...r, width, height, angle };
}

function convexHull(points: Point[]): Point[] {
  if (points.length < 3) return points;
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1 && cross(chain[chain.length - 2]!, chain[chain.length - 1]!, p) <= 0) chain.pop();
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function cross(o: Point, a: Point, b: Point): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
}
