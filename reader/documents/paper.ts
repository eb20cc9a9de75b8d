import type { z } from 'zod';
import type * as schemas from '../interface.ts';

export { paperKinds } from '../interface.ts';

export type PaperFields = z.infer<typeof schemas.PaperFields>;
export type PaperReading = z.infer<typeof schemas.PaperReading>;
export type PaperKind = PaperReading['kind'];

/** A photo of a paper to be read: its bytes, or the path of the file that holds them, and what else the reader is told. */
export type PaperPhoto = z.infer<typeof schemas.DocumentQuery> & { image: Uint8Array | string };
