import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { whenIdle } from '../../lib/idle.ts';
import { type ButtonKind, ButtonLink } from '../../ui/button.tsx';
import { addressOf } from './address.ts';
import { goTo, preload } from './go.ts';

interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The path of a screen, with its parameters filled in. */
  to: string;
  query?: Record<string, string>;
}

/** A link to another screen; preloads its code on the first touch, and a likely one is warmed up when the phone is idle. */
export function ScreenLink({ to, query, likely = false, onClick, ...rest }: ScreenLinkProps & { likely?: boolean }) {
  useEffect(() => {
    if (likely) warmUpLater(to);
  }, [likely, to]);
  return <a {...rest} {...linkTo(to, query, onClick)} />;
}

/** The same, styled as a button. The screen of the primary action is warmed up when the phone is idle. */
export function ScreenButton({ to, query, onClick, kind = 'solid', ...rest }: ScreenLinkProps & { kind?: ButtonKind }) {
  useEffect(() => {
    if (kind === 'solid') warmUpLater(to);
  }, [kind, to]);
  return <ButtonLink {...rest} kind={kind} {...linkTo(to, query, onClick)} />;
}

/** Warms a screen up when the phone is idle; the code for it arrives only then. */
function warmUpLater(path: string): void {
  whenIdle(() => {
    import('./warm-up.tsx').then(({ warmUp }) => warmUp(path)).catch(() => undefined);
  });
}

function linkTo(to: string, query?: Record<string, string>, onClick?: ComponentProps<'a'>['onClick']) {
  return {
    href: addressOf(to, query),
    onPointerDown: () => preload(to),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      goTo(to, query ? { query } : {});
    },
  };
}

/** The link properties of a step's row; none if the step can't be opened now. */
export function stepLink(target: { path: string; again?: boolean; query?: Record<string, string> } | null) {
  if (!target) return {};
  // On entry, completed personal data is skipped unless the URL asks for it.
  const query = target.again ? { change: '1' } : (target.query ?? {});
  return {
    href: addressOf(target.path, query),
    onOpen: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void goTo(target.path, { query });
    },
  };
}
