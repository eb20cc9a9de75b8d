import { createUpload, type Upload } from '../../lib/call/upload.ts';
import { identity, onceProved } from './call.ts';

const uploadOnce = createUpload({ headers: identity });

/** Sends files on behalf of the application; see `createUpload`. */
export const upload: Upload = (name, input) => onceProved(name, () => uploadOnce(name, input));
