import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export type StepState = 'done' | 'current' | 'open';

export interface Step {
  key: string;
  title: ReactNode;
  /** A second, less prominent line. */
  detail?: ReactNode;
  /** `detail` reports a problem. */
  needsFix?: boolean;
  state: StepState;
  /** Announced after the title: "done", "current step". */
  stateText: string;
  /** For example a `<Tag>`. */
  end?: ReactNode;
  /** Makes the row a link; `onOpen` may handle the press. */
  href?: string | undefined;
  onOpen?: ((event: React.MouseEvent) => void) | undefined;
  /** Items of the step that have their own links. */
  parts?: readonly Part[];
}

export interface Part extends Pick<Step, 'title' | 'needsFix' | 'href' | 'onOpen'> {
  key: string;
}

/** Numbered steps with their states. `dense` is for a side column. */
export function StepList({ steps, label, dense }: { steps: readonly Step[]; label: string; dense?: boolean }) {
  return (
    <ol aria-label={label}>
      {steps.map((step, i) => (
        <li
          key={step.key}
          className={dense ? '' : 'border-b border-line last:border-0'}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <Row step={step} number={i + 1} dense={dense} />
          {step.parts && step.parts.length > 0 && <Parts parts={step.parts} />}
        </li>
      ))}
    </ol>
  );
}

function Row({ step, number, dense }: { step: Step; number: number; dense: boolean | undefined }) {
  const look = classes(
    'flex flex-wrap gap-x-3 gap-y-0.5',
    dense ? 'min-h-12 items-center py-1.5 text-small' : 'min-h-[52px] items-start py-3.5',
  );
  const inside = (
    <>
      <Dot state={step.state} number={number} />
      <span className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3">
        <span
          className={classes(
            'min-w-0 flex-[1_1_7rem]',
            dense && step.state !== 'current' ? 'font-semibold text-ink-2' : 'font-bold',
          )}
        >
          {step.title} <span className="sr-only">({step.stateText})</span>
        </span>
        {step.end}
      </span>
      {step.detail && (
        <span
          className={classes(
            'w-full pl-[calc(1.75rem+12px)] text-small',
            step.needsFix ? 'font-semibold text-bad-ink' : 'text-ink-2',
          )}
        >
          {step.detail}
        </span>
      )}
    </>
  );
  if (!step.href) return <div className={look}>{inside}</div>;
  return (
    <a href={step.href} onClick={step.onOpen} className={classes(look, 'rounded-input active:bg-brand-soft')}>
      {inside}
    </a>
  );
}

function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="-mt-2 pb-2 pl-[calc(1.75rem+12px)]">
      {parts.map(({ key, title, needsFix, href, onOpen }) => (
        <li key={key}>
          <a
            href={href}
            onClick={onOpen}
            className={classes(
              'flex min-h-12 items-center gap-2 rounded-input py-1.5 text-small font-semibold active:bg-brand-soft',
              needsFix ? 'text-bad-ink' : 'text-brand-ink',
            )}
          >
            <span className="min-w-0 flex-1 underline">{title}</span>
            <Icon name="next" size={14} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Dot({ state, number }: { state: StepState; number: number }) {
  const look = { done: 'bg-ok text-on-ok', current: 'bg-brand-fill text-on-brand', open: 'bg-track text-ink-2' }[state];
  return (
    <span
      aria-hidden="true"
      className={`-my-0.5 grid size-[1.75rem] flex-none place-items-center rounded-full text-small font-extrabold ${look}`}
    >
      {state === 'done' ? <Icon name="check" size={16} /> : number}
    </span>
  );
}
