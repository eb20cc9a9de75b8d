import type { DocumentView } from '@volante/contract/admission/application.ts';
import { isSent } from '@volante/contract/admission/stages.ts';
import type { VisitScreen } from '@volante/contract/admission/steps.ts';
import { byScreen } from '@volante/contract/documents/rules.ts';
import { rejectionWords } from '@volante/contract/words/documents.ts';
import { useText } from '../../lib/text.ts';
import { Card } from '../../ui/card.tsx';
import { useApplication } from '../application/application.ts';
import { useDocumentName } from '../application/document-names.ts';
import { admissionTexts } from './texts.ts';

interface StillMissingProps {
  documents: readonly DocumentView[];
  personalData: boolean;
  /** Screens of the home visit. */
  visit: readonly VisitScreen[];
}

/** Lists everything still pending. */
export function StillMissing({ documents, personalData, visit }: StillMissingProps) {
  const t = useText(admissionTexts);
  const nameOf = useDocumentName();
  const lineOf = useWaitingLine();
  const { status } = useApplication();
  const screens = byScreen(documents);
  const free = ({ skipped, required, reason }: DocumentView) => skipped || (isSent(status) && !required && !reason);
  const optional = !personalData && visit.length === 0 && documents.every(free);
  const later = documents.every((d) => d.skipped);
  if (screens.size === 0 && !personalData && visit.length === 0) return null;
  return (
    <Card className="mb-2">
      <h2 className="mb-1 font-extrabold">{!optional ? t.waitingTitle : later ? t.laterTitle : t.optionalTitle}</h2>
      <ul className="divide-y divide-line">
        {personalData && <li className="py-2 font-semibold">{t.personalData}</li>}
        {[...screens].map(
          ([screen, [document]]) =>
            document && (
              <li key={screen} className="py-2">
                <p className="font-semibold">{nameOf(document.type)}</p>
                {!optional && lineOf(document)}
              </li>
            ),
        )}
        {visit.map((screen) => (
          <li key={screen} className="py-2 font-semibold">
            {t.visitScreens[screen]}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-ink-2">{optional ? t.laterNote : t.waitingNote}</p>
    </Card>
  );
}

function useWaitingLine() {
  const t = useText(admissionTexts);
  const reasons = useText(rejectionWords);
  return ({ status, note, reason, skipped, required }: DocumentView) => {
    if (status === 'rejected')
      return (
        <p className="text-small font-semibold text-bad-ink">
          <span aria-hidden="true">⚠ </span>
          {t.reasonOf(note ? t.note(note) : t.because(reasons[reason ?? 'other']))}
        </p>
      );
    const why = skipped ? t.later : required ? null : t.optional;
    return why && <p className="text-small text-ink-2">{why}</p>;
  };
}
