import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';

/** What is wrong with several fields together, announced at once. A single field says it itself. */
export function WrongLine({ text, className }: { text: string; className?: string }) {
  return (
    <p role="alert" className={classes('flex gap-1.5 text-small font-semibold text-bad-ink', className)}>
      <Icon name="warning" size={18} />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}
