import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/**
 * A small sign inside a line of text. It is an SVG because our font lacks these characters, and a phone would search
 * all its other fonts for them during layout.
 */
export function Sign({ name }: { name: Extract<IconName, 'check' | 'clock' | 'close' | 'warning' | 'star'> }) {
  return (
    <span aria-hidden="true" className="mr-1 inline-block align-[-0.15em]">
      <Icon name={name} size={16} />
    </span>
  );
}

/** Something that a person should check: the one look of a doubt in the console. */
export function Doubt({ children }: { children: ReactNode }) {
  return (
    <span className="block font-semibold text-warn-ink">
      <Sign name="warning" />
      <span>{children}</span>
    </span>
  );
}
