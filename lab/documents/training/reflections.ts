import type { Random } from '../../../sandbox/people/random.ts';
import type { Scene } from './draw-scene.ts';

/** Light reflected by a paper. */
export interface Reflection {
  /** How much of the paper it hides at a point of the picture, 0 to 1. */
  veil: (x: number, y: number) => number;
  /** Its tone, or how much light it adds. */
  white: number;
  adds: boolean;
  /** Its left, upper, right and lower edges, beyond which it hides nothing. */
  within: readonly [number, number, number, number];
}

export const reflectionKinds = ['lamp', 'lamp', 'lamp', 'disc', 'window', 'tube', 'row', 'side'] as const;

/** A reflection that hides what is below its middle. */
export function strongReflection(random: Random, scene: Scene): Reflection {
  const adds = random.chance(0.3);
  const shape = shapeOf(random, scene, random.pick(reflectionKinds), adds ? 1 : random.between(0.92, 1));
  return {
    ...shape,
    adds,
    white: adds ? random.between(0.9, 3) : random.chance(0.75) ? 1 : random.between(0.85, 1.05),
  };
}

/** A weak reflection through which print stays readable. */
export function weakReflection(random: Random, scene: Scene): Reflection {
  const kind = random.pick(['lamp', 'lamp', 'side', 'window', 'disc'] as const);
  const size = random.pick([1, 2.5]);
  return { ...shapeOf(random, scene, kind, random.between(0.15, 0.72), size), adds: false, white: 1 };
}

type Kind = (typeof reflectionKinds)[number];

function shapeOf(
  random: Random,
  { unit, middle, picture }: Scene,
  kind: Kind,
  peak: number,
  size = 1,
): Pick<Reflection, 'veil' | 'within'> {
  const angle = random.between(0, Math.PI);
  const [cx, cy] = [
    middle[0] + random.between(-0.45, 0.45) * unit,
    middle[1] + random.between(-0.3, 0.3) * unit * (picture.height > picture.width ? 1.5 : 1),
  ];
  const radius =
    unit * size * random.pick([random.between(0.03, 0.1), random.between(0.05, 0.2), random.between(0.05, 0.2)]);
  const core = kind === 'disc' ? random.between(0.8, 0.97) : random.between(0, 0.8);
  const fall = random.pick([linear, linear, smooth, round]);
  const edge = (far: number) => (far <= core ? peak : far >= 1 ? 0 : peak * fall((1 - far) / (1 - core)));
  const flat =
    kind === 'tube' ? random.between(0.12, 0.4) : kind === 'window' ? random.between(0.4, 1) : random.between(0.5, 1);
  const along = kind === 'tube' ? Math.max(radius * 1.4, unit * random.between(0.1, 0.4)) : radius;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const far = 1.5 * Math.max(along, radius) * (kind === 'row' ? 10 : 1);
  const within =
    kind === 'side'
      ? ([0, 0, picture.width, picture.height] as const)
      : ([cx - far, cy - far, cx + far, cy + far] as const);
  const place = (x: number, y: number): [number, number] => [
    ((x - cx) * c + (y - cy) * s) / along,
    ((y - cy) * c - (x - cx) * s) / (along * flat),
  ];
  if (kind === 'window') {
    const bar = random.chance(0.4) ? random.between(0.03, 0.1) : 0;
    const veil = (x: number, y: number) => {
      const [u, v] = place(x, y);
      const lit = edge(Math.max(Math.abs(u), Math.abs(v)));
      return Math.abs(u) < bar || Math.abs(v) < bar ? 0.2 * lit : lit;
    };
    return { veil, within };
  }
  if (kind === 'row') {
    const [count, step] = [random.whole(2, 4), random.between(1.6, 3)];
    const veil = (x: number, y: number) => {
      const [u, v] = place(x, y);
      const near = Math.min(count - 1, Math.max(0, Math.round(u / step)));
      return edge(Math.hypot(u - near * step, v));
    };
    return { veil, within };
  }
  if (kind === 'side') {
    const reach = unit * random.between(0.15, 0.45);
    const start = unit * random.between(0.1, 0.4);
    return {
      veil: (x, y) => edge(Math.max(0, 1 - ((x - middle[0]) * c + (y - middle[1]) * s - start) / reach)),
      within,
    };
  }
  return {
    veil: (x, y) => {
      const [u, v] = place(x, y);
      return edge(Math.sqrt(u * u + v * v));
    },
    within,
  };
}

function linear(share: number): number {
  return share;
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

function round(share: number): number {
  return Math.exp(-4 * (1 - share) ** 2) - Math.exp(-4) * (1 - share);
}
