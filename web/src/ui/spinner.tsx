/** A spinner in the text's size and colour. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className="flex-none animate-spin"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
