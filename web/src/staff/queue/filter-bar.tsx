import { closedReasons } from '@volante/contract/admission/closing.ts';
import { dueWords, type Filters, sorts } from '@volante/contract/staff/queue.ts';
import { advisorFlags, flagCodes, type WaitsFor } from '@volante/contract/staff/queue-row.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePeople } from '../application/assign.tsx';
import { DayField } from '../controls/day-field.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { Choices, MenuButton } from '../controls/menu.tsx';
import { useCountryOptions } from '../session/countries.ts';
import { useMe } from '../session/session.ts';
import { closedWords } from '../words/closed-words.ts';
import { dueTexts } from '../words/due-words.ts';
import { showDay } from '../words/moments.ts';
import { flagWords, waitsForWords } from '../words/stage-words.ts';
import { isUnderWay, type ListFilter, usualSort, valuesOf } from './filters.ts';
import { queueTexts } from './texts.ts';

// Applications that wait for the company come first.
const turns = [
  ...(['review', 'check', 'visit', 'report', 'decision', 'second_person', 'outside', 'driver', 'nobody'] as const),
] satisfies WaitsFor[];

interface FilterBarProps {
  filters: Filters;
  onChange(filters: Filters): void;
}

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const t = useText(queueTexts);
  const me = useMe().account;
  const waits = useText(waitsForWords);
  const flags = useText(flagWords);
  const closed = useText(closedWords);
  const due = useText(dueTexts).words;
  const countries = useCountryOptions();

  function chooseList(name: ListFilter, values: string[]): void {
    const { [name]: _, ...rest } = filters;
    onChange(values.length > 0 ? ({ ...rest, [name]: values } as Filters) : rest);
  }
  const menu = (name: ListFilter, label: string, options: { value: string; label: string }[]) => {
    // Everything undecided has a button of its own.
    const chosen = name === 'waitsFor' && isUnderWay(filters) ? [] : valuesOf(filters, name);
    return (
      <MenuButton
        label={label}
        chosen={chosen.length > 0}
        content={
          <Choices many title={label} options={options} chosen={chosen} onChoose={(next) => chooseList(name, next)} />
        }
      >
        {[
          label,
          ...(chosen.length > 0 ? [`: ${options.find(({ value }) => value === chosen[0])?.label ?? ''}`] : []),
          ...(chosen.length > 1 ? [` +${chosen.length - 1}`] : []),
        ].join('')}
      </MenuButton>
    );
  };
  const shownFlags = may(me, 'decide') ? flagCodes : advisorFlags;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    // One row on a phone, so that the list begins on its first screen.
    <div className="mb-3 flex items-center gap-2 max-desk:-mx-4 max-desk:overflow-x-auto max-desk:px-4 max-desk:py-1 max-desk:*:shrink-0 desk:flex-wrap">
      {menu(
        'waitsFor',
        t.waitsFor,
        turns.map((value) => ({ value, label: waits[value] })),
      )}
      {menu(
        'due',
        t.due,
        dueWords.map((value) => ({ value, label: due[value] })),
      )}
      {menu(
        'closed',
        t.closed,
        closedReasons.map((value) => ({ value, label: capital(closed[value]) })),
      )}
      {countries.length > 1 && menu('country', t.country, countries)}
      {menu(
        'flag',
        t.flag,
        shownFlags.map((value) => ({ value, label: flags[value] })),
      )}
      <AssigneeMenu filters={filters} onChange={onChange} />
      <OpenedFilter filters={filters} onChange={onChange} />
      <SortMenu filters={filters} onChange={onChange} />
      {isFiltered && (
        <Button kind="text" onClick={() => onChange({})}>
          {t.clear}
        </Button>
      )}
    </div>
  );
}

function AssigneeMenu({ filters, onChange }: FilterBarProps) {
  const t = useText(queueTexts);
  const me = useMe().account;
  const assignees = [
    { value: 'all', label: t.everybody },
    { value: 'me', label: t.mine },
    { value: 'none', label: t.nobodys },
    ...(usePeople() ?? []).filter(({ id }) => id !== me.id).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const assignee = filters.assignee ?? 'all';
  return (
    <MenuButton
      label={t.assignee}
      chosen={assignee !== 'all'}
      content={
        <Choices
          title={t.assignee}
          options={assignees}
          chosen={[assignee]}
          onChoose={([next]) => {
            const { assignee: _, ...rest } = filters;
            onChange(next === undefined || next === 'all' ? rest : { ...rest, assignee: next as 'me' });
          }}
        />
      }
    >
      {assignee === 'all'
        ? t.assignee
        : `${t.assignee}: ${assignees.find(({ value }) => value === assignee)?.label ?? ''}`}
    </MenuButton>
  );
}

function SortMenu({ filters, onChange }: FilterBarProps) {
  const t = useText(queueTexts);
  const usual = usualSort(filters);
  const sort = filters.sort ?? usual;
  return (
    <MenuButton
      label={t.sort}
      content={
        <Choices
          title={t.sort}
          options={sorts.map((value) => ({ value, label: t.sorts[value] }))}
          chosen={[sort]}
          onChoose={([next]) => {
            const { sort: _, direction: __, ...rest } = filters;
            const chosen = sorts.find((sort) => sort === next);
            if (!chosen || chosen === usual) return onChange(rest);
            // The latest change comes first.
            onChange({ ...rest, sort: chosen, ...(chosen === 'updatedAt' && { direction: 'desc' as const }) });
          }}
        />
      }
    >
      {`${t.sort}: ${t.sorts[sort]}`}
    </MenuButton>
  );
}

/** Only applications opened within these days, both included. */
function OpenedFilter({ filters, onChange }: FilterBarProps) {
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
          <DayField label={t.from} autoFocus {...form.field('from')} />
          <DayField label={t.to} {...form.field('to')} />
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
