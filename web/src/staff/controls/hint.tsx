import type { ReactElement } from 'react';
import { Focusable, Tooltip, TooltipTrigger } from 'react-aria-components';

interface HintProps {
  text: string;
  /** The control it belongs to, which must be focusable. */
  children: ReactElement<{ [name: string]: unknown }, string>;
}

/** A text shown on hover and focus; Esc hides it. */
export function Hint({ text, children }: HintProps) {
  return (
    <TooltipTrigger delay={300} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <Tooltip
        offset={6}
        // Inside the page's landmarks; outside, people who navigate by landmarks wouldn't find it.
        UNSTABLE_portalContainer={document.querySelector('main') ?? document.body}
        className="z-50 max-w-80 rounded-input bg-ink px-3 py-2 text-small font-semibold text-ground shadow-lg"
      >
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
