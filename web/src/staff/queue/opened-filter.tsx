import type { Filters } from '@volante/contract/staff/queue.ts';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showWrong } from '../controls/form/use-submit.ts';
import { Modal } from '../controls/modal.tsx';
import { Press } from '../controls/press.tsx';
import { showDay } from '../words/moments.ts';
import { queueTexts } from './texts.ts';

interface OpenedFilterProps {
  filters: Filters;
  onChange(filters: Filters): void;
}

/** Only applications opened within these days, both included. */
export function OpenedFilter({ filters, onChange }: OpenedFilterProps) {
  const t = useText(queueTexts);
  const language = useLanguage();
  const [asks, setAsks] = useState(false);
  const { createdFrom, createdTo, ...rest } = filters;
  const shown = [createdFrom, createdTo].map((day) => (day ? showDay(day, language) : '…')).join(' – ');
  const isChosen = createdFrom !== undefined || createdTo !== undefined;
  return (
    <>
      <Press kind={isChosen ? 'chosen' : 'outline'} aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {isChosen ? `${t.opened}: ${shown}` : t.opened}
        <Icon name="down" size={16} />
      </Press>
      {asks && (
        <OpenedDialog
          first={{ from: createdFrom ?? '', to: createdTo ?? '' }}
          onClose={() => setAsks(false)}
          onChosen={({ from, to }) => {
            setAsks(false);
            onChange({ ...rest, ...(from && { createdFrom: from }), ...(to && { createdTo: to }) });
          }}
        />
      )}
    </>
  );
}

interface Days {
  /** `yyyy-mm-dd`, or empty. */
  from: string;
  to: string;
}

interface OpenedDialogProps {
  first: Days;
  onClose(): void;
  onChosen(days: Days): void;
}

function OpenedDialog({ first, onClose, onChosen }: OpenedDialogProps) {
  const t = useText(queueTexts);
  const [days, setDays] = useState(first);
  const [tried, setTried] = useState(false);
  const isWrong = days.from !== '' && days.to !== '' && days.to < days.from;
  function choose(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (isWrong) showWrong(event.currentTarget);
    else onChosen(days);
  }
  return (
    <Modal title={t.opened} onClose={onClose}>
      <form onSubmit={choose} noValidate>
        <div className="grid gap-x-4 desk:grid-cols-2">
          <TextField
            type="date"
            label={t.from}
            autoFocus
            value={days.from}
            onChange={({ target }) => setDays({ ...days, from: target.value })}
          />
          <TextField
            type="date"
            label={t.to}
            value={days.to}
            onChange={({ target }) => setDays({ ...days, to: target.value })}
            error={tried && isWrong ? t.endsBefore : undefined}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Press kind="solid" type="submit">
            {t.show}
          </Press>
          <Press onClick={onClose}>{t.cancel}</Press>
          {(first.from || first.to) && <Press onClick={() => onChosen({ from: '', to: '' })}>{t.anyDay}</Press>}
        </div>
      </form>
    </Modal>
  );
}
