import {
  type MadeToken,
  MOST_TOKENS,
  type ServiceAccount,
  type ServiceToken,
} from '@volante/contract/staff/administration/service-accounts.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { sayAge, showDay, showMoment } from '../../words/moments.ts';
import { lastDayOf } from './last-day.ts';
import { serviceTexts } from './texts.ts';

interface ServiceDialogProps {
  account: ServiceAccount;
  onMade(made: MadeToken): void;
  onChange(): void;
  onChanged(): void;
  onClose(): void;
}

/** One system: what it may do, its tokens, and an admin's actions on it. */
export function ServiceDialog({ account, onMade, onChange, onChanged, onClose }: ServiceDialogProps) {
  const t = useText(serviceTexts);
  const [asks, setAsks] = useState(false);
  const { way, failure, run } = useSending<string>();
  const params = { accountId: account.id };
  const add = () => run(async () => onMade(await call('POST /service-accounts/{accountId}/tokens', { params })), 'add');
  const revokeToken = (tokenId: string) =>
    run(async () => {
      await call('DELETE /service-accounts/{accountId}/tokens/{tokenId}', { params: { ...params, tokenId } });
      toast.success(t.tokenRevoked);
      onChanged();
    }, tokenId);
  const revoke = () =>
    run(async () => {
      await call('DELETE /service-accounts/{accountId}', { params });
      toast.success(t.revokeDone);
      onChanged();
      onClose();
    }, 'revoke');
  return (
    <Dialog look="side" title={<span translate="no">{account.name}</span>} onClose={onClose}>
      <div className="grid gap-5 text-small">
        <ServiceFacts account={account} />
        <Link
          href={`/admin/audit?account=${account.id}`}
          className="inline-flex items-center font-bold text-brand-ink underline max-desk:min-h-12"
        >
          {t.whatItDid}
        </Link>
        <FailureNotice error={failure} />
        {account.revokedAt === null && (
          <>
            <Tokens
              tokens={account.tokens}
              way={way}
              onRevoke={(id) => void revokeToken(id)}
              onAdd={() => void add()}
            />
            <div className="grid gap-3 border-t border-line pt-4">
              {asks && <p>{t.revokeLead}</p>}
              <div className="flex flex-wrap gap-2">
                {!asks && (
                  <Button kind="outline" onClick={onChange}>
                    {t.change}
                  </Button>
                )}
                {asks ? (
                  <Button kind="danger" autoFocus busy={way === 'revoke'} onClick={() => void revoke()}>
                    {t.revokeSend}
                  </Button>
                ) : (
                  <Button kind="outline" onClick={() => setAsks(true)}>
                    {t.revoke}
                  </Button>
                )}
                {asks && (
                  <Button kind="outline" onClick={() => setAsks(false)}>
                    {t.leave}
                  </Button>
                )}
              </div>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

interface TokensProps {
  tokens: readonly ServiceToken[];
  /** The id of the token that is being revoked, or `add`. */
  way: string | null;
  onRevoke(tokenId: string): void;
  onAdd(): void;
}

function Tokens({ tokens, way, onRevoke, onAdd }: TokensProps) {
  const t = useText(serviceTexts);
  const language = useLanguage();
  return (
    <section aria-label={t.tokens} className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-bold">{t.tokens}</h3>
      <ul className="grid gap-2">
        {tokens.map(({ id, createdAt, lastUsedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-line px-3 py-2"
          >
            <span>
              {t.madeAt(showMoment(createdAt, language))}
              <span className="block text-ink-2">
                {lastUsedAt ? t.used(sayAge(lastUsedAt, language)) : t.neverUsed}
              </span>
            </span>
            <Button
              kind="outline"
              aria-label={t.revokeTokenNamed(showMoment(createdAt, language))}
              busy={way === id}
              onClick={() => onRevoke(id)}
            >
              {t.revokeToken}
            </Button>
          </li>
        ))}
      </ul>
      {tokens.length < MOST_TOKENS && (
        <>
          <p className="text-ink-2">{t.secondHint}</p>
          <Button kind="outline" className="justify-self-start" busy={way === 'add'} onClick={onAdd}>
            {t.second}
          </Button>
        </>
      )}
    </section>
  );
}

function ServiceFacts({ account }: { account: ServiceAccount }) {
  const t = useText(serviceTexts);
  const language = useLanguage();
  const { scopes, countries, networks, callsPerMinute, createdAt, createdBy, revokedAt } = account;
  const lastDay = lastDayOf(account);
  const facts = [
    [t.scopes, scopes.map((scope) => t.scopeNames[scope]).join(', ')],
    [t.countries, countries.map((code) => countryWords[language][code]).join(', ') || t.everywhere],
    [t.networks, networks.join(', ') || t.asStaff],
    [t.expiresOn, lastDay ? showDay(lastDay, language) : t.noEnd],
    [t.calls, callsPerMinute === null ? t.usual : formatNumber(callsPerMinute, language)],
    [t.madeBy, `${createdBy?.name ?? t.shell}, ${showMoment(createdAt, language)}`],
    ...(revokedAt ? [[t.revoked, showMoment(revokedAt, language)]] : []),
  ];
  return (
    <section aria-label={t.facts}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
