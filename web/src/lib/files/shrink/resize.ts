import { sideOf } from '@volante/reader/photo/find-side.ts';
import { judgePhoto, type PhotoQuality, QUALITY_SIDE } from '@volante/reader/photo/photo-quality.ts';
import { type Decoded, decode, longestNeeded } from './decode.ts';
import { judge, type PhotoWarning, toGrey } from './measures.ts';

/**
 * JPEG quality, from 0 to 1. Compared with 0.85, cards of 2000 px are 6 % smaller (grainy photos more), and
 * `bench:papers` still reads the same fields.
 */
const QUALITY = 0.8;

export interface ResizeJob {
  photo: Blob;
  /** Longest side of the result, in px. */
  longEdge: number;
  /** A card is judged more closely: its edges, reflections, small letters. */
  card?: boolean;
  /** The back of a card is asked for. */
  back?: boolean;
  /** Photos up to this size stay as they are; null always re-encodes. */
  keepUpTo: { bytes: number; edge: number } | null;
}

export interface Resized {
  /** A JPEG; null if the photo can stay as it is. */
  jpeg: Blob | null;
  /** Size of the result, upright. */
  width: number;
  height: number;
  warnings: PhotoWarning[];
}

/** Decodes upright, checks quality, scales down and encodes. Rejects if the browser can't decode the photo. Runs in a worker. */
export async function resize({ photo, longEdge, card, back, keepUpTo }: ResizeJob): Promise<Resized> {
  const decoded = await decode(photo, longEdge);
  try {
    const { width, height } = decoded;
    const longest = Math.max(width, height);
    const warnings = card ? inspectCard(decoded, back) : inspect(decoded);
    if (keepUpTo && photo.size <= keepUpTo.bytes && longest <= keepUpTo.edge)
      return { jpeg: null, width, height, warnings };
    const scale = Math.min(1, longestNeeded([width, height], longEdge) / longest);
    const canvas = draw(decoded, scale);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return { jpeg, width: canvas.width, height: canvas.height, warnings };
  } finally {
    decoded.image.close();
  }
}

function inspectCard(decoded: Decoded, back = false): PhotoWarning[] {
  const longest = Math.max(decoded.width, decoded.height);
  const canvas = draw(decoded, Math.min(1, QUALITY_SIDE / longest));
  const light = toGrey(context(canvas).getImageData(0, 0, canvas.width, canvas.height).data);
  const picture = { width: canvas.width, height: canvas.height, light };
  const quality = judgePhoto(picture, longest);
  const flaws = (Object.keys(quality) as (keyof PhotoQuality)[]).filter((flaw) => quality[flaw]);
  // Reading a bad photo would be guessing.
  const isClear = !quality.dark && !quality.blurred && !quality.cut;
  return back && isClear && sideOf(picture) === 'front' ? ['wrong_side', ...flaws] : flaws;
}

function inspect(decoded: Decoded): PhotoWarning[] {
  const canvas = draw(decoded, Math.min(1, 640 / decoded.width));
  const { data } = context(canvas).getImageData(0, 0, canvas.width, canvas.height);
  return judge(toGrey(data), canvas.width, canvas.height);
}

function draw({ image, width, height }: Decoded, scale: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const pen = context(canvas);
  // Screenshots may be transparent; JPEG would make that black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function context(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: canvas.width <= 640 });
  if (!pen) throw new Error('no canvas');
  return pen;
}
