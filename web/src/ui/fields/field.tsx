import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';

/** Texts common to all fields: `label`, `hint` and `error`. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** A doubt that doesn't block: shown like an error, in the warning colour. */
  warning?: string | undefined;
}

interface FieldProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

/** Fields in two columns on computers; labels and boxes are level even if the texts below them differ in height. */
export const fieldColumns = 'wide:grid wide:grid-cols-2 wide:items-start wide:gap-x-6';

/** On computers the hint is below the box, because above it would push down the box beside another field. */
export const fieldClass =
  'mb-3.5 min-w-0 wide:mb-4 wide:flex wide:flex-col wide:[&>p]:order-1 wide:[&>p]:mt-1.5 wide:[&>p]:mb-0';

/** Two short fields in one row on a phone: hints are below the boxes, so that the boxes are level. */
export const fieldPair =
  'grid grid-cols-2 items-start gap-3 [&>div]:flex [&>div]:flex-col [&>div>p]:order-1 [&>div>p]:mt-1.5 [&>div>p]:mb-0';

/** A short field and a longer one in one row; below each other where letters are large. */
export const fieldRow =
  'flex flex-wrap items-start gap-x-3 *:flex *:flex-col *:first:flex-[1_1_7.5rem] *:last:flex-[2_1_9rem] [&>div>p]:order-1 [&>div>p]:mt-1.5 [&>div>p]:mb-0';

/** Label, hint, control, then the error. */
export function Field({ id, label, hint, error, warning, children }: FieldProps) {
  return (
    <div className={fieldClass}>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldMessage id={id} error={error} warning={warning} />
    </div>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="-mt-0.5 mb-1.5 text-small text-ink-2">
      {hint}
    </p>
  );
}

export function FieldMessage({ id, error, warning }: Pick<FieldTexts, 'error' | 'warning'> & { id: string }) {
  const text = error ?? warning;
  return (
    <div id={`${id}-message`} aria-live="polite" className="wide:order-2">
      {text && (
        <p
          className={classes('mt-1.5 flex gap-1.5 text-small font-semibold', error ? 'text-bad-ink' : 'text-warn-ink')}
        >
          <Icon name="warning" size={18} />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </p>
      )}
    </div>
  );
}

/** What is wrong with several fields together, announced at once. A single field says it itself. */
export function WrongLine({ text, className }: { text: string; className?: string }) {
  return (
    <p role="alert" className={classes('flex gap-1.5 text-small font-semibold text-bad-ink', className)}>
      <Icon name="warning" size={18} />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}

/** ARIA attributes that link a control to its hint and error. */
export function describedBy(id: string, { hint, error, warning }: Omit<FieldTexts, 'label'>) {
  const ids = [hint ? `${id}-hint` : '', error || warning ? `${id}-message` : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined };
}

export const controlClass =
  'w-full min-h-[52px] rounded-input border-[1.5px] bg-card px-3.5 text-base text-ink placeholder:text-ink-2';

export function lineClass(error: unknown): string {
  return error ? 'border-bad-ink' : 'border-field-line';
}
