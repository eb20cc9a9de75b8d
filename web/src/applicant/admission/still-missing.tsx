import type { AskedCorrection } from '@volante/contract/admission/corrections.ts';
import { isWanted } from '@volante/contract/admission/document-steps.ts';
import type { VisitScreen } from '@volante/contract/admission/visit-parts.ts';
import type { DocumentView } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { byScreen, isNeededForVisit } from '@volante/contract/documents/rules.ts';
import { rejectionWords } from '@volante/contract/words/documents.ts';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import { Card } from '../../ui/card.tsx';
import { Icon, Sign } from '../../ui/icon.tsx';
import { useApplication } from '../application/application.ts';
import { addressOfCorrection } from '../application/corrections/place-of-correction.ts';
import { useCorrectionWords } from '../application/corrections/use-correction-words.ts';
import { useDocumentName } from '../application/document-names.ts';
import { ScreenLink } from '../navigation/link.tsx';
import { confirmationTexts } from './confirmation-texts.ts';
import { admissionTexts } from './texts.ts';

interface StillMissingProps {
  /** What staff ask to correct. */
  asked: readonly AskedCorrection[];
  documents: readonly DocumentView[];
  personalData: boolean;
  /** Screens of the home visit. */
  visit: readonly VisitScreen[];
}

/** Lists everything that still waits for the applicant, each as a link; optional items are separate. */
export function StillMissing({ asked, documents, personalData, visit }: StillMissingProps) {
  const t = useText(confirmationTexts);
  const shared = useText(admissionTexts);
  const { line } = useCorrectionWords();
  const { country } = useApplication();
  const wanted = documents.filter(isWanted);
  const optional = documents.filter((d) => !isWanted(d));
  const later = optional.every((d) => d.skipped);
  // Both sides of a card are one row.
  const rows = byScreen(optional).size;
  const forVisit = optional.some((d) => isNeededForVisit(d, countries[country]));
  return (
    <>
      {(asked.length > 0 || wanted.length > 0 || personalData || visit.length > 0) && (
        <List title={t.waitingTitle} note={t.waitingNote}>
          {asked.map((item) => (
            <Row key={item.id} place={addressOfCorrection(item)} name={line(item)} />
          ))}
          {visit.map((screen) => (
            <Row key={screen} place={{ path: screen }} name={shared.visitScreens[screen]} />
          ))}
          {personalData && <Row place={{ path: '/personal-data' }} name={t.personalData} />}
          <Documents documents={wanted} />
        </List>
      )}
      {optional.length > 0 && (
        <List title={later ? t.laterTitle : t.optionalTitle} note={forVisit ? t.forVisitNote(rows) : t.laterNote(rows)}>
          <Documents documents={optional} />
        </List>
      )}
    </>
  );
}

function List({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Card className="mb-3">
      <h2 className="mb-1 font-extrabold">{title}</h2>
      <ul className="divide-y divide-line">{children}</ul>
      <p className="mt-2 text-small text-ink-2">{note}</p>
    </Card>
  );
}

function Documents({ documents }: { documents: readonly DocumentView[] }) {
  const nameOf = useDocumentName();
  const lineOf = useWaitingLine();
  return [...byScreen(documents)].map(
    ([screen, [document]]) =>
      document && (
        <Row key={screen} place={{ path: `/documents/${screen}` }} name={nameOf(document.type)}>
          {lineOf(document)}
        </Row>
      ),
  );
}

interface RowProps {
  place: { path: string; query?: Record<string, string> };
  name: string;
  children?: ReactNode;
}

function Row({ place: { path, query = {} }, name, children }: RowProps) {
  return (
    <li>
      <ScreenLink
        to={path}
        query={query}
        className="-mx-2 flex min-h-12 items-center gap-2 rounded-input px-2 py-2 active:bg-brand-soft"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{name}</span>
          {children}
        </span>
        <span className="text-ink-2">
          <Icon name="next" size={16} />
        </span>
      </ScreenLink>
    </li>
  );
}

function useWaitingLine() {
  const t = useText(confirmationTexts);
  const shared = useText(admissionTexts);
  const reasons = useText(rejectionWords);
  const { country } = useApplication();
  return (document: DocumentView) => {
    const { status, note, reason, skipped, required } = document;
    if (status === 'rejected')
      return (
        <span className="block text-small font-semibold text-bad-ink">
          <Sign name="warning" />
          {t.reasonOf(note ? shared.note(note) : shared.because(reasons[reason ?? 'other']))}
        </span>
      );
    const forVisit = isNeededForVisit(document, countries[country]);
    // The heading already says that it was postponed.
    const words = forVisit ? t.forVisit : required || skipped ? '' : t.optional;
    return words && <span className="block text-small text-ink-2">{words}</span>;
  };
}
