import type { Capture } from '@volante/contract/home-visit/captures.ts';
import { readExif } from './read-exif.ts';

const MINUTE = 60_000;
const TEN_YEARS = 10 * 366 * 24 * 60;

/**
 * When and where a chosen photo was taken, as its file says, which is read here because shrinking removes it. The age is by the phone's
 * own clock, which also wrote the time; one in the future is left out.
 */
export async function captureOf(photo: File): Promise<Omit<Capture, 'mediaId'>> {
  const { takenAt, latitude, longitude } = await readExif(photo).catch(() => ({
    takenAt: undefined,
    latitude: undefined,
    longitude: undefined,
  }));
  const age = takenAt ? Math.round((Date.now() - takenAt.getTime()) / MINUTE) : -1;
  const isPlace =
    latitude !== undefined && Math.abs(latitude) <= 90 && longitude !== undefined && Math.abs(longitude) <= 180;
  return {
    ...(age >= 0 && age <= TEN_YEARS && { ageMinutes: age }),
    ...(isPlace && { latitude, longitude }),
  };
}
