import type { CountryCode } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { Task } from '@volante/contract/staff/inbox/task.ts';
import { type FormEvent, useState } from 'react';
import { now, ownZone } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DayButton } from '../../controls/day-button.tsx';
import { showFailure } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { showDay } from '../../words/moments.ts';
import { keepApplication } from '../application.ts';
import { usePeople } from '../assign.tsx';
import { togetherTexts } from './texts.ts';

interface TaskFormProps {
  applicationId: string;
  country: CountryCode;
  /** The one that is changed: to whom it belongs, and its day. */
  task?: Task;
  onClose(): void;
}

export function TaskForm({ applicationId, country, task, onClose }: TaskFormProps) {
  const t = useText(togetherTexts);
  const language = useLanguage();
  const { account } = useMe();
  const people = usePeople(country) ?? [task?.owner ?? account];
  const today = dateIn(ownZone(), now());
  const [text, setText] = useState('');
  const [owner, setOwner] = useState(task?.owner.id ?? account.id);
  const [due, setDue] = useState(task?.due ?? addDays(today, 1));
  const [isAsked, setAsked] = useState(false);
  const [busy, run] = useBusy(showFailure);
  const isEmpty = !task && text.trim() === '';

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (isEmpty) return event.currentTarget.querySelector('input')?.focus();
    await run(async () => {
      const saved = task
        ? await call('PATCH /applications/{applicationId}/tasks/{taskId}', {
            params: { applicationId, taskId: task.id },
            body: { owner, due },
          })
        : await call('POST /applications/{applicationId}/tasks', {
            params: { applicationId },
            body: { text: text.trim(), owner, due },
          });
      keepApplication(saved, t.saved);
      onClose();
    });
  }

  return (
    <form onSubmit={save} className="mb-3" aria-label={task ? t.changeNamed(task.text) : t.newTask}>
      {task ? (
        <p className="mb-3 text-small font-semibold wrap-anywhere">{task.text}</p>
      ) : (
        <TextField
          label={t.what}
          value={text}
          maxLength={500}
          spellCheck
          autoFocus
          error={isAsked && isEmpty ? t.whatNeeded : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <SelectField
        label={t.owner}
        value={owner}
        options={people.map(({ id, name }) => ({ value: id, label: id === account.id ? t.me(name) : name }))}
        onChange={({ target }) => setOwner(target.value)}
      />
      <div className="mb-3">
        <DayButton label={t.dueOn(showDay(due, language))} day={due} min={today} onChoose={setDue} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" type="submit" busy={busy}>
          {t.save}
        </Button>
        <Button kind="text" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
