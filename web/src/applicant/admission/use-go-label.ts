import type { VisitScreen } from '@volante/contract/admission/visit-parts.ts';
import { documentScreen } from '@volante/contract/documents/rules.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { useDocumentName } from '../application/document-names.ts';
import { admissionTexts } from './texts.ts';

/** "Continuar con INE Reverso" if the next screen is a document or part of the visit, otherwise "Continuar". */
export function useGoLabel(next: string): string {
  const request = useApplication();
  const t = useText(admissionTexts);
  const nameOf = useDocumentName();
  const document = request.documentsAnalysis.documents.find((d) => next === `/documents/${documentScreen(d.type)}`);
  return document ? t.goWith(nameOf(document.type)) : (t.visitGo[next as VisitScreen] ?? t.go);
}
