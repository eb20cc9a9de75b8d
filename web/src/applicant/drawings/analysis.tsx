/** Bars under a magnifying glass, for earnings that are being looked at. */
export function AnalysisDrawing() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
      <rect width="320" height="200" rx="24" className="fill-brand-soft" />
      <path d="M36 164h248" className="stroke-brand-line" strokeWidth="6" strokeLinecap="round" />
      {[44, 70, 58, 92, 78, 108].map((height, i) => (
        <rect
          key={height}
          x={48 + i * 38}
          y={161 - height}
          width="24"
          height={height}
          rx="7"
          className={i % 2 ? 'fill-brand-line' : 'fill-brand-fill'}
        />
      ))}
      <circle cx="196" cy="84" r="40" fill="#fff" fillOpacity=".72" className="stroke-ink" strokeWidth="9" />
      <path d="M225 113l32 34" className="stroke-ink" strokeWidth="14" strokeLinecap="round" />
      <path
        d="M180 86l12 12 22-24"
        fill="none"
        stroke="#08734F"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
