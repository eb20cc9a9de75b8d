import type { ExportState } from '@volante/contract/staff/privacy/privacy.ts';
import { addressOf } from '../../../lib/call/call.ts';
import { formatBytes } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showMoment } from '../../words/moments.ts';
import { privacyTexts } from './texts.ts';

/** A person's ZIPs that can still be downloaded. */
export function Exports({ applicationId, exports }: { applicationId: string; exports: readonly ExportState[] }) {
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
