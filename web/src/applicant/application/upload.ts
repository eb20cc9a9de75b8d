import { createUpload } from '../../lib/call/upload.ts';
import { identity } from './call.ts';

/** Sends files on behalf of the application; see `createUpload`. */
export const upload = createUpload({ headers: identity });
