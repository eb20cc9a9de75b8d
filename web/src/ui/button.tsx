import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonKind = 'solid' | 'outline' | 'text' | 'danger';

interface Look {
  /** `solid`: the screen's primary action. `text`: the secondary one below it. */
  kind?: ButtonKind;
  /** Shown before the label, for example an `<Icon>`. */
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Sending: presses do nothing, the label stays. */
  busy?: boolean;
  /** Announced as unavailable, but looks like any other button and can be pressed: the press says what is missing. */
  blocked?: boolean;
}

export function Button({ kind = 'solid', icon, busy, blocked, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass(kind), className)}
      aria-disabled={blocked || busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? swallow : onClick}
    >
      {busy ? <Spinner /> : icon}
      <span className="contents">{children}</span>
    </button>
  );
}

/** A link styled as a button. */
export function ButtonLink({ kind = 'solid', icon, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={classes(buttonClass(kind), className)}>
      {icon}
      <span className="contents">{children}</span>
    </a>
  );
}

/** The button's classes, for a router link. */
export function buttonClass(kind: ButtonKind): string {
  return `${shape} ${looks[kind]}`;
}

const shape =
  'flex w-full items-center justify-center gap-2 rounded-button border-[1.5px] px-4 py-2 text-center font-bold text-balance transition-colors duration-150 select-none';
const looks: Record<ButtonKind, string> = {
  solid:
    'min-h-[52px] border-transparent bg-brand-fill text-on-brand active:bg-brand-press aria-busy:bg-track aria-busy:text-ink-2 disabled:bg-track disabled:text-ink-2',
  outline: 'min-h-[52px] border-field-line bg-card text-brand-ink active:bg-brand-soft disabled:text-ink-2',
  text: 'min-h-12 border-transparent text-brand-ink active:bg-brand-soft aria-busy:text-ink-2 disabled:text-ink-2',
  danger:
    'min-h-[52px] border-transparent bg-bad-ink text-card active:opacity-90 aria-busy:bg-track aria-busy:text-ink-2',
};

function swallow(event: { preventDefault(): void }) {
  event.preventDefault();
}
