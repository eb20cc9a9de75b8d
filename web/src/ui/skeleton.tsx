import { classes } from './classes.ts';

/** A loading placeholder. Set its size by `className`; `label` is announced once. */
export function Skeleton({ className, label }: { className?: string; label?: string }) {
  return (
    <div role={label ? 'status' : undefined} className={classes('pulse-soft rounded-input bg-track', className)}>
      {label && <span className="sr-only">{label}</span>}
    </div>
  );
}
