import { isClosed } from '@volante/contract/admission/closing.ts';
import type { GivenConsent } from '@volante/contract/own-file/calls.ts';
import {
  isDoneAtOnce,
  isNeeded,
  type WithdrawableConsent,
  withdrawableConsents,
} from '@volante/contract/own-file/rules.ts';
import { consentWords } from '@volante/contract/words/own-file-names.ts';
import { useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { askNow } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { reloadApplication, useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { showFailure } from '../application/failure.ts';
import { fileQuery, fileTime } from './file-query.ts';
import { fileTexts } from './texts.ts';

/** What was agreed to, each with its text and time, and what may be withdrawn. */
export function Consents({ consents }: { consents: readonly GivenConsent[] }) {
  const t = useText(fileTexts);
  const language = useLanguage();
  const { country } = useApplication();
  const [asks, setAsks] = useState<WithdrawableConsent | null>(null);
  if (consents.length === 0) return <p className="text-small text-ink-2">{t.noConsents}</p>;
  const moment = (at: string) => fileTime(at, 'moment', country, language);
  return (
    <>
      <ul className="rounded-card border border-line bg-card px-4">
        {consents.map(({ kind, at, textVersion, language: said, withdrawnAt }) => {
          const name = consentWords[kind]?.[language] ?? kind;
          return (
            <li key={kind + at} className="border-b border-line py-2.5 text-small last:border-b-0">
              <span className="block font-semibold">{name}</span>
              <span className="block text-ink-2">
                {t.acceptedOn(moment(at), textVersion, said === 'en' ? t.english : t.spanish)}
              </span>
              {withdrawnAt && <span className="block text-ink-2">{t.withdrawnOn(moment(withdrawnAt))}</span>}
              {!withdrawnAt && isWithdrawable(kind) && (
                <Button
                  kind="text"
                  aria-label={t.withdrawOf(name)}
                  onClick={() => setAsks(kind)}
                  className="-mx-2 w-auto px-2"
                >
                  {t.withdraw}
                </Button>
              )}
              {!withdrawnAt && kind === 'privacy_notice' && <span className="block text-ink-2">{t.noticeWay}</span>}
            </li>
          );
        })}
      </ul>
      {asks && <WithdrawDialog kind={asks} onClose={() => setAsks(null)} />}
    </>
  );
}

function isWithdrawable(kind: string): kind is WithdrawableConsent {
  return (withdrawableConsents as readonly string[]).includes(kind);
}

/** Says what follows before anything is withdrawn. */
function WithdrawDialog({ kind, onClose }: { kind: WithdrawableConsent; onClose(): void }) {
  const t = useText(fileTexts);
  const application = useApplication();
  const { id } = application;
  const [busy, run] = useBusy(showFailure);
  const withdraw = () =>
    run(async () => {
      await call('POST /public/admission/requests/{id}/file/withdrawals', { params: { id }, body: { kind } });
      await Promise.all([askNow(fileQuery(id)), reloadApplication()]);
      toast.success(t.withdrawn);
      onClose();
    });
  return (
    <Dialog
      title={t.withdrawTitle}
      onClose={onClose}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t.keep}
          </Button>
          <Button kind="danger" busy={busy} onClick={withdraw}>
            {t.withdrawYes}
          </Button>
        </>
      }
    >
      <p className="mb-2">{isClosed(application) && isNeeded(kind) ? t.decided : t.follows[kind]}</p>
      {!isDoneAtOnce(kind) && <p className="text-small text-ink-2">{t.companyNotified}</p>}
    </Dialog>
  );
}
