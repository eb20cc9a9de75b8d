export interface Position {
  latitude: number;
  longitude: number;
  /** Radius in metres. */
  accuracy: number;
}

/** Timeout for a location fix, in ms. */
export const TIMEOUT = 10_000;

/** The device's position; null if refused or unavailable. Some in-app browsers never answer. */
export function findPosition(): Promise<Position | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      () => resolve(null),
      { enableHighAccuracy: true, maximumAge: 60_000 },
    );
  });
}

/** The same with our own ten-second timeout, since some browsers ignore theirs. */
export function inTime(position: Promise<Position | null>): Promise<Position | null> {
  return Promise.race([position, new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT))]);
}
