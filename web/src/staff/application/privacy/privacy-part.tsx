import type { StaffApplication } from '@volante/contract/staff/application.ts';
import type { ExportState, Privacy } from '@volante/contract/staff/privacy/privacy.ts';
import { useState } from 'react';
import { addressOf } from '../../../lib/call/call.ts';
import { formatBytes } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { keepWritten, queryClient, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { NotLoaded, showFailure } from '../../controls/failure-notice.tsx';
import { ReasonDialog } from '../../controls/form/form-dialog.tsx';
import { call } from '../../session/call.ts';
import { showDay, showMoment } from '../../words/moments.ts';
import { Section } from '../section.tsx';
import { EraseDialog, privacyOf } from './erase-dialog.tsx';
import { privacyTexts } from './texts.ts';

type Asked = 'export' | 'hold' | 'erase' | null;

/** How long the application is kept, and what compliance does with the person's data. */
export function PrivacyPart({ application }: { application: StaffApplication }) {
  const t = useText(privacyTexts);
  const { applicationId } = application;
  const { data, error, refetch } = useQuery(privacyOf(applicationId));
  const [asks, setAsks] = useState<Asked>(null);
  const close = () => setAsks(null);
  const keep = (next: Privacy) => keepWritten(privacyOf(applicationId).queryKey, next);

  async function hold(reason: string): Promise<void> {
    const input = { params: { applicationId }, body: { reason } };
    keep(await call('POST /applications/{applicationId}/retention-hold', input));
    toast.success(t.held);
    close();
  }
  const lift = () =>
    call('DELETE /applications/{applicationId}/retention-hold', { params: { applicationId } }).then((next) => {
      keep(next);
      toast.success(t.lifted);
    }, showFailure);
  async function order(reason: string): Promise<void> {
    await call('POST /applications/{applicationId}/export', { params: { applicationId }, body: { reason } });
    void queryClient().invalidateQueries({ queryKey: privacyOf(applicationId).queryKey });
    close();
  }
  const words = { reason: t.reason, hint: t.reasonHint, short: t.reasonShort, leave: t.cancel };
  return (
    <Section id="privacy" title={t.title}>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-24" label={t.loading} />
      {data && (
        <>
          <Kept privacy={data} />
          <Exports applicationId={applicationId} exports={data.exports} />
          <div className="mt-4 flex flex-wrap gap-2">
            <Button kind="outline" onClick={() => setAsks('export')}>
              {t.export}
            </Button>
            {data.hold ? (
              <Button kind="outline" onClick={() => void lift()}>
                {t.lift}
              </Button>
            ) : (
              <Button kind="outline" onClick={() => setAsks('hold')}>
                {t.hold}
              </Button>
            )}
            {!data.hold && !data.retainedUntil && (
              <Button kind="outline" className="text-bad-ink" onClick={() => setAsks('erase')}>
                {t.erase}
              </Button>
            )}
          </div>
        </>
      )}
      {asks === 'export' && (
        <ReasonDialog
          title={t.exportTitle}
          lead={<p className="mb-3 text-small">{t.exportLead}</p>}
          texts={{ ...words, send: t.exportSend }}
          onSend={order}
          onClose={close}
        />
      )}
      {asks === 'hold' && (
        <ReasonDialog
          title={t.holdTitle}
          lead={<p className="mb-3 text-small">{t.holdLead}</p>}
          texts={{ ...words, send: t.hold }}
          onSend={hold}
          onClose={close}
        />
      )}
      {asks === 'erase' && data && <EraseDialog application={application} privacy={data} onClose={close} />}
    </Section>
  );
}

function Kept({ privacy }: { privacy: Privacy }) {
  const t = useText(privacyTexts);
  const language = useLanguage();
  const { retention, retainedUntil, hold } = privacy;
  return (
    <div className="grid gap-1 text-small">
      {/* During a hold nothing is erased on that day. */}
      {!hold && <p>{retention ? t.kept[retention.kind](showDay(retention.on, language)) : t.visitAhead}</p>}
      {retention?.warnedAt && <p className="text-ink-2">{t.warned(showMoment(retention.warnedAt, language))}</p>}
      {retainedUntil && <p className="text-ink-2">{t.notYet(showDay(retainedUntil, language))}</p>}
      {hold && (
        <p>
          <b>{t.heldBy(hold.by?.name ?? t.somebody, showMoment(hold.at, language))}</b>{' '}
          <span className="wrap-anywhere">{hold.reason}</span>
          <span className="block text-ink-2">{t.notWhileHeld}</span>
        </p>
      )}
    </div>
  );
}

/** A person's ZIPs that can still be downloaded. */
function Exports({ applicationId, exports }: { applicationId: string; exports: readonly ExportState[] }) {
  const t = useText(privacyTexts);
  const language = useLanguage();
  return (
    <ul aria-live="polite" className="grid gap-2 text-small not-empty:mt-3">
      {exports.map(({ exportId, state, size, expiresAt }) => (
        <li key={exportId} className="flex flex-wrap items-center gap-2 rounded-input border border-line px-3 py-2">
          {state === 'running' && (
            <>
              <Spinner />
              {t.exportRunning}
            </>
          )}
          {state === 'failed' && <span className="text-bad-ink">{t.exportFailed}</span>}
          {state === 'done' && (
            <>
              <span className="flex-1">
                {t.exportDone(formatBytes(size ?? 0, language), showMoment(expiresAt, language))}
              </span>
              <a
                href={addressOf('/staff/applications/{applicationId}/exports/{exportId}/file', {
                  applicationId,
                  exportId,
                })}
                download
                className={buttonClass('solid')}
              >
                {t.download}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
