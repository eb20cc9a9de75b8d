import * as z from 'zod/mini';
import { countryCodes } from '../country.ts';
import { rejectionReasons } from './rules.ts';

/** What a document was recognized as. */
export const recognizedDocuments = [
  'ine_front',
  'ine_back',
  'dl_front',
  'dl_back',
  'curp',
  'tax_situation',
  'bank_statement',
  'electricity_bill',
  'water_bill',
  'gas_bill',
  'phone_bill',
] as const;
export type RecognizedDocument = (typeof recognizedDocuments)[number];

/** Bills for a home. */
export const bills = [
  'electricity_bill',
  'water_bill',
  'gas_bill',
  'phone_bill',
] as const satisfies RecognizedDocument[];

export const photoFlaws = ['dark', 'blurred', 'cut', 'glare', 'small'] as const;

/** Where the text of a document and the code printed on it may disagree. */
export const disputedFields = ['name', 'birthdate', 'curp', 'rfc'] as const;

/** `yyyy-mm`. */
const month = z.string();
/** `yyyy-mm-dd`. */
const date = z.string();

/**
 * Something about a document's file that the applicant could mend, with the facts that its sentence states. A doubt may be
 * mistaken, so it never blocks anything.
 */
export const Doubt = z.discriminatedUnion('about', [
  z.object({ about: z.literal('photo'), flaw: z.enum(photoFlaws) }),
  z.object({ about: z.literal('wrong_side'), shows: z.enum(['front', 'back']) }),
  z.object({ about: z.literal('wrong_paper'), looksLike: z.enum(recognizedDocuments) }),
  z.object({ about: z.literal('other_country'), country: z.enum(countryCodes) }),
  /** The document says that it expired: on a day, or with a year (`yyyy`). */
  z.object({ about: z.literal('expired'), ended: z.string() }),
  z.object({ about: z.literal('code_differs'), fields: z.array(z.enum(disputedFields)) }),
  z.object({ about: z.literal('other_month'), says: month, asked: month }),
  /** Two statements are of one month. */
  z.object({ about: z.literal('same_month'), says: month }),
  /** The newest date on a proof of address is too long ago. */
  z.object({ about: z.literal('old'), newest: date, months: z.number() }),
  /** It names somebody else than the form. */
  z.object({ about: z.literal('other_name'), says: z.string(), typed: z.string() }),
  /** It contradicts the form; the applicant may answer whether it is theirs. */
  z.object({ about: z.literal('whose'), says: z.string(), typed: z.string() }),
  /** The file that staff sent back was sent again. */
  z.object({ about: z.literal('sent_back'), reason: z.enum(rejectionReasons) }),
]);
export type Doubt = z.infer<typeof Doubt>;
