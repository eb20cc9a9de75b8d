import { measureCells } from './glare-cells.ts';
import { type Layer, runNet, unpackNet } from './glare-net.ts';
import { trained } from './glare-weights.ts';
import type { GrayPicture } from './photo-quality.ts';

let net: readonly Layer[] | null = null;

/**
 * Whether a reflection hides print: a small net, trained by `npm run train-glare`, looks for ink that turns pale towards a place without
 * any. White fields, margins and quiet zones of a card are as empty, but what is printed beside them is as dark as elsewhere.
 */
export function hasReflection(picture: GrayPicture): boolean {
  net ??= unpackNet(trained);
  return runNet(net, measureCells(picture)).planes.some((odds) => odds > trained.sure);
}
