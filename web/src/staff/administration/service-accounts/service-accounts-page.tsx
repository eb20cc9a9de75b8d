import type { MadeToken, ServiceAccount } from '@volante/contract/staff/administration/service-accounts.ts';
import { useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { queryClient, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { sayAge } from '../../words/moments.ts';
import { AdminPage } from '../admin-page.tsx';
import { ChangeDialog, MakeDialog, ShownToken } from './make-dialog.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { serviceTexts } from './texts.ts';

const KEY = ['service-accounts'];

/** The systems that may call the API: add, give a new token, revoke. */
export function ServiceAccountsPage() {
  const t = useText(serviceTexts);
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /service-accounts', { signal }),
    staleTime: 0,
  });
  const [opened, setOpened] = useState<string | null>(null);
  const [changes, setChanges] = useState(false);
  const [makes, setMakes] = useState(false);
  const [made, setMade] = useState<MadeToken | null>(null);
  const items = data?.items ?? [];
  const account = items.find(({ id }) => id === opened);
  const changed = () => void queryClient().invalidateQueries({ queryKey: KEY });

  function show(token: MadeToken): void {
    setMakes(false);
    setOpened(null);
    setMade(token);
    changed();
  }
  return (
    <AdminPage title={t.title} lead={t.lead}>
      <Button className="mb-5" icon={<Icon name="plus" size={18} />} onClick={() => setMakes(true)}>
        {t.make}
      </Button>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-40" label={t.loading} />
      {data && items.length === 0 && <p className="text-ink-2">{t.none}</p>}
      <ul aria-label={t.list} className="grid gap-2">
        {items.map((item) => (
          <li key={item.id}>
            <ServiceLine account={item} onOpen={() => setOpened(item.id)} />
          </li>
        ))}
      </ul>
      {account && !changes && (
        <ServiceDialog
          account={account}
          onMade={show}
          onChange={() => setChanges(true)}
          onChanged={changed}
          onClose={() => setOpened(null)}
        />
      )}
      {account && changes && (
        <ChangeDialog
          account={account}
          onClose={() => {
            setChanges(false);
            changed();
          }}
        />
      )}
      {makes && <MakeDialog onMade={show} onClose={() => setMakes(false)} />}
      {made && <ShownToken made={made} onClose={() => setMade(null)} />}
    </AdminPage>
  );
}

function ServiceLine({ account, onOpen }: { account: ServiceAccount; onOpen(): void }) {
  const t = useText(serviceTexts);
  const language = useLanguage();
  const { name, scopes, tokens, revokedAt, expiresAt } = account;
  const used = tokens
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .sort()
    .at(-1);
  const facts = [
    ...(revokedAt ? [] : [t.tokenCount(tokens.length), used ? t.used(sayAge(used, language)) : t.neverUsed]),
    ...scopes.map((scope) => t.scopeNames[scope]),
  ];
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now().getTime();
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full flex-wrap items-start justify-between gap-x-3 gap-y-1 rounded-card border border-line bg-card px-4 py-3 text-left text-small hover:bg-brand-soft"
    >
      <span className="min-w-0">
        <b translate="no" className="block text-base wrap-anywhere">
          {name}
        </b>
        <span className="text-ink-2">{facts.join(' · ')}</span>
      </span>
      {revokedAt ? <Tag tone="bad">{t.revoked}</Tag> : isExpired && <Tag tone="need">{t.expired}</Tag>}
    </button>
  );
}
