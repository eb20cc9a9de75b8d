// Fetched after the form is displayed: the rules and their library are a tenth of the first form's bytes.
import '../../lib/form/zod-setup.ts';
import { ContactAsTyped, ContactByPhone } from '@volante/contract/countries/contact.ts';
import * as z from 'zod/mini';

/** The contact data, and whether we may write by WhatsApp. */
const whatsApp = z.boolean();
export const ContactScreen = z.strictObject({ ...ContactAsTyped.shape, whatsApp });
/** The same where no mail address is required. */
export const ContactScreenByPhone = z.strictObject({ ...ContactByPhone.shape, whatsApp });
