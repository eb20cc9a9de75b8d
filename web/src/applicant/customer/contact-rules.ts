import '../../lib/form/zod-setup.ts';

// Fetched after the form is displayed: the rules and their library are a tenth of the first form's bytes.
export { ContactAsTyped } from '@volante/contract/countries/contact.ts';
