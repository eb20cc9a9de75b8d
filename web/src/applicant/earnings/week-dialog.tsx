import type { EarningRow } from '@volante/contract/earnings.ts';
import type { Platform } from '@volante/contract/platforms.ts';
import { useState } from 'react';
import { formatMoney } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AmountForm } from './amount-form.tsx';
import { SCREENSHOT_TYPES } from './screenshot.ts';
import { uploadTexts } from './upload-texts.ts';
import { useWeekChange } from './use-week-change.ts';
import { weekName } from './week-card.tsx';

interface WeekDialogProps {
  platform: Platform;
  currency: 'MXN' | 'USD';
  /** The week that was pressed; null when the dialog is closed. */
  row: EarningRow | null;
  onFiles: (files: File[]) => void;
  onClose: () => void;
}

/** What can be done with one week: its screenshot, "I did not work", the figure by hand, clearing it. */
export function WeekDialog({ row, onClose, ...rest }: WeekDialogProps) {
  const t = useText(uploadTexts).dialog;
  const language = useLanguage();
  return (
    <Dialog
      open={row !== null}
      onClose={onClose}
      title={row ? weekName(row.earningWeek, language) : ''}
      closeLabel={t.close}
    >
      {row && <WeekBody key={row.earningWeek} row={row} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

interface WeekBodyProps extends WeekDialogProps {
  row: EarningRow;
}

function WeekBody({ platform, currency, row, onFiles, onClose }: WeekBodyProps) {
  const t = useText(uploadTexts).dialog;
  const { busy, failure, change, clear } = useWeekChange(platform, row.earningWeek, onClose);
  const [typing, setTyping] = useState(false);
  const empty = row.earning === null;
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">{useStateWords(row, currency)}</p>
      {failure && (
        <Notice tone="bad" live>
          {failure}
        </Notice>
      )}
      {typing ? (
        <AmountForm
          initial={row.earning}
          busy={busy === 'correction'}
          onSave={(earning) => change({ earning, reason: 'correction' })}
          onCancel={() => setTyping(false)}
        />
      ) : (
        <>
          {empty && (
            <FilePicker
              accept={SCREENSHOT_TYPES}
              icon={<Icon name="plus" />}
              onFiles={(files) => {
                onFiles(files);
                onClose();
              }}
            >
              {t.uploadOne}
            </FilePicker>
          )}
          {row.origin !== 'did_not_work' && (
            <Button
              kind="outline"
              busy={busy === 'did_not_work'}
              onClick={() => change({ earning: 0, reason: 'did_not_work' })}
            >
              {t.didNotWork}
            </Button>
          )}
          <Button kind={empty ? 'text' : 'outline'} onClick={() => setTyping(true)}>
            {empty ? t.type : t.correct}
          </Button>
          {!empty && (
            <Button
              kind="text"
              className="!text-bad-ink"
              busy={busy === 'clear'}
              icon={<Icon name="trash" />}
              onClick={clear}
            >
              {t.clear}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function useStateWords(row: EarningRow, currency: 'MXN' | 'USD'): string {
  const t = useText(uploadTexts).dialog;
  const language = useLanguage();
  if (row.earning === null) return t.missing;
  const amount = formatMoney(row.earning, currency, language);
  if (row.origin === 'did_not_work') return t.notWorked;
  if (row.origin === 'correction') return t.corrected(amount);
  return row.origin === 'widget' ? t.widget(amount) : t.read(amount);
}
