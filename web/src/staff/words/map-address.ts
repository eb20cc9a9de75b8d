/** The address of a place on OpenStreetMap, at a zoom from 1 (the world) to 19 (a house). */
export function mapAddress({ latitude, longitude }: { latitude: number; longitude: number }, zoom: number): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}
