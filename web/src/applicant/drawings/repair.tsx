/** A spanner over a wheel, for a server that does not answer. */
export function RepairDrawing() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
      <rect width="320" height="200" rx="24" className="fill-brand-soft" />
      <circle cx="150" cy="108" r="58" fill="#17112A" stroke="#C9B8F5" strokeWidth="4" />
      <circle cx="150" cy="108" r="32" fill="#fff" />
      <circle cx="150" cy="108" r="10" className="fill-brand-fill" />
      <path d="M150 76v22M150 118v22M118 108h22M160 108h22" stroke="#C9B8F5" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M268 44a30 30 0 0 0-40 36l-52 52a12 12 0 0 0 17 17l52-52a30 30 0 0 0 36-40l-18 18-13-3-3-13z"
        className="fill-brand-fill"
        stroke="#fff"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
