import * as z from 'zod/mini';
import { email, typedPhone } from './contact.ts';
import { text } from './names.ts';

/** The guarantor's contact form. `location` is where the guarantor lives, in the applicant's words. */
export const Obligor = z.strictObject({
  name: text(1, 'field_required', 100),
  phone: typedPhone,
  email,
  location: text(1, 'field_required', 200),
});
export type Obligor = z.infer<typeof Obligor>;
