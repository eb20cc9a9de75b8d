import { type GrayPicture, QUALITY_SIDE } from '@volante/reader/photo/photo-quality.ts';
import { toGrey } from '../files/shrink/measures.ts';
import type { Box } from './find-sides.ts';

/**
 * Margin around the frame that is part of the photo, as a share of the frame's width, so that corners aren't cut off.
 */
const AROUND = 0.11;
/** Quality of the photo's JPEG, which is encoded again when it is shrunk. */
const QUALITY = 0.92;

/** The frame's position in the video's own pixels, when the video fills its element and its edges are cut off. */
export function frameIn(video: HTMLVideoElement, frame: Element): Box {
  const [place, box] = [video.getBoundingClientRect(), frame.getBoundingClientRect()];
  const scale = Math.max(place.width / video.videoWidth, place.height / video.videoHeight);
  const x = (at: number) => (at - place.left - place.width / 2) / scale + video.videoWidth / 2;
  const y = (at: number) => (at - place.top - place.height / 2) / scale + video.videoHeight / 2;
  return { left: x(box.left), top: y(box.top), right: x(box.right), bottom: y(box.bottom) };
}

/** The frame and its surroundings in gray, scaled down, with the frame's position in it. */
export function smallPicture(video: HTMLVideoElement, frame: Box, canvas: OffscreenCanvas): [GrayPicture, Box] {
  const part = partOf(video, frame);
  const [wide, tall] = [part.right - part.left, part.bottom - part.top];
  const scale = QUALITY_SIDE / Math.max(wide, tall);
  canvas.width = Math.round(wide * scale);
  canvas.height = Math.round(tall * scale);
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  if (!paper) throw new Error('no canvas');
  paper.drawImage(video, part.left, part.top, wide, tall, 0, 0, canvas.width, canvas.height);
  const light = toGrey(paper.getImageData(0, 0, canvas.width, canvas.height).data);
  const within: Box = {
    left: (frame.left - part.left) * scale,
    top: (frame.top - part.top) * scale,
    right: (frame.right - part.left) * scale,
    bottom: (frame.bottom - part.top) * scale,
  };
  return [{ width: canvas.width, height: canvas.height, light }, within];
}

/** The photo: the frame and its surroundings in full resolution. */
export async function takePhoto(video: HTMLVideoElement, frame: Box, name: string): Promise<File> {
  const part = partOf(video, frame);
  const [wide, tall] = [Math.round(part.right - part.left), Math.round(part.bottom - part.top)];
  const canvas = new OffscreenCanvas(wide, tall);
  canvas.getContext('2d')?.drawImage(video, part.left, part.top, wide, tall, 0, 0, wide, tall);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })], name, { type: 'image/jpeg' });
}

function partOf({ videoWidth, videoHeight }: HTMLVideoElement, { left, top, right, bottom }: Box): Box {
  const more = (right - left) * AROUND;
  return {
    left: Math.max(0, left - more),
    top: Math.max(0, top - more),
    right: Math.min(videoWidth, right + more),
    bottom: Math.min(videoHeight, bottom + more),
  };
}
