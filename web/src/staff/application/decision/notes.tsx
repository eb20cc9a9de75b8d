import type { Note, StaffApplication } from '@volante/contract/staff/application.ts';
import { type FormEvent, useMemo, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { draftOf } from '../../../lib/storage.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { showFailure } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { showMoment } from '../../words/moments.ts';
import { keepApplication } from '../application.ts';
import { usePeople } from '../assign.tsx';
import { Section } from '../section.tsx';
import { MentionArea } from '../together/mention-area.tsx';
import { mentionedIn } from '../together/mentions.ts';
import { togetherTexts } from '../together/texts.ts';
import { workTexts } from './texts.ts';

/** The team's notes on the application. A note being typed is kept until it is saved. */
export function Notes({ application }: { application: StaffApplication }) {
  const t = useText(workTexts);
  const words = useText(togetherTexts);
  const { account } = useMe();
  const people = usePeople(application.country) ?? [];
  const { applicationId } = application;
  const draft = useMemo(
    () => draftOf<{ text: string }>(`staff.${account.id}`, `note.${applicationId}`),
    [account.id, applicationId],
  );
  const [text, setText] = useState(() => draft.read()?.text ?? '');
  const [busy, run] = useBusy(showFailure);
  const mentioned = mentionedIn(text, people);

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') return;
    await run(async () => {
      const params = { applicationId };
      const body = { text, ...(mentioned.length > 0 && { mentions: mentioned.map(({ id }) => id) }) };
      keepApplication(await call('POST /applications/{applicationId}/notes', { params, body }), t.noteAdded);
      draft.clear();
      setText('');
    });
  }
  return (
    <Section id="notes" title={t.notes}>
      <form onSubmit={add}>
        <MentionArea
          label={t.newNote}
          hint={words.mentionHint}
          maxLength={4000}
          value={text}
          people={people}
          onChange={(typed) => {
            setText(typed);
            draft.write({ text: typed });
          }}
        />
        {mentioned.length > 0 && (
          <p className="mb-3 text-small text-ink-2">{words.goesTo(mentioned.map(({ name }) => name))}</p>
        )}
        <Button kind="outline" type="submit" busy={busy} disabled={text.trim() === ''}>
          {t.addNote}
        </Button>
      </form>
      {application.notes.length === 0 && <p className="mt-3 text-small text-ink-2">{t.noNotes}</p>}
      <ul className="mt-3 grid gap-3">
        {application.notes.map((note) => (
          <NoteLine key={note.id} applicationId={applicationId} note={note} isOwn={note.by.id === account.id} />
        ))}
      </ul>
    </Section>
  );
}

function NoteLine({ applicationId, note, isOwn }: { applicationId: string; note: Note; isOwn: boolean }) {
  const t = useText(workTexts);
  const language = useLanguage();
  const strike = () =>
    call('POST /applications/{applicationId}/notes/{noteId}/strike', {
      params: { applicationId, noteId: note.id },
    }).then(keepApplication, showFailure);
  return (
    <li className="border-l-2 border-brand-line pl-3 text-small">
      <p className={`whitespace-pre-wrap wrap-anywhere ${note.struckAt ? 'text-ink-2 line-through' : ''}`}>
        <WithMentions note={note} />
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
        <span>{[note.by.name, showMoment(note.at, language), ...(note.struckAt ? [t.struck] : [])].join(' · ')}</span>
        {isOwn && !note.struckAt && (
          <Button kind="text" aria-label={t.strikeNamed} onClick={strike}>
            {t.strike}
          </Button>
        )}
      </p>
    </li>
  );
}

/** The text as typed, with the names of those whom it mentions in bold. */
function WithMentions({ note: { text, mentions } }: { note: Note }) {
  const names = mentions.map(({ name }) => `@${name}`).sort((a, b) => b.length - a.length);
  if (names.length === 0) return text;
  const pattern = new RegExp(`(${names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);
  // biome-ignore lint/suspicious/noArrayIndexKey: a note never changes
  return text.split(pattern).map((part, at) => (names.includes(part) ? <b key={at}>{part}</b> : part));
}
