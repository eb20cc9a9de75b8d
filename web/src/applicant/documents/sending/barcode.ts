import { countries } from '@volante/contract/countries/index.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { currentApplication } from '../../application/application.ts';

/**
 * The barcode in the photo of a licence's back, read before the photo is shrunk; null for other documents and if there
 * is none. Its reader is loaded for this document only.
 */
export async function barcodeOf(type: DocumentType, photo: File): Promise<string | null> {
  const country = currentApplication()?.country;
  const fills = country !== undefined && countries[country].fillsForm.includes(type);
  if (!fills || type !== 'drivers_license_back' || !photo.type.startsWith('image/')) return null;
  const { readBarcode } = await import('../../../lib/files/barcode/read-barcode.ts');
  return readBarcode(photo);
}
