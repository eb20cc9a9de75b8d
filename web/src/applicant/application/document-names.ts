import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { documentName } from '@volante/contract/words/documents.ts';
import { useLanguage } from '../../lib/language.ts';

/** The name of a document in the current language. */
export function useDocumentName(): (type: DocumentType) => string {
  const language = useLanguage();
  return (type) => documentName(type, language);
}
