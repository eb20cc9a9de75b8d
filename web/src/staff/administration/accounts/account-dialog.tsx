import type { Account, Invitation } from '@volante/contract/staff/administration/accounts.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { CallError } from '../../../lib/call/call-error.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { HALF_DAY } from '../../controls/form/half-day.ts';
import { useSending, useWrongFocus } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { useCountryNames } from '../../session/countries.ts';
import { useMe } from '../../session/session.ts';
import { useFieldText } from '../../words/field-words.ts';
import { showDay, showMoment } from '../../words/moments.ts';
import { AdvisorField, accountsChanged, CountriesField, faultsOf, lastDayOf, RolesField } from './account-fields.tsx';
import { accountTexts } from './texts.ts';

interface AccountDialogProps {
  account: Account;
  onInvited(invitation: Invitation): void;
  onClose(): void;
}

type Asked = 'disable' | 'reset';
type Action = 'save' | 'enable' | 'sessions' | Asked;

/** One account: its state, and an admin's actions on it. */
export function AccountDialog({ account, onInvited, onClose }: AccountDialogProps) {
  const t = useText(accountTexts);
  const { account: own } = useMe();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [left, setLeft] = useState<Asked | null>(null);
  const { way, failure, run } = useSending<Action>();
  const params = { accountId: account.id };

  async function act(action: Action, work: () => Promise<string | null>): Promise<void> {
    await run(async () => {
      const done = await work();
      if (done !== null) toast.success(done);
      setAsked(null);
    }, action);
    accountsChanged();
  }
  const change = (action: Action, body: object, done: string) =>
    act(action, async () => {
      await call('PATCH /accounts/{accountId}', { params, body });
      return done;
    });
  const endSessions = () =>
    act('sessions', async () => {
      const { ended } = await call('DELETE /accounts/{accountId}/sessions', { params });
      return t.endedSessions(ended);
    });
  const reset = () =>
    act('reset', async () => {
      onInvited(await call('POST /accounts/{accountId}/reset-factors', { params }));
      return null;
    });
  const disable = () => change('disable', { disabled: true }, t.disableDone);
  const code = failure instanceof CallError ? failure.code : null;
  return (
    <Dialog look="side" title={account.name} onClose={onClose}>
      <div className="grid gap-5 text-small">
        <AccountFacts account={account} />
        <ChangeForm
          account={account}
          busy={way === 'save'}
          isTaken={code === 'conflict_error'}
          onSave={(body) => void change('save', body, t.saved)}
        />
        {code === 'last_admin' && (
          <Notice tone="bad" live>
            {t.lastAdmin}
          </Notice>
        )}
        {code !== 'last_admin' && code !== 'conflict_error' && <FailureNotice error={failure} />}
        {may(own, 'audit') && <AuditLinks accountId={account.id} />}
        {asked === null ? (
          <Actions
            account={account}
            way={way}
            left={left}
            onAsk={setAsked}
            onEnable={() => void change('enable', { disabled: false }, t.enableDone)}
            onEndSessions={() => void endSessions()}
          />
        ) : (
          <Question
            asked={asked}
            busy={way === asked}
            onSend={() => void (asked === 'disable' ? disable() : reset())}
            onLeave={() => {
              setLeft(asked);
              setAsked(null);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ChangeFormProps {
  account: Account;
  busy: boolean;
  /** Another account has the chosen advisor. */
  isTaken: boolean;
  onSave(change: object): void;
}

/** Roles, countries, last day and advisor; only what is changed is sent. */
function ChangeForm({ account, busy, isTaken, onSave }: ChangeFormProps) {
  const t = useText(accountTexts);
  const { account: own } = useMe();
  const [given, setGiven] = useState({ roles: account.roles, endsOn: lastDayOf(account) });
  const [tried, setTried] = useState(false);
  const [countries, setCountries] = useState(account.countries);
  const [advisorId, setAdvisorId] = useState(account.advisorId);
  const ref = useWrongFocus(busy);
  const wrong = useFieldText();
  const faults = {
    ...faultsOf(given, t),
    ...(given.endsOn === HALF_DAY && { endsOn: wrong('day_incomplete') }),
  };
  const save = () => {
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    const body = {
      ...(given.roles.join() !== account.roles.join() && { roles: given.roles }),
      ...(countries.join() !== account.countries.join() && { countries }),
      ...(given.endsOn !== lastDayOf(account) && { endsOn: given.endsOn || null }),
      ...(advisorId !== account.advisorId && { advisorId }),
    };
    if (Object.keys(body).length === 0) return void toast.success(t.nothingToSave);
    onSave(body);
  };
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h3 className="mb-2 font-bold">{t.change}</h3>
      <RolesField
        {...given}
        onChange={(next) => setGiven({ ...given, ...next })}
        errors={tried ? faults : {}}
        isOwn={account.id === own.id}
      />
      <CountriesField countries={countries} onChange={setCountries} isOwn={account.id === own.id} />
      <AdvisorField
        accountId={account.id}
        value={advisorId}
        onChoose={setAdvisorId}
        error={isTaken ? t.advisorTaken : undefined}
      />
      <Button type="submit" busy={busy}>
        {t.save}
      </Button>
    </form>
  );
}

const linkClass = 'inline-flex items-center font-bold text-brand-ink underline max-desk:min-h-12';

function AuditLinks({ accountId }: { accountId: string }) {
  const t = useText(accountTexts);
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      <Link href={`/admin/audit?account=${accountId}`} className={linkClass}>
        {t.whatTheyDid}
      </Link>
      <Link href={`/admin/audit?by=visit&account=${accountId}`} className={linkClass}>
        {t.whatTheySaw}
      </Link>
      <Link href={`/admin/audit?about=${accountId}&direction=asc`} className={linkClass}>
        {t.whatWasDone}
      </Link>
    </p>
  );
}

interface ActionsProps {
  account: Account;
  /** Being done. */
  way: Action | null;
  /** The question that was left; its button has the focus again. */
  left: Asked | null;
  onAsk(about: Asked): void;
  onEnable(): void;
  onEndSessions(): void;
}

function Actions({ account, way, left, onAsk, onEnable, onEndSessions }: ActionsProps) {
  const t = useText(accountTexts);
  const { account: own } = useMe();
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      <Button kind="outline" busy={way === 'sessions'} onClick={onEndSessions}>
        {t.endSessions}
      </Button>
      <Button kind="outline" autoFocus={left === 'reset'} onClick={() => onAsk('reset')}>
        {t.reset}
      </Button>
      {account.disabled && (
        <Button kind="outline" busy={way === 'enable'} onClick={onEnable}>
          {t.enable}
        </Button>
      )}
      {!account.disabled && account.id !== own.id && (
        <Button kind="outline" autoFocus={left === 'disable'} onClick={() => onAsk('disable')}>
          {t.disable}
        </Button>
      )}
    </div>
  );
}

interface QuestionProps {
  asked: Asked;
  busy: boolean;
  onSend(): void;
  onLeave(): void;
}

function Question({ asked, busy, onSend, onLeave }: QuestionProps) {
  const t = useText(accountTexts);
  const disables = asked === 'disable';
  return (
    <section
      ref={showAsked}
      tabIndex={-1}
      aria-label={t[asked]}
      className="grid gap-3 border-t border-line pt-4 outline-none"
    >
      <h3 className="font-bold">{t[asked]}</h3>
      <p>{disables ? t.disableLead : t.resetLead}</p>
      <div className="flex flex-wrap gap-2">
        <Button kind={disables ? 'danger' : 'solid'} busy={busy} onClick={onSend}>
          {disables ? t.disableSend : t.resetSend}
        </Button>
        <Button kind="outline" onClick={onLeave}>
          {t.leave}
        </Button>
      </div>
    </section>
  );
}

/** The question replaces the pressed button; focusing it scrolls it into view. */
function showAsked(section: HTMLElement | null): void {
  section?.focus();
}

function AccountFacts({ account }: { account: Account }) {
  const t = useText(accountTexts);
  const language = useLanguage();
  const sayCountries = useCountryNames();
  const { passkeys, recoveryCodesLeft } = account.factors;
  const facts = [
    [t.factors, t.factorsAre(passkeys, recoveryCodesLeft)],
    [t.lastSeen, account.lastSeenAt ? showMoment(account.lastSeenAt, language) : t.neverSeen],
    ...(account.countries.length > 0 ? [[t.countries, sayCountries(account.countries)] as const] : []),
    ...(account.endsAt ? [[t.endsOn, showDay(lastDayOf(account), language)] as const] : []),
    [t.openSessions, String(account.sessions)],
    [t.opened, t.openedAre(account.openedLastHour, account.openedLastDay)],
  ];
  return (
    <section aria-label={t.facts}>
      {account.slowed && <p className="mb-2 font-semibold text-warn-ink">{t.slowedWhy}</p>}
      <p className="mb-2 font-semibold wrap-anywhere">
        <span className="sr-only">{t.email}: </span>
        <span translate="no">{account.email}</span>
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd translate="no" className="min-w-0 font-semibold wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
