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
  return oddsOf(runNet(net, measureCells(picture)).planes) > trained.sure;
}

/** Of a photo: the mean of its three likeliest squares, since a single one may be a whim of the print. */
export function oddsOf(squares: Float32Array): number {
  const [first = 0, second = 0, third = 0] = squares.slice().sort().subarray(-3);
  return (first + second + third) / 3;
}
