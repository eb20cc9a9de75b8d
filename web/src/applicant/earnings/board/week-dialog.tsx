import type { Currency } from '@volante/contract/countries/country.ts';
import type { EarningRow } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useState } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useApplication } from '../../application/application.ts';
import { appTexts } from '../../navigation/app-texts.ts';
import { lazyPart } from '../../navigation/lazy-part.tsx';
import { AmountForm } from './amount-form.tsx';
import { correctionOf } from './asked-to-open.ts';
import { useWeekChange } from './use-week-change.ts';
import { WeekActions } from './week-actions.tsx';
import { ClearForm } from './week-clear.tsx';
import { weekName } from './week-name.ts';
import { weekTexts } from './week-texts.ts';

const CorrectionNotice = lazyPart(() => import('../../application/corrections/correction-notice.tsx'));

interface WeekDialogProps {
  platform: Platform;
  currency: Currency;
  /** The selected week; null when the dialog is closed. */
  row: EarningRow | null;
  onFiles: (files: File[]) => void;
  /** Saved changes, for screen reader announcements. */
  onNews: (news: { week: string; earning: number | null }) => void;
  onClose: () => void;
}

/** The actions for one week: screenshot, "I did not work", typed amount, clearing. */
export default function WeekDialog({ row, onClose, ...rest }: WeekDialogProps) {
  const app = useText(appTexts);
  const language = useLanguage();
  return (
    <Dialog
      open={row !== null}
      onClose={onClose}
      title={row ? weekName(row.earningWeek, language) : ''}
      closeLabel={app.close}
    >
      {row && <WeekBody key={row.earningWeek} row={row} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

interface WeekBodyProps extends WeekDialogProps {
  row: EarningRow;
}

function WeekBody({ platform, currency, row, onFiles, onNews, onClose }: WeekBodyProps) {
  const asked = correctionOf(row.earningWeek, platform, useApplication());
  const [asking, setAsking] = useState<'amount' | 'clear' | null>(null);
  const week = row.earningWeek;
  const { busy, failure, change, clear } = useWeekChange(platform, week, (earning) => {
    onNews({ week, earning });
    onClose();
  });
  // Figures from a picture or an account can't be retyped from memory.
  const precious = row.origin !== 'did_not_work' && row.origin !== 'correction';
  return (
    <div className="grid gap-3">
      <div className="text-ink-2">
        <p>{useStateWords(row, currency)}</p>
        <Counted row={row} currency={currency} />
      </div>
      {asked && (
        <div className="-mb-4">
          <CorrectionNotice asked={[asked]} named={false} />
        </div>
      )}
      {failure && (
        <Notice tone="bad" live>
          {failure}
        </Notice>
      )}
      {asking === 'amount' && (
        <AmountForm
          initial={row.earning}
          currency={currency}
          busy={busy === 'correction'}
          onSave={(earning) => change({ earning, reason: 'correction' })}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking === 'clear' && <ClearForm busy={busy === 'clear'} onClear={clear} onCancel={() => setAsking(null)} />}
      {!asking && (
        <WeekActions
          row={row}
          busy={busy}
          onFiles={(files) => {
            onFiles(files);
            onClose();
          }}
          onDidNotWork={() => change({ earning: 0, reason: 'did_not_work' })}
          onType={() => setAsking('amount')}
          onClear={() => (precious ? setAsking('clear') : clear())}
        />
      )}
    </div>
  );
}

/** The amount that counts after the review instead. */
function Counted({ row: { counted }, currency }: { row: EarningRow; currency: Currency }) {
  const t = useText(weekTexts);
  const language = useLanguage();
  if (counted === undefined) return null;
  return (
    <p className="font-semibold text-ink">
      {counted === null ? t.doesNotCount : t.countsAs(formatMoney(counted, currency, language))}
    </p>
  );
}

function useStateWords(row: EarningRow, currency: Currency): string {
  const t = useText(weekTexts);
  const language = useLanguage();
  if (row.earning === null) return t.missing;
  const amount = formatMoney(row.earning, currency, language);
  if (row.origin === 'did_not_work') return t.notWorked;
  if (row.origin === 'typed_from_screenshot') return t.typedBeside(amount);
  if (row.origin === 'correction') return t.corrected(amount);
  return row.origin === 'widget' ? t.widget(amount) : t.read(amount);
}
