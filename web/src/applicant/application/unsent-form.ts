import { storage } from '../../lib/storage.ts';

const key = 'volante.unsent';
const here = () => location.pathname + location.search;

/** A form submitted offline, to be sent again automatically. */
export const unsentForm = {
  note: () => storage.write(key, here()),
  forget: () => storage.remove(key),
  isHere: () => storage.read(key) === here(),
};
