import type { ReactElement } from 'react';
import { Focusable, Tooltip, TooltipTrigger } from 'react-aria-components';

interface HintProps {
  text: string;
  /** What it belongs to; a control that takes the focus. */
  children: ReactElement<{ [name: string]: unknown }, string>;
}

/** Words that show on hover and on focus, and go with Esc. */
export function Hint({ text, children }: HintProps) {
  return (
    <TooltipTrigger delay={300} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <Tooltip
        offset={6}
        // Not beside the landmarks of the page, where nobody who goes from one to the next finds it.
        UNSTABLE_portalContainer={document.querySelector('main') ?? document.body}
        className="z-50 max-w-80 rounded-input bg-ink px-3 py-2 text-small font-semibold text-ground shadow-lg"
      >
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
