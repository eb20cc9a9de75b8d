import type { Filters } from '@volante/contract/staff/queue.ts';
import { useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useForm } from '../controls/form/use-form.ts';
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
      <Button kind={isChosen ? 'chosen' : 'outline'} aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {isChosen ? `${t.opened}: ${shown}` : t.opened}
        <Icon name="down" size={16} />
      </Button>
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
  const form = useForm(first, ({ from, to }) => ({ to: from !== '' && to !== '' && to < from && t.endsBefore }));
  return (
    <Dialog title={t.opened} onClose={onClose}>
      <form onSubmit={form.sends(async (days) => onChosen(days))} noValidate>
        <div className="grid gap-x-4 desk:grid-cols-2">
          <TextField type="date" label={t.from} autoFocus {...form.field('from')} />
          <TextField type="date" label={t.to} {...form.field('to')} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{t.show}</Button>
          <Button kind="outline" onClick={onClose}>
            {t.cancel}
          </Button>
          {(first.from || first.to) && (
            <Button kind="outline" onClick={() => onChosen({ from: '', to: '' })}>
              {t.anyDay}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
