import { homePhoto } from '@volante/contract/documents/rules.ts';
import { kindOf, mimeTypes } from './file-kind.ts';
import { FileProblem, refuseEmpty, shrinkPhoto } from './shrink/shrink.ts';

/** In px; enough to read a house number, and photos of places need no more. */
const LONG_EDGE = 1600;

/**
 * Checks a chosen photo by its bytes and shrinks it to fit. Formats the phone can't decode (TIFF, HEIC on Android) are sent as
 * they are and converted by the server. Rejects with `FileProblem`, which has the server's codes.
 */
export async function preparePhoto(chosen: File): Promise<File> {
  await refuseEmpty(chosen);
  const kind = await kindOf(chosen);
  if (!kind || !homePhoto.accepts.includes(kind)) throw new FileProblem('file_type_not_accepted');
  const file = new File([chosen], chosen.name, { type: mimeTypes[kind] });
  const accept = [mimeTypes.jpeg, mimeTypes.png, mimeTypes.webp];
  return (await shrinkPhoto(file, { longEdge: LONG_EDGE, accept, limit: homePhoto.maxBytes })).file;
}
