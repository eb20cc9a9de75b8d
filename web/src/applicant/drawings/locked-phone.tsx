/** A phone whose screen is locked, for values that are shown only to their owner. */
export function LockedPhoneDrawing() {
  return (
    <svg viewBox="0 0 320 170" aria-hidden="true" className="w-full">
      <rect width="320" height="170" rx="24" className="fill-brand-soft" />
      <rect x="116" y="14" width="88" height="142" rx="16" fill="#17112A" />
      <rect x="123" y="22" width="74" height="126" rx="10" fill="#fff" />
      <path d="M134 38h52M134 128h52" stroke="#E1D4FF" strokeWidth="8" strokeLinecap="round" />
      <path d="M146 82V70a14 14 0 0 1 28 0v12" fill="none" stroke="#17112A" strokeWidth="7" />
      <rect x="137" y="80" width="46" height="36" rx="9" className="fill-brand-fill" />
      <circle cx="160" cy="95" r="5" fill="#fff" />
      <path d="M160 97v9" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <g fill="#FFD166">
        <circle cx="64" cy="54" r="8" />
        <circle cx="258" cy="46" r="6" />
        <circle cx="268" cy="120" r="9" />
        <circle cx="52" cy="122" r="5" />
      </g>
    </svg>
  );
}
