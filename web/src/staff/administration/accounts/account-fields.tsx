import { type Role, roles } from '@volante/contract/staff/roles.ts';
import type { ComponentProps } from 'react';
import { queryClient, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { usePages } from '../../controls/pages.tsx';
import { call } from '../../session/call.ts';
import { advisorsQuery } from '../../visits/calendar-data.ts';
import { roleWords } from '../../words/role-words.ts';
import { accountTexts } from './texts.ts';

const KEY = ['accounts'];
/** Polling interval of the list, in ms: accounts opened by others aren't announced. */
const EVERY = 30_000;

/** Everybody who may sign in, page by page. */
export function useAccounts() {
  return usePages({
    queryKey: KEY,
    read: (from, signal) => call('GET /accounts', { query: { limit: '100', ...from }, signal }),
    refetchInterval: EVERY,
  });
}

/** Fetches data that an action changed: accounts, assignable people, and links to advisors. */
export function accountsChanged(): void {
  for (const queryKey of [KEY, ['people'], ['advisors']]) void queryClient().invalidateQueries({ queryKey });
}

type Select = Omit<ComponentProps<'select'>, 'children' | 'onChange' | 'value'>;

/** The choice of an account's role. */
export function RoleField({ value, onChoose, ...rest }: Select & { value: Role; onChoose(role: Role): void }) {
  const t = useText(accountTexts);
  const words = useText(roleWords);
  return (
    <SelectField
      {...rest}
      label={t.role}
      hint={rest.disabled ? t.ownRole : t.roleHints[value]}
      options={roles.map((role) => ({ value: role, label: words[role] }))}
      value={value}
      onChange={({ target }) => onChoose(roles.find((role) => role === target.value) ?? value)}
    />
  );
}

interface AdvisorFieldProps {
  /** The account it is for; null for a new one. */
  accountId: string | null;
  value: string | null;
  onChoose(advisorId: string | null): void;
  error?: string | undefined;
}

/** The advisor an account is linked to; only advisors without another account can be chosen. */
export function AdvisorField({ accountId, value, onChoose, error }: AdvisorFieldProps) {
  const t = useText(accountTexts);
  const { data } = useQuery(advisorsQuery());
  const free = data?.items.filter((item) => item.accountId === null || item.accountId === accountId) ?? [];
  return (
    <SelectField
      label={t.advisor}
      error={error}
      options={[{ value: '', label: t.nobodysVisits }, ...free.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    />
  );
}
