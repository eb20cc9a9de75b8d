import { Icon, type IconName } from './icon.tsx';

/**
 * A small sign inside a line of text. Drawn, since our font has none of them: for a letter that it lacks a phone searches all
 * its other fonts, while the screen is laid out.
 */
export function Sign({ name }: { name: Extract<IconName, 'check' | 'clock' | 'close' | 'warning' | 'star'> }) {
  return (
    <span aria-hidden="true" className="mr-1 inline-block align-[-0.15em]">
      <Icon name={name} size={16} />
    </span>
  );
}
