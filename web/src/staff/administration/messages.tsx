import { groupPhone } from '@volante/contract/countries/phone.ts';
import {
  type Message,
  type MessageItem,
  messageStates,
  type OpenState,
} from '@volante/contract/staff/administration/messages.ts';
import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { CallError } from '../../lib/call/call-error.ts';
import { useLanguage } from '../../lib/language.ts';
import { queryClient, queryOptions, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { applicationOf } from '../application/application.ts';
import { ContactDialog } from '../application/contact-dialog.tsx';
import { whatsAppAddress } from '../application/link/link-message.ts';
import { Attempts } from '../controls/attempts.tsx';
import { FailureNotice, NotLoaded, showFailure } from '../controls/failure-notice.tsx';
import { useSending } from '../controls/form/use-form.ts';
import { NextPage, usePages } from '../controls/pages.tsx';
import { sayCount } from '../layout/waiting-counts.tsx';
import { unlessLive } from '../session/attended.ts';
import { call } from '../session/call.ts';
import { askStepUp } from '../session/session.ts';
import { kindText, messageTexts, reasonText } from '../words/message-texts.ts';
import { sayAge, showMoment } from '../words/moments.ts';

/** Polling interval of the list while there are no live updates, in ms. */
const EVERY = 30_000;

/** Messages that did not reach their driver, the oldest first. */
export function Messages() {
  const t = useText(messageTexts);
  const language = useLanguage();
  const [state, setState] = useState<OpenState | null>(null);
  const [opened, setOpened] = useState<MessageItem | null>(null);
  const list = usePages({
    queryKey: ['messages', state],
    read: (from, signal) => call('GET /messages', { query: { ...(state && { state }), ...from }, signal }),
    refetchInterval: unlessLive(EVERY),
  });
  useWindowTitle(t.title);
  const { items } = list;
  const counts = list.first?.counts;
  return (
    <main className="mx-auto max-w-[1100px] px-4 py-6">
      <h1 className="mb-1 text-title font-extrabold">{t.title}</h1>
      <p className="mb-4 text-ink-2">{t.lead}</p>
      <fieldset className="mb-4 grid grid-cols-2 gap-2 desk:flex desk:flex-wrap">
        <legend className="sr-only">{t.filter}</legend>
        {([null, ...messageStates] as const).map((item) => {
          const counted = counts && (item === null ? Object.values(counts) : [counts[item]]);
          return (
            <Button
              key={item}
              aria-pressed={state === item}
              kind={state === item ? 'chosen' : 'outline'}
              onClick={() => setState(item)}
            >
              <span>{t.states[item ?? 'all']}</span>
              {counted && (
                <span translate="no" className="tabular-nums">
                  {sayCount(counted, language)}
                </span>
              )}
            </Button>
          );
        })}
      </fieldset>
      <NotLoaded data={list.data} error={list.error} onAgain={list.refetch} className="h-40" label={t.loading} />
      {list.data && items.length === 0 && <p className="text-ink-2">{t.none}</p>}
      {items.length > 0 && (
        <ul className="rounded-card border border-line bg-card">
          {items.map((item) => (
            <li key={item.id} className="border-b border-line last:border-b-0">
              <MessageLine item={item} onOpen={() => setOpened(item)} />
            </li>
          ))}
        </ul>
      )}
      <NextPage list={list}>{t.more}</NextPage>
      {opened && <OpenMessage item={opened} onClose={() => setOpened(null)} />}
    </main>
  );
}

/** One message in a row: whose, what, why it is here and since when; on a phone in two lines. */
function MessageLine({ item, onOpen }: { item: MessageItem; onOpen(): void }) {
  const t = useText(messageTexts);
  const language = useLanguage();
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-[3px] text-left text-small leading-5 hover:bg-brand-soft max-desk:min-h-12 max-desk:py-1.5 desk:grid-cols-[12.5rem_5.5rem_minmax(0,1fr)_minmax(0,1fr)_6rem_6.5rem_1rem]"
    >
      <span className="flex min-w-0 gap-x-2 max-desk:order-1 desk:contents">
        <b translate="no" className="truncate max-desk:empty:hidden">
          {item.name}
        </b>{' '}
        <span translate="no" className="flex-none truncate font-mono text-ink-2 max-desk:empty:hidden">
          {item.reference}
        </span>
      </span>{' '}
      <span className="truncate max-desk:order-3 desk:contents">
        <span className="desk:truncate">{kindText(t, item.kind)}</span>
        <span className="desk:hidden"> · </span>
        <span className="text-ink-2 desk:truncate">{reasonText(t, item.reason)}</span>
      </span>{' '}
      <span className="max-desk:order-2 max-desk:text-right">
        <StateTag state={item.state} />
      </span>{' '}
      <span className="truncate text-ink-2 max-desk:order-4 max-desk:text-right">
        {t.since(sayAge(item.createdAt, language))}
      </span>
      <span className="text-ink-2 max-desk:hidden">
        <Icon name="next" size={16} />
      </span>
    </button>
  );
}

function StateTag({ state }: Pick<MessageItem, 'state'>) {
  const t = useText(messageTexts);
  if (state === 'by_hand') return <Tag tone="need">{t.states.by_hand}</Tag>;
  if (state === 'dead') return <Tag tone="bad">{t.states.dead}</Tag>;
  return <Tag tone="neutral">{t.states.waiting}</Tag>;
}

const messageOf = (messageId: string) =>
  queryOptions({
    queryKey: ['message', messageId],
    queryFn: ({ signal }) => call('GET /messages/{messageId}', { params: { messageId }, signal }),
    // The text has to be up to date.
    staleTime: 0,
    gcTime: 0,
  });

/** One message: recipient, text, the reason it is listed, and the actions to settle it. */
function OpenMessage({ item, onClose }: { item: MessageItem; onClose(): void }) {
  const t = useText(messageTexts);
  const language = useLanguage();
  const { data, error, refetch } = useQuery(messageOf(item.id));
  const [busy, setBusy] = useState<'told' | 'retry' | null>(null);

  async function settle(how: 'told' | 'retry', done: string): Promise<void> {
    setBusy(how);
    try {
      await call(`POST /messages/{messageId}/${how}`, { params: { messageId: item.id } });
      toast.success(done);
      onClose();
    } catch (failure) {
      if (!(failure instanceof CallError && failure.code === 'conflict_error')) return showFailure(failure);
      toast.success(t.overtaken);
      onClose();
    } finally {
      setBusy(null);
      void queryClient().invalidateQueries({ queryKey: ['messages'] });
    }
  }
  const isPendingNotice = data?.person !== null;
  return (
    <Dialog look="side" title={kindText(t, item.kind)} onClose={onClose}>
      <div className="grid gap-4 text-small">
        <section>
          <h3 className="font-bold">{t.why}</h3>
          <p>{reasonText(t, item.reason)}</p>
          <Attempts attempts={item.attempts} />
          {item.dueAt && <p className="text-ink-2">{t.nextTry(showMoment(item.dueAt, language))}</p>}
        </section>
        <NotLoaded data={data} error={error} onAgain={refetch} className="h-40" label={t.loading} />
        {data?.person && (
          <PendingNotices person={data.person} text={data.text} withheld={data.withheld} onStepUp={refetch}>
            <CorrectContact applicationId={item.applicationId} onCorrected={refetch} />
          </PendingNotices>
        )}
        {data && !data.person && <p>{item.kind in crmKinds ? t.crm : t.nobody}</p>}
        {data && (
          <div className="flex flex-wrap gap-2">
            <Button
              busy={busy === 'told'}
              onClick={() => void settle('told', isPendingNotice ? t.notifiedDone : t.settledDone)}
            >
              {isPendingNotice ? t.notified : t.settled}
            </Button>
            <Button kind="outline" busy={busy === 'retry'} onClick={() => void settle('retry', t.retryDone)}>
              {t.retry}
            </Button>
          </div>
        )}
        <Link
          href={`/applications/${item.applicationId}`}
          className="inline-flex items-center font-bold text-brand-ink underline max-desk:min-h-12 justify-self-start"
        >
          {t.application}
        </Link>
      </div>
    </Dialog>
  );
}

const crmKinds = { link_opened: true, stage_changed: true };

/** Corrects a wrong address where it is noticed; a retry sends the message to the new one. */
function CorrectContact({ applicationId, onCorrected }: { applicationId: string; onCorrected(): void }) {
  const t = useText(messageTexts);
  const [application, setApplication] = useState<StaffApplication | null>(null);
  const { busy, failure, run } = useSending();
  const close = () => {
    setApplication(null);
    onCorrected();
  };
  return (
    <>
      <Button
        kind="outline"
        className="mt-2"
        busy={busy}
        onClick={() =>
          void run(async () => setApplication(await queryClient().fetchQuery(applicationOf(applicationId))))
        }
      >
        {t.correct}
      </Button>
      <FailureNotice error={failure} />
      {application && <ContactDialog application={application} onClose={close} />}
    </>
  );
}

/** Why there is no text, and for those who may see it the way to it. */
function Withheld({ why, onStepUp }: { why: Message['withheld']; onStepUp(): void }) {
  const t = useText(messageTexts);
  const confirm = () => askStepUp().then(onStepUp, () => undefined);
  return (
    <>
      <p className="mb-2">{why === 'step_up' ? t.withheldStepUp : t.withheld}</p>
      {why === 'step_up' && (
        <Button kind="outline" className="mb-2" onClick={() => void confirm()}>
          {t.confirmAndShow}
        </Button>
      )}
    </>
  );
}

interface PendingNoticesProps {
  person: NonNullable<Message['person']>;
  /** Null for a link that this person may not see. */
  text: string | null;
  withheld: Message['withheld'];
  /** The second factor was confirmed. */
  onStepUp(): void;
  /** Actions on the person's contact data. */
  children: ReactNode;
}

function PendingNotices({ person, text, withheld, onStepUp, children }: PendingNoticesProps) {
  const t = useText(messageTexts);
  const { name, phone, email } = person;
  const copy = () =>
    navigator.clipboard.writeText(text ?? '').then(
      () => toast.success(t.copied),
      () => toast.error(t.notCopied),
    );
  return (
    <>
      <section>
        <h3 className="font-bold">{t.person}</h3>
        <p className="wrap-anywhere">{[name, groupPhone(phone), email].filter(Boolean).join(' · ')}</p>
        {!phone && !email && <p className="text-ink-2">{t.noContact}</p>}
        {children}
      </section>
      <section>
        <h3 className="mb-1 font-bold">{t.words}</h3>
        {text === null ? (
          <Withheld why={withheld} onStepUp={onStepUp} />
        ) : (
          <p className="mb-2 rounded-input border border-line bg-ground px-3 py-2 wrap-anywhere whitespace-pre-line select-text">
            {text.trim()}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {text !== null && (
            <Button kind="outline" onClick={copy}>
              {t.copy}
            </Button>
          )}
          {phone && text !== null && (
            <a
              href={whatsAppAddress(phone, text.trim())}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass('outline')}
            >
              <Icon name="chat" size={18} />
              WhatsApp
              <span className="sr-only">, {t.newWindow}</span>
            </a>
          )}
          {phone && (
            <a href={`tel:${phone}`} className={buttonClass('outline')}>
              <Icon name="phone" size={18} />
              {t.call}
            </a>
          )}
        </div>
      </section>
    </>
  );
}
