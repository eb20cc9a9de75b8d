import type { Account, Invitation } from '@volante/contract/staff/administration/accounts.ts';
import { useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { NextPage } from '../../controls/pages.tsx';
import { useCountryNames } from '../../session/countries.ts';
import { useMe } from '../../session/session.ts';
import { sayAge, showDay } from '../../words/moments.ts';
import { useRoleNames } from '../../words/role-words.ts';
import { AdminPage } from '../admin-page.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { lastDayOf, useAccounts } from './account-fields.tsx';
import { InviteDialog, OpenInvitations, ShownInvitation } from './invitations.tsx';
import { accountTexts } from './texts.ts';

/** Accounts of the console: invite, change, disable. */
export function AccountsPage() {
  const t = useText(accountTexts);
  const list = useAccounts();
  const [opened, setOpened] = useState<string | null>(null);
  const [invites, setInvites] = useState(false);
  const [made, setMade] = useState<{ invitation: Invitation; email: string } | null>(null);
  const { items } = list;
  const account = items.find(({ id }) => id === opened);
  return (
    <AdminPage title={t.title} lead={t.lead}>
      <Button className="mb-5" icon={<Icon name="plus" size={18} />} onClick={() => setInvites(true)}>
        {t.invite}
      </Button>
      <NotLoaded data={list.data} error={list.error} onAgain={list.refetch} className="h-60" label={t.loading} />
      <OpenInvitations invitations={list.first?.invitations ?? []} />
      <ul aria-label={t.list} className="grid gap-2">
        {items.map((item) => (
          <li key={item.id}>
            <AccountLine account={item} onOpen={() => setOpened(item.id)} />
          </li>
        ))}
      </ul>
      <NextPage list={list}>{t.more}</NextPage>
      {account && (
        <AccountDialog
          key={`${account.id} ${account.roles} ${account.countries} ${account.endsAt} ${account.advisorId}`}
          account={account}
          onInvited={(invitation) => {
            setOpened(null);
            setMade({ invitation, email: account.email });
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {invites && (
        <InviteDialog
          onMade={(invitation, email) => {
            setInvites(false);
            setMade({ invitation, email });
          }}
          onClose={() => setInvites(false)}
        />
      )}
      {made && <ShownInvitation {...made} onClose={() => setMade(null)} />}
    </AdminPage>
  );
}

/** People working in the console make calls at least this often. */
function isRecent(instant: string): boolean {
  return now().getTime() - Date.parse(instant) < 2 * 60_000;
}

function EndTag({ account }: { account: Account }) {
  const t = useText(accountTexts);
  const language = useLanguage();
  const isOver = Date.parse(account.endsAt ?? '') <= now().getTime();
  const day = showDay(lastDayOf(account), language);
  return <Tag tone={isOver ? 'bad' : 'neutral'}>{isOver ? t.ended(day) : t.ends(day)}</Tag>;
}

function AccountLine({ account, onOpen }: { account: Account; onOpen(): void }) {
  const t = useText(accountTexts);
  const sayRoles = useRoleNames();
  const sayCountries = useCountryNames();
  const language = useLanguage();
  const { account: own } = useMe();
  const { name, email, roles, countries, endsAt, lastSeenAt, sessions, openedLastHour } = account;
  const facts = [
    email,
    lastSeenAt === null ? t.neverSeen : isRecent(lastSeenAt) ? t.seenNow : t.seen(sayAge(lastSeenAt, language)),
    ...(sessions > 0 ? [t.sessions(sessions)] : []),
    ...(openedLastHour > 0 ? [t.openedShort(openedLastHour)] : []),
  ];
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full flex-wrap items-start justify-between gap-x-3 gap-y-1 rounded-card border border-line bg-card px-4 py-3 text-left text-small hover:bg-brand-soft"
    >
      <span className="min-w-0">
        <b className="block text-base">
          <span translate="no">{name}</span>
          {account.id === own.id && <span className="font-normal text-ink-2"> · {t.you}</span>}
        </b>
        <span className="wrap-anywhere text-ink-2">{facts.join(' · ')}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {account.slowed && <Tag tone="need">{t.slowed}</Tag>}
        {account.disabled && <Tag tone="bad">{t.disabled}</Tag>}
        {endsAt && <EndTag account={account} />}
        {countries.length > 0 && <Tag tone="neutral">{t.onlyIn(sayCountries(countries))}</Tag>}
        <Tag tone="neutral">{sayRoles(roles)}</Tag>
      </span>
    </button>
  );
}
