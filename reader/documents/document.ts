import type { z } from 'zod';
import type * as schemas from '../interface.ts';

export { documentKinds } from '../interface.ts';

export type DocumentFields = z.infer<typeof schemas.DocumentFields>;
export type DocumentReading = z.infer<typeof schemas.DocumentReading>;
export type DocumentKind = DocumentReading['kind'];

/** A photo of a paper to be read: its bytes, or the path of the file that holds them, and what else the reader is told. */
export type DocumentPhoto = z.infer<typeof schemas.DocumentQuery> & { image: Uint8Array | string };
