import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonKind = 'solid' | 'outline' | 'chosen' | 'text' | 'danger';

interface Look {
  /** `solid`: the screen's primary action. `text`: the secondary one below it. `chosen`: one of several that is on. */
  kind?: ButtonKind;
  /** As wide as its column and as high as a thumb needs, where the app's buttons are smaller than that. */
  wide?: boolean;
  /** Shown before the label, for example an `<Icon>`. */
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Sending: presses do nothing, the label stays. */
  busy?: boolean;
  /** Announced as unavailable, but looks like any other button and can be pressed: the press says what is missing. */
  blocked?: boolean;
}

export function Button({ kind, wide, icon, busy, blocked, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass(kind, wide), className)}
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
export function ButtonLink({ kind, wide, icon, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={classes(buttonClass(kind, wide), className)}>
      {icon}
      <span className="contents">{children}</span>
    </a>
  );
}

/** The button's classes, for a router link. Its size is the app's: see the stylesheet of each. */
export function buttonClass(kind: ButtonKind = 'solid', wide = false): string {
  const size = wide ? 'button-wide' : kind === 'text' ? 'button-text-size' : 'button-size';
  return `${shape} ${size} ${looks[kind]}`;
}

const shape =
  'items-center justify-center gap-2 border-[1.5px] text-center font-bold text-balance transition-colors duration-150 select-none';
const looks: Record<ButtonKind, string> = {
  solid:
    'border-transparent bg-brand-fill text-on-brand hover:bg-brand-press active:bg-brand-press aria-busy:bg-track aria-busy:text-ink-2 disabled:bg-track disabled:text-ink-2',
  outline:
    'border-field-line bg-card text-brand-ink hover:bg-brand-soft active:bg-brand-soft disabled:border-line disabled:text-ink-2',
  chosen: 'border-brand bg-brand-soft text-brand-ink',
  text: 'border-transparent text-brand-ink hover:bg-brand-soft active:bg-brand-soft aria-busy:text-ink-2 disabled:text-ink-2',
  danger:
    'border-transparent bg-bad-ink text-card active:opacity-90 aria-busy:bg-track aria-busy:text-ink-2 disabled:bg-track disabled:text-ink-2',
};

function swallow(event: { preventDefault(): void }) {
  event.preventDefault();
}
