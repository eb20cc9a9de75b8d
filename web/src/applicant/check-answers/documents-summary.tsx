import { dueOf } from '@volante/contract/admission/document-steps.ts';
import type { Application, DocumentView } from '@volante/contract/application.ts';
import { byScreen, isMissing, documents as kinds, waitsForApplicant } from '@volante/contract/documents/rules.ts';
import { isUnanswered } from '@volante/contract/obligor/guarantor-states.ts';
import { useText } from '../../lib/text.ts';
import { useComputer } from '../../lib/wide.ts';
import { classes } from '../../ui/classes.ts';
import { Icon, Sign } from '../../ui/icon.tsx';
import { useApplication } from '../application/application.ts';
import { useDocumentName } from '../application/document-names.ts';
import { lazyPart } from '../navigation/lazy-part.tsx';
import { useUnderWay } from '../sending/under-way.ts';
import { Row, Summary } from './summary.tsx';
import { checkAnswersTexts } from './texts.ts';

const SentPicture = lazyPart(() => import('./sent-picture.tsx'));

/** Every document with its state; documents of one screen share a line. */
export function DocumentsSummary({ application, fixed }: { application: Application; fixed: boolean }) {
  const t = useText(checkAnswersTexts);
  const nameOf = useDocumentName();
  const screens = byScreen(application.documentsAnalysis.documents);
  const complete = application.documentsAnalysis.documents.filter((d) => !isMissing(d)).length;
  return (
    <Summary title={t.documents}>
      {[...screens].map(([screen, documents]) => {
        const [first] = documents;
        const open = !fixed && documents.some((d) => d.status !== 'approved');
        return (
          first && (
            <Row
              key={screen}
              wide
              picture={<Thumbnail document={first} />}
              label={nameOf(first.type)}
              to={open ? `/documents/${screen}` : undefined}
              action={documents.some(isMissing) ? t.upload : t.change}
            >
              <State documents={documents} />
              {kinds[first.type].person === 'obligor' && isAsked(application) && (
                <span className="block text-ink-2">{t.guarantorAsked}</span>
              )}
              {kinds[first.type].person === 'obligor' && application.avalData && (
                <span translate="no" className="block text-ink-2">
                  {application.avalData.name}
                </span>
              )}
            </Row>
          )
        );
      })}
      {complete > 0 && (
        <div className="flex items-center gap-2 py-2.5 text-small font-semibold text-ok-ink">
          <dt className="flex items-center gap-2">
            <Icon name="check" size={18} />
            {t.complete(complete)}
          </dt>
          <dd className="sr-only">{t.sent}</dd>
        </div>
      )}
    </Summary>
  );
}

function isAsked({ guarantor }: Application): boolean {
  return guarantor !== undefined && isUnanswered(guarantor.state);
}

/** The stylesheet reserves the space, so that nothing moves when pictures load; phones load none. */
function Thumbnail({ document }: { document: DocumentView }) {
  const computer = useComputer();
  return (
    <span
      className={classes(
        'hidden h-11 w-15 flex-none place-items-center overflow-hidden rounded-input border wide:grid print:hidden',
        document.mediaId ? 'border-line bg-brand-soft text-brand-ink' : 'border-dashed border-field-line',
      )}
    >
      {computer && <SentPicture document={document} />}
    </span>
  );
}

function State({ documents }: { documents: readonly DocumentView[] }) {
  const t = useText(checkAnswersTexts);
  const application = useApplication();
  const under = useUnderWay();
  const mine = under.filter(({ of }) => 'type' in of && documents.some(({ type }) => type === of.type));
  const sent = documents.filter((d) => !isMissing(d)).length;
  if (mine.some(({ at }) => at === 'failed')) return <span className="text-bad-ink">{t.notUploaded}</span>;
  if (mine.length > 0) return <span className="text-ink-2">{t.uploading}</span>;
  if (documents.some((d) => d.status === 'rejected')) return <span className="text-bad-ink">{t.rejected}</span>;
  if (documents.every((d) => d.status === 'approved'))
    return (
      <span className="text-ok-ink">
        <Sign name="check" />
        {t.approved}
      </span>
    );
  const doubts = documents.reduce((sum, d) => sum + (d.doubts?.length ?? 0), 0);
  if (doubts > 0 && sent === documents.length) return <span className="text-warn-ink">{t.doubted(doubts)}</span>;
  if (sent === documents.length)
    return (
      <span className="text-ok-ink">
        <Sign name="check" />
        {t.sent}
      </span>
    );
  if (!documents.some(waitsForApplicant)) return <span className="text-ink-2">{t.later}</span>;
  const words = sent > 0 && t.part(sent, documents.length);
  // Nothing that isn't needed is missing.
  if (!documents.some((d) => d.required && isMissing(d)))
    return (
      <span className="text-ink-2">{words || (dueOf(documents, application) === 'call' ? t.later : t.optional)}</span>
    );
  return <span className="text-warn-ink">{words || t.missing}</span>;
}
