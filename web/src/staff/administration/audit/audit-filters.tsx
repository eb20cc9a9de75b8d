import { may } from '@volante/contract/staff/roles.ts';
import { useState } from 'react';
import { queryOptions } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePeople } from '../../application/assign.tsx';
import { AccountField } from '../../controls/account-field.tsx';
import { DayField } from '../../controls/day-field.tsx';
import { showFailure } from '../../controls/failure-notice.tsx';
import { HALF_DAY } from '../../controls/form/half-day.ts';
import { useForm } from '../../controls/form/use-form.ts';
import { usePages } from '../../controls/pages.tsx';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { kindWords } from './kind-words.ts';
import { auditTexts } from './texts.ts';
import { visitTexts } from './visit-texts.ts';

const names = ['by', 'account', 'about', 'application', 'kind', 'visit', 'from', 'to', 'direction'] as const;
/** The audit log's view and its filters, kept in the page's address. */
export type AuditFilters = { [Name in (typeof names)[number]]?: string };

export function readFilters(query: string): AuditFilters {
  const given = new URLSearchParams(query);
  return Object.fromEntries(names.flatMap((name) => (given.get(name) ? [[name, given.get(name)]] : [])));
}

export function writeFilters(filters: AuditFilters): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value)).toString();
  return query && `?${query}`;
}

export const isByVisit = ({ by }: AuditFilters) => by === 'visit';

/** The log, page by page. */
export function useEntries({ by: _, ...filters }: AuditFilters) {
  return usePages({
    queryKey: ['audit', filters],
    // The URL may contain anything; the server reports invalid values.
    read: (from, signal) => call('GET /audit', { query: { ...filters, ...from } as object, signal }),
    staleTime: 0,
  });
}

/** The same by visit. */
export function useVisits({ by: _, ...filters }: AuditFilters) {
  return usePages({
    queryKey: ['audit', 'visits', filters],
    read: (from, signal) => call('GET /audit/visits', { query: { ...filters, ...from } as object, signal }),
    staleTime: 0,
  });
}

export const sealQuery = queryOptions({
  queryKey: ['audit', 'seal'],
  queryFn: ({ signal }) => call('GET /audit/seal', { signal }),
  staleTime: 0,
});

/** The application that matches the text; null if none or several do. */
async function findApplication(q: string): Promise<{ id: string; count: number } | null> {
  const { items } = await call('POST /applications/search', { body: { q, limit: 2 } });
  return items[0] ? { id: items[0].applicationId, count: items.length } : null;
}

interface AuditFiltersProps {
  filters: AuditFilters;
  /** The reference of the chosen application, once an entry has provided it. */
  reference: string | null;
  onChange(filters: AuditFilters): void;
}

/** The audit log's filters: who, what, which application, when. */
export function AuditFilterBar({ filters, reference, onChange }: AuditFiltersProps) {
  const t = useText(auditTexts);
  const visits = useText(visitTexts);
  const kinds = useText(kindWords);
  const set = (name: keyof AuditFilters) => (value: string) => {
    const { [name]: _, ...rest } = filters;
    onChange(value ? { ...rest, [name]: value } : rest);
  };
  const words = Object.entries(kinds)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const account = (name: 'account' | 'about', label: string, all: string) => (
    <AccountField
      label={label}
      nobody={all}
      value={filters[name] ?? null}
      onChoose={(chosen) => set(name)(chosen ?? '')}
    />
  );
  const day = (name: 'from' | 'to') => (
    <DayField
      label={t[name]}
      value={filters[name] ?? ''}
      onChange={({ target }) => target.value !== HALF_DAY && set(name)(target.value)}
    />
  );
  const { account: own } = useMe();
  const { by, ...given } = filters;
  const byVisit = isByVisit(filters);
  const isFiltered = Object.keys(given).length > 0;
  const [isOpen, setOpen] = useState(isFiltered);
  return (
    <section aria-label={t.filters} className="mb-4 rounded-card border-line desk:border desk:bg-card desk:p-4">
      {/* On a phone they would push the log off the screen. */}
      <Button
        kind={isFiltered ? 'chosen' : 'outline'}
        aria-expanded={isOpen}
        className="desk:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {t.filters}
        <Icon name="down" size={16} />
      </Button>
      <div
        className={
          isOpen
            ? 'max-desk:mt-3 max-desk:rounded-card max-desk:border max-desk:border-line max-desk:bg-card max-desk:p-4'
            : 'max-desk:hidden'
        }
      >
        <div className="grid gap-x-4 desk:grid-cols-3">
          {may(own, 'administer') ? (
            account('account', t.who, t.everybody)
          ) : (
            <ColleagueField value={filters.account ?? ''} onChoose={set('account')} />
          )}
          {may(own, 'administer') && !byVisit && account('about', t.whom, t.anyone)}
          {!byVisit && (
            <SelectField
              label={t.what}
              options={[{ value: '', label: t.anything }, ...words]}
              value={filters.kind ?? ''}
              onChange={({ target }) => set('kind')(target.value)}
            />
          )}
          {day('from')}
          {day('to')}
          <SelectField
            label={t.order}
            options={(['desc', 'asc'] as const).map((value) => ({ value, label: t.orders[value] }))}
            value={filters.direction === 'asc' ? 'asc' : 'desc'}
            onChange={({ target }) => set('direction')(target.value === 'asc' ? 'asc' : '')}
          />
        </div>
        <div className="flex flex-wrap items-start gap-2">
          {filters.visit && <p className="min-h-10 content-center text-small font-semibold">{visits.onlyVisit}</p>}
          {filters.application ? (
            <p className="min-h-10 content-center text-small font-semibold">
              {t.onlyOne(reference ?? t.thisApplication)}
            </p>
          ) : (
            may(own, 'serve') && <FindApplication onFound={set('application')} />
          )}
          {isFiltered && (
            // Beside the field, level with its box.
            <Button
              kind="outline"
              className={filters.application ? '' : 'desk:mt-7 desk:min-h-[49px]'}
              onClick={() => onChange(by ? { by } : {})}
            >
              {t.clear}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** Only admins may read accounts; the others choose among those who work now, and find who is gone by their name in the log. */
function ColleagueField({ value, onChoose }: { value: string; onChoose(accountId: string): void }) {
  const t = useText(auditTexts);
  const people = usePeople() ?? [];
  const isListed = value === '' || people.some(({ id }) => id === value);
  const options = [
    { value: '', label: t.everybody },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
    ...(isListed ? [] : [{ value, label: t.thisAccount }]),
  ];
  return (
    <SelectField
      label={t.who}
      hint={t.whoIsGone}
      options={options}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

function FindApplication({ onFound }: { onFound(applicationId: string): void }) {
  const t = useText(auditTexts);
  const form = useForm({ q: '' });
  const find = form.sends(async ({ q }) => {
    if (q.trim() === '') return;
    const found = await findApplication(q);
    if (found?.count === 1) onFound(found.id);
    else form.refuse('q', found ? t.several : t.notFound);
  }, showFailure);
  return (
    <form ref={form.ref} onSubmit={find} noValidate className="flex w-full max-w-96 items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField label={t.application} placeholder={t.applicationHint} {...form.field('q')} />
      </div>
      <Button kind="outline" type="submit" busy={form.busy} className="mt-7 min-h-[49px]">
        {t.find}
      </Button>
    </form>
  );
}
