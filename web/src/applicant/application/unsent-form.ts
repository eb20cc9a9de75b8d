import { storage } from '../../lib/storage.ts';

const key = 'volante.unsent';
const here = () => location.pathname + location.search;

/** The form of this screen was sent while nothing could be reached, and is sent again by itself. */
export const unsentForm = {
  note: () => storage.write(key, here()),
  forget: () => storage.remove(key),
  isHere: () => storage.read(key) === here(),
};
