import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

interface WayCardProps {
  title: string;
  text: string;
  time: string;
  icon: IconName;
}

/** The link to one of the two ways: its name says what it does, the text explains it, and the time how long it takes. */
export function WayCard({ title, text, time, icon }: WayCardProps) {
  return (
    <>
      <span className="grid size-9 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon name={icon} />
      </span>
      <span className="font-extrabold leading-tight">{title}</span>
      <span className="flex-1 text-small text-ink-2">{text}</span>
      <span className="text-small font-semibold">{time}</span>
    </>
  );
}

/** The style of the link; the recommended way is outlined in the action colour. */
export function wayClass(first: boolean): string {
  return classes(
    'flex flex-col items-start gap-2 rounded-card border-2 bg-card p-3.5 active:bg-brand-soft',
    first ? 'border-brand' : 'border-line',
  );
}
