/** A face from the front, in good light. */
export function Selfie() {
  return (
    <svg viewBox="0 0 220 240" aria-hidden="true">
      <rect width="220" height="240" rx="12" fill="#DCEBF7" />
      <path d="M24 240c4-56 40-76 86-76s82 20 86 76z" fill="#5800F7" />
      <path d="M92 140h36v34c-10 12-26 12-36 0z" fill="#B98768" />
      <ellipse cx="110" cy="102" rx="44" ry="54" fill="#C99A7B" />
      <path d="M64 100c-6-70 98-72 92 0-4-16-12-28-26-34-22 8-44 6-56 14-6 6-8 12-10 20z" fill="#3A2A22" />
      <g fill="#17112A">
        <circle cx="94" cy="104" r="4" />
        <circle cx="126" cy="104" r="4" />
      </g>
      <path d="M96 130c8 7 20 7 28 0" fill="none" stroke="#7A3B2E" strokeWidth="4" strokeLinecap="round" />
      <path d="M110 106v12h-5" fill="none" stroke="#A87555" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** A parking space in full view. */
export function Garage() {
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true">
      <rect width="320" height="220" rx="12" fill="#DCEBF7" />
      <path d="M20 98L160 24l140 74v92H20z" fill="#F6EFE6" />
      <path d="M12 102L160 22l148 80" fill="none" stroke="#8A4B00" strokeWidth="9" strokeLinejoin="round" />
      <rect x="58" y="102" width="204" height="88" fill="#5C5570" />
      <path d="M58 102h204v12H58z" fill="#CFC6E2" />
      <path d="M96 168v-14l12-6 16-20h60l18 20 22 6v14z" fill="#5800F7" />
      <path d="M124 148l10-14h20v14zM162 148v-14h18l12 14z" fill="#CDB8FF" />
      <circle cx="122" cy="170" r="12" fill="#17112A" />
      <circle cx="198" cy="170" r="12" fill="#17112A" />
      <path d="M0 190h320v18a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill="#B9B1CD" />
    </svg>
  );
}
