import { measureCells } from './glare-cells.ts';
import { type Layer, runNet, unpackNet } from './glare-net.ts';
import { trained } from './glare-weights.ts';
import type { GrayPicture } from './photo-quality.ts';

let net: readonly Layer[] | null = null;

/**
 * Whether a reflection hides print. A small neural network, trained by `npm run train-glare`, looks for ink that fades
 * towards a spot without ink. White fields, margins and quiet zones of a card are just as empty, but the print beside
 * them is as dark as elsewhere.
 */
export function hasReflection(picture: GrayPicture): boolean {
  net ??= unpackNet(trained);
  return oddsOf(runNet(net, measureCells(picture)).planes) > trained.sure;
}

/** The odds for a photo: the mean of its three likeliest squares, since a single square may be misled by the print. */
export function oddsOf(squares: Float32Array): number {
  const [first = 0, second = 0, third = 0] = squares.slice().sort().subarray(-3);
  return (first + second + third) / 3;
}
