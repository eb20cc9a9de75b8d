// Fetched after the form is displayed: the rules and their library are a tenth of the first form's bytes.
import '../../lib/form/zod-setup.ts';
import { ContactAsTyped } from '@volante/contract/countries/contact.ts';
import * as z from 'zod/mini';

/** The contact data, and whether we may write by WhatsApp. */
export const ContactScreen = z.strictObject({ ...ContactAsTyped.shape, whatsApp: z.boolean() });
