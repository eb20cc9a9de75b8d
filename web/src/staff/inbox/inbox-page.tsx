import type { Inbox } from '@volante/contract/staff/inbox/calls.ts';
import { MOST_SHOWN } from '@volante/contract/staff/inbox/most-shown.ts';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { queryClient, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { keepApplication } from '../application/application.ts';
import { NotLoaded, showFailure } from '../controls/failure-notice.tsx';
import { inbox } from '../controls/inbox.ts';
import { TaskDue } from '../controls/task-due.tsx';
import { call } from '../session/call.ts';
import { useMe } from '../session/session.ts';
import { showMoment } from '../words/moments.ts';
import { inboxTexts } from './texts.ts';

/** What concerns the person who is signed in: their tasks, notes that mention them, and what came back. */
export function InboxPage() {
  const t = useText(inboxTexts);
  useWindowTitle(t.title);
  const { data, error, refetch } = useQuery(inbox);
  const isEmpty = data && data.tasks.length + data.mentions.length + data.cameBack.length === 0;
  return (
    <main className="mx-auto grid max-w-[900px] gap-4 p-4">
      <h1 className="text-title font-extrabold">{t.title}</h1>
      <p className="text-small text-ink-2">{t.lead}</p>
      <Link
        href="/?assignee=me"
        className="flex min-h-6 w-fit items-center text-small text-brand-ink underline max-desk:min-h-12"
      >
        {t.ownList}
      </Link>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-40" label={t.loading} />
      {isEmpty && <p>{t.none}</p>}
      {data && (
        <>
          <List title={t.tasks} rows={data.tasks} keyOf={({ id }) => id} show={(task) => <TaskRow task={task} />} />
          <List
            title={t.mentions}
            rows={data.mentions}
            keyOf={({ noteId }) => noteId}
            show={(mention) => <MentionRow mention={mention} />}
          />
          <List
            title={t.cameBack}
            rows={data.cameBack}
            keyOf={({ applicationId }) => applicationId}
            show={(row) => <ComebackRow row={row} />}
          />
        </>
      )}
    </main>
  );
}

interface ListProps<Row> {
  title: string;
  rows: readonly Row[];
  keyOf(row: Row): string;
  show(row: Row): ReactNode;
}

function List<Row>({ title, rows, keyOf, show }: ListProps<Row>) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-big font-bold">
        {title}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {rows.map((row) => (
          <li key={keyOf(row)} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-small">
            {show(row)}
          </li>
        ))}
      </ul>
      {rows.length >= MOST_SHOWN && (
        <p className="mt-2 text-small text-ink-2">{t.most(formatNumber(MOST_SHOWN, language))}</p>
      )}
    </section>
  );
}

interface AboutProps {
  of: Pick<Inbox['tasks'][number], 'applicationId' | 'name' | 'reference'>;
  to?: 'applications' | 'conversations';
  /** Of the application's page. */
  part?: string;
}

/** Whose application it is; leads to what the row is about. */
function About({ of, to = 'applications', part = '' }: AboutProps) {
  const t = useText(inboxTexts);
  return (
    <Link
      href={`/${to}/${of.applicationId}${part}`}
      className="flex min-h-6 flex-wrap gap-x-2 text-ink-2 hover:text-brand-ink max-desk:min-h-12 max-desk:items-center"
    >
      <b translate={of.name ? 'no' : undefined} className="text-brand-ink wrap-anywhere underline">
        {of.name || t.unnamed}
      </b>{' '}
      <span translate="no" className="font-mono">
        {of.reference}
      </span>
    </Link>
  );
}

function TaskRow({ task }: { task: Inbox['tasks'][number] }) {
  const t = useText(inboxTexts);
  const { account } = useMe();
  const [busy, run] = useBusy(showFailure);
  const finish = () =>
    run(async () => {
      const params = { applicationId: task.applicationId, taskId: task.id };
      const body = { done: true };
      keepApplication(await call('PATCH /applications/{applicationId}/tasks/{taskId}', { params, body }), t.isDone);
    });
  return (
    <>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold whitespace-pre-wrap wrap-anywhere">{task.text}</p>
        <About of={task} part="#tasks" />
        <p className="text-ink-2">{t.asked(task.by.name)}</p>
        {task.owner.id !== account.id && <p>{t.left(task.owner.name)}</p>}
      </div>
      <TaskDue due={task.due} />
      <Button kind="outline" busy={busy} aria-label={t.doneNamed(task.text)} onClick={finish}>
        {t.done}
      </Button>
    </>
  );
}

function MentionRow({ mention }: { mention: Inbox['mentions'][number] }) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const [busy, run] = useBusy(showFailure);
  const { applicationId, noteId, by } = mention;
  const putAway = () =>
    run(async () => {
      await call('POST /applications/{applicationId}/notes/{noteId}/seen', { params: { applicationId, noteId } });
      toast.success(t.isSeen);
      await queryClient().invalidateQueries({ queryKey: inbox.queryKey });
    });
  return (
    <>
      <div className="min-w-0 flex-1 basis-60">
        <p className="whitespace-pre-wrap wrap-anywhere">{mention.text}</p>
        <About of={mention} part="#notes" />
        <p className="text-ink-2">{`${by.name} · ${showMoment(mention.at, language)}`}</p>
      </div>
      <Button kind="outline" busy={busy} aria-label={t.seenNamed(by.name)} onClick={putAway}>
        {t.seen}
      </Button>
    </>
  );
}

function ComebackRow({ row }: { row: Inbox['cameBack'][number] }) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  return (
    <>
      <div className="min-w-0 flex-1 basis-60">
        <About of={row} to={row.what.every((what) => what === 'message') ? 'conversations' : 'applications'} />
        <p translate="no" className="text-ink-2">
          {showMoment(row.at, language)}
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {row.what.map((what) => (
          <li key={what}>
            <Tag tone="need">{t.what[what]}</Tag>
          </li>
        ))}
      </ul>
    </>
  );
}
