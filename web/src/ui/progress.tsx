import type { ReactNode } from 'react';

/** A progress bar, 0 to 1. `label` is for screen readers. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-full bg-track"
    >
      {/* Its width is an attribute: the content security policy allows no styles in a page's own HTML. */}
      <svg aria-hidden="true" className="block size-full">
        <rect width={`${percent}%`} height="100%" rx={3} className="fill-brand transition-[width] duration-200" />
      </svg>
    </div>
  );
}

interface StepLineProps {
  text: string;
  value: number;
  /** An icon at the end of the line. */
  end?: ReactNode;
}

/** "Step 2 of 6 · Your income" over its bar. */
export function StepLine({ text, value, end }: StepLineProps) {
  return (
    <div className="px-5 pb-1">
      <p
        aria-hidden="true"
        className="mb-1.5 flex items-center justify-between gap-2 text-small font-semibold text-ink-2"
      >
        <span>{text}</span>
        {end}
      </p>
      <ProgressBar value={value} label={text} />
    </div>
  );
}
