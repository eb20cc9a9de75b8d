export interface Position {
  latitude: number;
  longitude: number;
  /** Radius in metres. */
  accuracy: number;
}

/** How long a fix is waited for, in ms. */
export const TIMEOUT = 10_000;

/** Where the device is; null when it refuses or cannot tell. Some browsers inside other apps never answer at all. */
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

/** The same, given up after ten seconds: the timer is ours, since not every browser keeps its own. */
export function inTime(position: Promise<Position | null>): Promise<Position | null> {
  return Promise.race([position, new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT))]);
}
