/** A map with a pin, for the location. */
export function PlaceDrawing() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" className="w-full">
      <rect width="320" height="180" rx="24" className="fill-brand-soft" />
      <path
        d="M54 46l70-16 72 18 70-16v102l-70 16-72-18-70 16z"
        fill="#fff"
        stroke="#C9B8F5"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M124 30v102M196 48v102" stroke="#E1D4FF" strokeWidth="3" />
      <path d="M54 100c36-18 56 10 88-6s54 12 124-16" fill="none" stroke="#BDEBD9" strokeWidth="12" />
      <path d="M78 128l40-8M216 66l34-8M146 56l34 8" stroke="#E1D4FF" strokeWidth="8" strokeLinecap="round" />
      <ellipse cx="160" cy="122" rx="20" ry="6" fill="#17112A" fillOpacity=".18" />
      <path d="M160 120c-26-30-34-42-34-56a34 34 0 0 1 68 0c0 14-8 26-34 56z" className="fill-brand-fill" />
      <circle cx="160" cy="64" r="14" fill="#fff" />
      <g fill="#FFD166">
        <circle cx="32" cy="62" r="6" />
        <circle cx="290" cy="120" r="8" />
      </g>
    </svg>
  );
}
