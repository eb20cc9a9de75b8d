import type { Application } from '@volante/contract/application.ts';
import type { Doubt } from '@volante/contract/documents/doubts.ts';
import { documentScreen, isStatement } from '@volante/contract/documents/rules.ts';
import { formatMonth } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ScreenButton } from '../../navigation/link.tsx';
import { useDocumentName } from '../document-names.ts';

interface ListedDocument {
  key: string;
  name: string;
  screen: string;
  /** Why it is listed, in sentences. */
  reasons: readonly string[];
  /** The words of its button. */
  action: string;
}

/** Things to mend, each with its reasons and a button that leads to its screen. */
export function DocumentList({ documents }: { documents: readonly ListedDocument[] }) {
  return (
    <ul className="mt-1 divide-y divide-line">
      {documents.map(({ key, name, screen, reasons, action }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
          <div className="min-w-0 flex-[1_1_12rem]">
            <p className="font-bold">{name}</p>
            {reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </div>
          <ScreenButton
            kind="outline"
            to={screen}
            query={{ change: '1' }}
            aria-label={`${action}: ${name}`}
            className="!min-h-12 !w-auto flex-none text-small"
          >
            {action}
          </ScreenButton>
        </li>
      ))}
    </ul>
  );
}

export interface DoubtedDocument {
  key: string;
  /** The document's name, of a statement with its month. */
  name: string;
  screen: string;
  doubts: readonly Doubt[];
}

/** The documents whose files could be mended, in order. */
export function useDoubtedDocuments({ documentsAnalysis }: Application): DoubtedDocument[] {
  const nameOf = useDocumentName();
  const language = useLanguage();
  return documentsAnalysis.documents.flatMap(({ type, month, doubts = [] }) => {
    if (doubts.length === 0) return [];
    const name = isStatement(type) && month ? `${nameOf(type)}, ${formatMonth(month, language)}` : nameOf(type);
    return [{ key: type, name, screen: `/documents/${documentScreen(type)}`, doubts }];
  });
}
