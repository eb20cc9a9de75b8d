import { useContext, useId, useState } from 'react';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { keepPreviousData, queryOptions, useQuery } from '../../lib/queries.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { OpenedDialog } from '../../ui/dialog.tsx';
import { FieldHint, fieldClass } from '../../ui/fields/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call } from '../session/call.ts';

const MOST = '20';

const accountsLike = (q: string) =>
  queryOptions({
    queryKey: ['accounts', 'like', q],
    queryFn: async ({ signal }) => {
      const { items } = await call('GET /accounts', { query: { q, limit: MOST }, signal });
      return items.map(({ id, name, email, disabled }) => ({ id, name, email, disabled }));
    },
  });

interface Account {
  id: string;
  name: string;
  email: string;
  disabled: boolean;
}

interface AccountFieldProps {
  label: string;
  /** Shown while no account is chosen. */
  nobody: string;
  hint?: string;
  /** The id of the account. */
  value: string | null;
  onChoose(accountId: string | null): void;
}

/** One of all accounts, found by a part of the name or the e-mail. For admins. */
export function AccountField({ label, nobody, hint, value, onChoose }: AccountFieldProps) {
  const t = useText(texts);
  const id = useId();
  const dialog = useContext(OpenedDialog);
  // Null unless somebody is typing; the field then shows the chosen account.
  const [typed, setTyped] = useState<string | null>(null);
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setTyped(null);
  }
  const found = useQuery({ ...accountsLike(typed?.trim() ?? ''), placeholderData: keepPreviousData });
  const named = useQuery({ ...accountsLike(value ?? ''), enabled: value !== null });
  const chosen = [...(found.data ?? []), ...(named.data ?? [])].find(({ id: item }) => item === value);
  const [pressed, setPressed] = useState<Account[] | null>(null);
  // If the list changed under a finger, the press would be lost or choose another account.
  const options = pressed ?? found.data ?? [];
  const hold = () => {
    setPressed(options);
    const release = () => setPressed(null);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { once: true });
  };
  return (
    <ComboBox
      items={options}
      inputValue={typed ?? chosen?.name ?? ''}
      onInputChange={setTyped}
      selectedKey={value}
      onSelectionChange={(key) => key !== value && onChoose(key === null ? null : String(key))}
      onBlur={() => setTyped(null)}
      allowsEmptyCollection
      menuTrigger="focus"
      className={fieldClass}
    >
      <Label className="mb-1.5 block text-small font-semibold">{label}</Label>
      <FieldHint id={id} hint={hint} />
      <div className="flex items-center rounded-input border-[1.5px] border-field-line bg-card focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-brand">
        <Input
          placeholder={nobody}
          {...(hint && { 'aria-describedby': `${id}-hint` })}
          className="min-h-[49px] w-full min-w-0 bg-transparent px-3.5 text-base placeholder:text-ink-2 focus:outline-none"
        />
        <Button aria-label={t.show} className="grid size-11 flex-none max-desk:size-12 place-items-center text-ink-2">
          <Icon name="down" size={18} />
        </Button>
      </div>
      <Popover
        {...(dialog && { UNSTABLE_portalContainer: dialog })}
        className="z-50 max-h-80 w-(--trigger-width) overflow-y-auto rounded-card border border-line bg-card py-1.5 text-ink shadow-lg"
      >
        <ListBox<Account>
          className="outline-none"
          onPointerDownCapture={hold}
          renderEmptyState={() => <p className="px-4 py-2 text-small text-ink-2">{found.data ? t.none : t.loading}</p>}
        >
          {(account) => (
            <ListBoxItem
              id={account.id}
              textValue={account.name}
              className="cursor-default px-4 py-1.5 text-small outline-none data-focused:bg-brand-soft data-focused:text-brand-ink"
            >
              <span translate="no" className="block font-semibold wrap-anywhere">
                {account.name}
              </span>
              <span className="block text-tag wrap-anywhere">
                {account.disabled ? `${account.email} · ${t.disabled}` : <span translate="no">{account.email}</span>}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

const texts = dictionary({
  es: {
    show: 'Ver las cuentas',
    none: 'Ninguna cuenta coincide.',
    loading: 'Buscando…',
    disabled: 'Desactivada',
  },
  en: { show: 'Show the accounts', none: 'No account matches.', loading: 'Searching…', disabled: 'Disabled' },
});
