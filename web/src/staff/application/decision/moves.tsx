import type { Stage } from '@volante/contract/admission/stages.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type {
  Move,
  PendingDecision,
  ReviewerApplication,
  StaffApplication,
} from '@volante/contract/staff/application.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { callOld } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { staffDocumentName } from '../../words/document-names.ts';
import { showMoment } from '../../words/moments.ts';
import { groundWords, stageWords } from '../../words/stage-words.ts';
import { whyText } from '../../words/why-words.ts';
import { applicationOf, isReviewerApplication, keepApplication } from '../application.ts';
import { documentName } from '../document-words.ts';
import { Section } from '../section.tsx';
import { applicationTexts } from '../texts.ts';
import { ClosingPart } from './closing.tsx';
import { MoveDialog, NoticeLines } from './move-dialog.tsx';
import { PaymentLine, TermsLines } from './terms-fields.tsx';
import { workTexts } from './texts.ts';

/** The possible moves of an application, with what prevents each. */
export function Moves({ application }: { application: StaffApplication }) {
  const t = useText(workTexts);
  const stages = useText(stageWords);
  const language = useLanguage();
  const { account } = useMe();
  const [openedTo, setOpenedTo] = useState<Stage | null>(null);
  // Advisors move nothing.
  if (!may(account, 'decide')) return null;
  const isFar = ({ because }: Move) => because.some(({ code }) => code === 'not_in_table');
  const moves = application.closed ? [] : application.moves;
  const move = moves.find(({ to }) => to === openedTo);
  const near = moves.filter((next) => !isFar(next));
  const far = moves.filter(isFar);
  const list = (whys: Move['because']) => whys.map((why) => <li key={why.code}>{whyText(why, language, null)}</li>);
  return (
    <Section id="moves" title={t.moves}>
      {application.proposal && (
        <PendingDecisionPart key={application.proposal.id} application={application} pending={application.proposal} />
      )}
      {isReviewerApplication(application) && application.decision && (
        <DecisionPart documents={application.documents} decision={application.decision} />
      )}
      {application.moves.length === 0 && <p className="text-small text-ink-2">{t.noMoves}</p>}
      <ul className="grid gap-2">
        {near.map((next) => (
          <li key={next.to}>
            <Button
              kind="outline"
              className="w-full"
              data-act={next.allowed ? '' : undefined}
              disabled={!next.allowed}
              aria-describedby={`why-${next.to}`}
              onClick={() => setOpenedTo(next.to)}
            >
              {t.moveTo(stages[next.to])}
            </Button>
            <ul id={`why-${next.to}`} className="mt-1 text-small text-ink-2">
              {list(next.because)}
              {list(next.warnings)}
            </ul>
          </li>
        ))}
      </ul>
      {far.length > 0 && (
        <details className="mt-3 text-small">
          <summary className="min-h-9 cursor-pointer content-center font-semibold text-ink-2 max-desk:min-h-12">
            {t.notFromHere}
          </summary>
          <p className="text-ink-2">{far.map(({ to }) => stages[to]).join(', ')}</p>
        </details>
      )}
      <ClosingPart application={application} />
      {move && <MoveDialog application={application} move={move} onClose={() => setOpenedTo(null)} />}
    </Section>
  );
}

type Decision = NonNullable<ReviewerApplication['decision']>;

/** The decision: who made it, the documents they hadn't opened, and later changes. */
function DecisionPart({ documents, decision }: Pick<ReviewerApplication, 'documents'> & { decision: Decision }) {
  const t = useText(workTexts);
  const parts = useText(applicationTexts).partNames;
  const language = useLanguage();
  const { by, at, notSeen, changedSince, terms } = decision;
  const documentNamed = (type: DocumentType) => {
    // Statements are told apart by their months.
    const document = documents.find((item) => item.type === type);
    return document ? documentName(document, language) : staffDocumentName(type, language);
  };
  const nameOf = (path: string) => {
    const [part, type] = path.split('.');
    if (part === 'documents') return documentNamed(type as DocumentType);
    return part === 'earnings' ? parts.earnings : t.contact;
  };
  return (
    <div className="mb-3 grid gap-1.5 text-small">
      <p className="font-semibold">{t.decided(by?.name ?? null, showMoment(at, language))}</p>
      {terms && <TermsLines terms={terms} />}
      {notSeen.length === 0 && <p className="text-ink-2">{t.sawAll}</p>}
      <Listed title={t.notSeen} names={notSeen.map(documentNamed)} />
      {changedSince.length === 0 && <p className="text-ink-2">{t.unchanged}</p>}
      <Listed title={t.changedSince} names={changedSince.map(nameOf)} />
    </div>
  );
}

function Listed({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <p className="font-semibold text-warn-ink">{title}</p>
      <p>{names.join(', ')}</p>
    </div>
  );
}

/** A decision that waits for a second person: who made it and why, with buttons to confirm or withdraw it. */
function PendingDecisionPart({ application, pending }: { application: StaffApplication; pending: PendingDecision }) {
  const t = useText(workTexts);
  const stages = useText(stageWords);
  const groundNames = useText(groundWords);
  const language = useLanguage();
  const { account } = useMe();
  const { way, failure, run } = useSending<'confirm' | 'takeBack'>();
  const { applicationId, revision } = application;
  const { to } = pending;
  const params = { applicationId };
  const isOwn = pending.by.id === account.id;
  const hasChanged = pending.revision !== revision;

  async function work(what: 'confirm' | 'takeBack'): Promise<void> {
    await run(async () => {
      const sent =
        what === 'confirm'
          ? call('POST /applications/{applicationId}/proposal/confirm', {
              params,
              body: { proposalId: pending.id, revision },
            })
          : call('DELETE /applications/{applicationId}/proposal', { params });
      // What it was refused for may be on the page by then.
      sent.catch(() => callOld({ queryKey: applicationOf(applicationId).queryKey }));
      const { case: next } = await sent;
      keepApplication(next, what === 'takeBack' ? t.takenBack : next.proposal ? t.ownProposal : t.moved(stages[to]));
    }, what);
  }
  return (
    <div className="mb-3 grid gap-2">
      <Notice tone="warn" title={t.proposal(pending.by.name, stages[to])}>
        <p className="wrap-anywhere whitespace-pre-wrap">{pending.reason}</p>
        {pending.reasons.length > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {pending.reasons.map((ground) => (
              <li key={ground}>{groundNames[ground]}</li>
            ))}
          </ul>
        )}
        {pending.told && <NoticeLines notice={pending.told} />}
        {pending.terms && <TermsLines terms={pending.terms} />}
        <p translate="no" className="mt-1">
          {showMoment(pending.at, language)}
        </p>
      </Notice>
      {may(account, 'decide') && (
        <>
          {pending.terms?.plan && <PaymentLine applicationId={applicationId} plan={pending.terms.plan} />}
          {hasChanged && <p className="text-small">{t.proposalChanged}</p>}
          {pending.planChanged && <p className="text-small">{t.planChanged}</p>}
          {isOwn && <p className="text-small">{t.ownProposal}</p>}
          <FailureNotice error={failure} />
          <div className="flex flex-wrap gap-2">
            {!isOwn && !hasChanged && !pending.planChanged && (
              <Button kind="outline" data-act="" busy={way === 'confirm'} onClick={() => void work('confirm')}>
                {t.confirm(stages[to])}
              </Button>
            )}
            <Button kind="outline" busy={way === 'takeBack'} onClick={() => void work('takeBack')}>
              {t.takeBack}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
