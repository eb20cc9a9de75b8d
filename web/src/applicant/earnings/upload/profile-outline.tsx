/** The outline of a phone with a profile on it. */
export function ProfileOutline() {
  return (
    <svg width="84" height="116" viewBox="0 0 84 116" aria-hidden="true" className="mx-auto">
      <rect x="6" y="6" width="72" height="104" rx="12" className="fill-card stroke-brand" strokeWidth="2" />
      <circle cx="42" cy="38" r="14" className="fill-brand-line" />
      <rect x="22" y="60" width="40" height="8" rx="4" className="fill-brand-line" />
      <rect x="30" y="75" width="24" height="8" rx="4" className="fill-brand-line" />
      <g className="stroke-brand" strokeWidth="4" fill="none" strokeLinecap="round">
        <path d="M2 20V8a6 6 0 0 1 6-6h12M64 2h12a6 6 0 0 1 6 6v12M82 96v12a6 6 0 0 1-6 6H64M20 114H8a6 6 0 0 1-6-6V96" />
      </g>
    </svg>
  );
}
