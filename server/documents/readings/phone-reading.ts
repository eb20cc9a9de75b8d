import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { parseLicence } from '@volante/reader/documents/cards/licence.ts';
import type { DocumentFields } from '@volante/reader/documents/document.ts';
import type { Trx } from '../../core/database/db.ts';

/** The longest text that the record's standard allows for an element, in characters. */
const LONGEST = 40;
/** The fields that can fill the form; all others stay on the phone. */
const wanted = ['firstName', 'middleName', 'lastName', 'birthdate', 'street', 'city', 'state', 'zip'] as const;

/**
 * The fields of a barcode that a phone says it has read from this document; null if it isn't a licence's record. Anybody can send
 * such a text, so only known elements with plain characters and plausible length are accepted.
 */
export function fieldsOfBarcode(type: DocumentType, barcode: string): DocumentFields | null {
  if (type !== 'drivers_license_back') return null;
  const read = parseLicence(barcode);
  if (!read) return null;
  const fields = wanted.flatMap((name) => {
    const value = read[name];
    return value && value.length <= LONGEST && plain.test(value) ? [[name, value]] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

// Letters of any language, digits, and the characters used in names and addresses.
const plain = /^[\p{L}\p{N} .,'’#&/-]+$/u;

/** Stores what the phone read from a new version of a document. */
export async function insertPhoneReading(trx: Trx, versionId: string, fields: DocumentFields, at: Date): Promise<void> {
  await trx
    .insertInto('phone_readings')
    .values({ version_id: versionId, fields: JSON.stringify(fields), at })
    .execute();
}
