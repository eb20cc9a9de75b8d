/** A house with its door and a tree, for the visit and the photos of the home. */
export function HouseDrawing() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
      <rect width="320" height="200" rx="24" className="fill-brand-soft" />
      <path d="M0 160h320v16a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" className="fill-brand-fill" />
      <path d="M0 160h320v16a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" fill="#17112A" fillOpacity=".4" />
      <circle cx="62" cy="52" r="20" fill="#FFD166" />
      <path d="M92 94h136v66H92z" fill="#fff" />
      <path d="M78 98l82-56 82 56z" className="fill-brand-fill" />
      <path d="M202 44h18v42l-18-13z" className="fill-brand-fill" />
      <path d="M146 160v-40a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v40z" className="fill-brand-line" />
      <path d="M108 112h24v24h-24zM192 112h24v24h-24z" fill="#FFD166" />
      <path d="M120 112v24M108 124h24M204 112v24M192 124h24" stroke="#fff" strokeWidth="3" />
      <path d="M270 160v-30" className="stroke-ink" strokeWidth="6" />
      <circle cx="270" cy="112" r="24" fill="#29CC97" />
    </svg>
  );
}
