import '../../lib/form/zod-setup.ts';
import type { FieldCode } from '@volante/contract/fields/field-codes.ts';
import { atLeast } from '@volante/contract/fields/lengths.ts';
import * as z from 'zod/mini';

// Which other fields are required depends on the state.
export const WhereForm = z.strictObject({
  state: z.string().check(atLeast(1, { error: 'state_required' satisfies FieldCode })),
  city: z.string(),
  birthdate: z.string(),
});
