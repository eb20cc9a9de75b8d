/** A broken chain on a map, for a link that leads nowhere. */
export function LostLinkDrawing() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
      <rect width="320" height="200" rx="24" className="fill-brand-soft" />
      <path
        d="M0 150c60-30 110 20 170-10s90-40 150-20v56a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
        className="fill-brand-line"
        opacity=".45"
      />
      <g fill="none" className="stroke-brand-fill" strokeWidth="16" strokeLinecap="round">
        <path d="M140 82h-34a28 28 0 0 0 0 56h34" />
        <path d="M180 82h34a28 28 0 0 1 0 56h-34" />
      </g>
      <g stroke="#FFD166" strokeWidth="8" strokeLinecap="round">
        <path d="M160 66V44M143 70l-10-18M177 70l10-18" />
      </g>
    </svg>
  );
}
