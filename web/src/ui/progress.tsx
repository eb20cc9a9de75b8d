/** A bar from 0 to 1. `label` is read to those who do not see it. */
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
      <div
        className="h-full origin-left rounded-full bg-brand transition-transform duration-200"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}

/** "Step 2 of 6 · Your income" over its bar. */
export function StepLine({ text, value }: { text: string; value: number }) {
  return (
    <div className="px-5 pb-1">
      <p aria-hidden="true" className="mb-1.5 text-small font-semibold text-ink-2">
        {text}
      </p>
      <ProgressBar value={value} label={text} />
    </div>
  );
}
