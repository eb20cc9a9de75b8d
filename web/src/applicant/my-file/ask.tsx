import { fileScreen } from '@volante/contract/admission/next-screen.ts';
import { LONGEST_REQUEST, writtenKinds } from '@volante/contract/own-file/rules.ts';
import { requestWords } from '@volante/contract/words/own-file-names.ts';
import { type FormEvent, useRef, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { useLanguage } from '../../lib/language.ts';
import { askNow, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { showFailure } from '../application/failure.ts';
import { Screen } from '../layout/screen.tsx';
import { goTo } from '../navigation/go.ts';
import { ScreenButton } from '../navigation/link.tsx';
import { fileQuery, fileTime } from './file-query.ts';
import { askTexts } from './texts.ts';

type Kind = (typeof writtenKinds)[number];

/** Asks the company to correct or delete something, or not to use it. */
export default function Ask() {
  const t = useText(askTexts);
  const language = useLanguage();
  const { id, country } = useApplication();
  const { data } = useQuery(fileQuery(id));
  const [kind, setKind] = useState<Kind>('correction');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [busy, run] = useBusy(showFailure);
  const day = (at: string) => fileTime(at, 'day', country, language);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    if (kind !== 'deletion' && text.trim().length < 3) {
      setWrong(t.needed);
      field.current?.focus();
      return;
    }
    void run(async () => {
      try {
        const body = { kind, text };
        const asked = await call('POST /public/admission/requests/{id}/file/requests', { params: { id }, body });
        await askNow(fileQuery(id));
        toast.success(t.sent(day(asked.dueOn)));
        await goTo(fileScreen, { replace: true });
      } catch (error) {
        if (!(error instanceof CallError && error.code === 'conflict_error')) throw error;
        setOpen(true);
      }
    });
  }
  return (
    <Screen
      title={t.title}
      lead={t.lead}
      back
      action={
        <Button type="submit" form="ask" busy={busy}>
          {t.send}
        </Button>
      }
      below={
        <ScreenButton kind="text" to={fileScreen}>
          {t.back}
        </ScreenButton>
      }
    >
      <form id="ask" onSubmit={send} noValidate>
        <Kinds
          chosen={kind}
          onChoose={(next) => {
            setKind(next);
            setOpen(false);
            setWrong(undefined);
          }}
        />
        {kind === 'deletion' && data?.keptUntil && (
          <Notice tone="warn" live className="mb-4">
            {t.kept(day(data.keptUntil))}
          </Notice>
        )}
        {open && (
          <Notice tone="bad" live className="mb-4">
            {t.open}
          </Notice>
        )}
        <TextArea
          ref={field}
          label={t.text}
          hint={t.textHint[kind]}
          error={wrong}
          rows={5}
          maxLength={LONGEST_REQUEST}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(undefined);
          }}
        />
      </form>
    </Screen>
  );
}

function Kinds({ chosen, onChoose }: { chosen: Kind; onChoose(kind: Kind): void }) {
  const t = useText(askTexts);
  const language = useLanguage();
  return (
    <fieldset className="mb-4 grid gap-2">
      <legend className="mb-1.5 text-small font-semibold">{t.kind}</legend>
      {writtenKinds.map((value) => (
        <label
          key={value}
          className="flex items-start gap-3 rounded-input border-[1.5px] border-field-line bg-card p-3.5 has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            type="radio"
            name="kind"
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="mt-0.5 size-5 flex-none"
          />
          <span className="text-small">
            <b className="block">{requestWords[value]?.[language]}</b>
            <span className="text-ink-2">{t.hints[value]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
