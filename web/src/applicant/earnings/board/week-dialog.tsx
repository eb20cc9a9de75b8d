import type { Currency } from '@volante/contract/country.ts';
import type { EarningRow } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { type MoneyFault, readMoney } from '../../../lib/form/money-text.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { getText, useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FilePicker } from '../../../ui/files/file-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { lazyPart } from '../../navigation/lazy-part.tsx';
import { SCREENSHOT_TYPES } from '../upload/screenshot-uploads.ts';
import { useBoardWrite } from '../use-board-write.ts';
import { correctionOf } from './asked-to-open.ts';
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
  const language = useLanguage();
  if (!row) return null;
  return (
    <Dialog key={row.earningWeek} onClose={onClose} title={weekName(row.earningWeek, language)}>
      <WeekBody row={row} onClose={onClose} {...rest} />
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

interface WeekActionsProps {
  row: EarningRow;
  busy: 'did_not_work' | 'correction' | 'clear' | null;
  onFiles: (files: File[]) => void;
  onDidNotWork: () => void;
  onType: () => void;
  onClear: () => void;
}

/** Actions to fill, correct or clear a week. */
function WeekActions({ row, busy, onFiles, onDidNotWork, onType, onClear }: WeekActionsProps) {
  const t = useText(weekTexts);
  const empty = row.earning === null;
  return (
    <>
      {empty && (
        <FilePicker accept={SCREENSHOT_TYPES} icon={<Icon name="plus" />} onFiles={onFiles}>
          {t.uploadOne}
        </FilePicker>
      )}
      {!empty && (
        <Button kind="outline" onClick={onType}>
          {t.correct}
        </Button>
      )}
      {row.origin !== 'did_not_work' && (
        <Button kind="outline" busy={busy === 'did_not_work'} onClick={onDidNotWork}>
          {t.didNotWork}
        </Button>
      )}
      {empty ? (
        <Button kind="text" onClick={onType}>
          {t.type}
        </Button>
      ) : (
        <Button
          kind="text"
          className="!text-bad-ink"
          busy={busy === 'clear'}
          icon={<Icon name="trash" />}
          onClick={onClear}
        >
          {t.clear}
        </Button>
      )}
    </>
  );
}

interface ClearFormProps {
  busy: boolean;
  onClear: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a week is cleared. */
function ClearForm({ busy, onClear, onCancel }: ClearFormProps) {
  const t = useText(weekTexts);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="grid gap-2">
      <p ref={question} tabIndex={-1} className="mb-2 font-semibold focus:outline-none">
        {t.clearQuestion}
      </p>
      <Button kind="danger" busy={busy} onClick={onClear}>
        {t.clear}
      </Button>
      <Button kind="text" onClick={onCancel}>
        {t.keep}
      </Button>
    </div>
  );
}

type Reason = 'did_not_work' | 'correction';

/** Changes one week manually; `onDone` gets the saved amount, or null when the week was cleared. */
function useWeekChange(platform: Platform, week: string, onDone: (earning: number | null) => void) {
  const { id, busy, failure, run } = useBoardWrite<Reason | 'clear'>(platform, ofOldBoard);
  const params = { id, platform, week };
  return {
    busy,
    failure,
    change: (body: { earning: number; reason: Reason }) =>
      run(
        body.reason,
        () => call('PUT /public/admission/requests/{id}/earnings/{platform}/{week}', { params, body }),
        () => onDone(body.earning),
      ),
    clear: () =>
      run(
        'clear',
        () => call('DELETE /public/admission/requests/{id}/earnings/{platform}/{week}', { params }),
        () => onDone(null),
      ),
  };
}

// The twelve weeks have moved on since the board was rendered.
const ofOldBoard = { week_not_wanted: () => getText(weekTexts).notWanted };

interface AmountFormProps {
  initial: number | null;
  currency: Currency;
  busy: boolean;
  onSave: (amount: number) => void;
  onCancel: () => void;
}

/** The form for typing a week's total. */
function AmountForm({ initial, currency, busy, onSave, onCancel }: AmountFormProps) {
  const t = useText(weekTexts);
  const id = useId();
  const [text, setText] = useState(initial === null ? '' : String(initial));
  const [fault, setFault] = useState<MoneyFault | null>(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const outcome = readMoney(text, currency);
        if ('amount' in outcome) return onSave(outcome.amount);
        setFault(outcome.fault);
        document.getElementById(id)?.focus();
      }}
    >
      <TextField
        id={id}
        autoFocus
        label={t.amount}
        hint={t.hint}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={fault ? t[fault] : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setFault(null);
        }}
      />
      <div className="grid gap-2">
        <Button type="submit" busy={busy}>
          {t.save}
        </Button>
        <Button kind="text" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
