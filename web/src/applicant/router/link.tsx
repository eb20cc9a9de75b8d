import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { whenIdle } from '../../lib/idle.ts';
import { type ButtonKind, ButtonLink } from '../../ui/button.tsx';
import { addressOf } from './address.ts';
import { goTo, preload } from './navigation.ts';

interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The path of a screen, with its parameters filled in. */
  to: string;
  query?: Record<string, string>;
}

/** A link to another screen; preloads its code on the first touch. */
export function ScreenLink({ to, query, onClick, ...rest }: ScreenLinkProps) {
  return <a {...rest} {...linkTo(to, query, onClick)} />;
}

/** The same, styled as a button. The primary action preloads when the phone is idle. */
export function ScreenButton({ to, query, onClick, kind = 'solid', ...rest }: ScreenLinkProps & { kind?: ButtonKind }) {
  useEffect(() => {
    if (kind === 'solid') whenIdle(() => preload(to));
  }, [kind, to]);
  return <ButtonLink {...rest} kind={kind} {...linkTo(to, query, onClick)} />;
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
