import { classes } from './classes.ts';

/** Holds the place of what is being loaded. Give it the size of the real thing by `className`; `label` is read once. */
export function Skeleton({ className, label }: { className?: string; label?: string }) {
  return (
    <div role={label ? 'status' : undefined} className={classes('pulse-soft rounded-input bg-track', className)}>
      {label && <span className="sr-only">{label}</span>}
    </div>
  );
}
