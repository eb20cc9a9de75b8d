import type { Case, PendingDecision } from '@volante/contract/staff/case.ts';
import { hasRole } from '@volante/contract/staff/roles.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { keepCase } from '../../application/application.ts';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { groundWords } from '../../words/ground-words.ts';
import { showMoment } from '../../words/moments.ts';
import { stageWords } from '../../words/stage-words.ts';
import { NoticeLines } from './notice-fields.tsx';
import { workTexts } from './texts.ts';

/** A decision that waits for a second person: who made it and why, with buttons to confirm or withdraw it. */
export function PendingDecisionPart({ one, pending }: { one: Case; pending: PendingDecision }) {
  const t = useText(workTexts);
  const stages = useText(stageWords);
  const groundNames = useText(groundWords);
  const language = useLanguage();
  const { account } = useMe();
  const { way, failure, run } = useSending<'confirm' | 'takeBack'>();
  const { applicationId, revision } = one;
  const { to } = pending;
  const params = { applicationId };
  const isOwn = pending.by.id === account.id;
  const hasChanged = pending.revision !== revision;

  async function work(what: 'confirm' | 'takeBack'): Promise<void> {
    await run(async () => {
      const { case: next } =
        what === 'confirm'
          ? await call('POST /applications/{applicationId}/proposal/confirm', {
              params,
              body: { proposalId: pending.id, revision },
            })
          : await call('DELETE /applications/{applicationId}/proposal', { params });
      keepCase(next, what === 'confirm' ? t.moved(stages[to]) : t.takenBack);
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
        <p translate="no" className="mt-1">
          {showMoment(pending.at, language)}
        </p>
      </Notice>
      {hasRole(account.role, 'reviewer') && (
        <>
          {hasChanged && <p className="text-small">{t.proposalChanged}</p>}
          {isOwn && <p className="text-small">{t.ownProposal}</p>}
          <FailureNotice error={failure} />
          <div className="flex flex-wrap gap-2">
            {!isOwn && !hasChanged && (
              <Button
                kind={to === 'rejected' ? 'danger' : 'solid'}
                busy={way === 'confirm'}
                onClick={() => void work('confirm')}
              >
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
