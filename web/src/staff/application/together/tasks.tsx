import type { StaffApplication } from '@volante/contract/staff/application.ts';
import type { Task } from '@volante/contract/staff/inbox/task.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { showFailure } from '../../controls/failure-notice.tsx';
import { TaskDue } from '../../controls/task-due.tsx';
import { call } from '../../session/call.ts';
import { showMoment } from '../../words/moments.ts';
import { keepApplication } from '../application.ts';
import { Section } from '../section.tsx';
import { TaskForm } from './task-form.tsx';
import { togetherTexts } from './texts.ts';

/** What has to be done about the application, by whom and by when. */
export function Tasks({ application }: { application: StaffApplication }) {
  const t = useText(togetherTexts);
  const [isAdding, setAdding] = useState(false);
  const { applicationId, country, tasks } = application;
  return (
    <Section
      id="tasks"
      title={t.tasks}
      aside={
        !isAdding && (
          <Button kind="outline" onClick={() => setAdding(true)}>
            {t.newTask}
          </Button>
        )
      }
    >
      {isAdding && <TaskForm {...{ applicationId, country }} onClose={() => setAdding(false)} />}
      {tasks.length === 0 && !isAdding && <p className="text-small text-ink-2">{t.noTasks}</p>}
      <ul className="grid gap-3">
        {tasks.map((task) => (
          <TaskLine key={task.id} {...{ applicationId, country, task }} />
        ))}
      </ul>
    </Section>
  );
}

interface TaskLineProps extends Pick<StaffApplication, 'applicationId' | 'country'> {
  task: Task;
}

function TaskLine({ applicationId, country, task }: TaskLineProps) {
  const t = useText(togetherTexts);
  const language = useLanguage();
  const [isChanging, setChanging] = useState(false);
  const say = (done: boolean) =>
    call('PATCH /applications/{applicationId}/tasks/{taskId}', {
      params: { applicationId, taskId: task.id },
      body: { done },
    }).then(keepApplication, showFailure);
  if (isChanging)
    return (
      <li>
        <TaskForm {...{ applicationId, country, task }} onClose={() => setChanging(false)} />
      </li>
    );
  return (
    <li className="border-l-2 border-brand-line pl-3 text-small">
      <p className={`whitespace-pre-wrap wrap-anywhere ${task.done ? 'text-ink-2 line-through' : 'font-semibold'}`}>
        {task.text}
      </p>
      <div className="flex flex-wrap items-center gap-x-2 text-ink-2">
        {task.done ? (
          <>
            <span>{t.doneBy(task.done.by.name, showMoment(task.done.at, language))}</span>
            <Button kind="text" aria-label={t.reopenNamed(task.text)} onClick={() => say(false)}>
              {t.reopen}
            </Button>
          </>
        ) : (
          <>
            <span translate="no">{task.owner.name}</span>
            <TaskDue due={task.due} />
            <Button kind="text" aria-label={t.doneNamed(task.text)} onClick={() => say(true)}>
              {t.done}
            </Button>
            <Button kind="text" aria-label={t.changeNamed(task.text)} onClick={() => setChanging(true)}>
              {t.change}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
