import type { EarningRow } from '@volante/contract/earnings/calls.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/files/file-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SCREENSHOT_TYPES } from '../upload/screenshot-uploads.ts';
import { weekTexts } from './week-texts.ts';

interface WeekActionsProps {
  row: EarningRow;
  busy: 'did_not_work' | 'correction' | 'clear' | null;
  onFiles: (files: File[]) => void;
  onDidNotWork: () => void;
  onType: () => void;
  onClear: () => void;
}

/** Actions to fill, correct or clear a week. */
export function WeekActions({ row, busy, onFiles, onDidNotWork, onType, onClear }: WeekActionsProps) {
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
