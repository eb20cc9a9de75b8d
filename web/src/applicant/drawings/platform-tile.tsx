const looks = {
  uber: { letter: 'U', fill: '#000000', ink: '#ffffff' },
  didi: { letter: 'D', fill: '#FC7A1E', ink: '#3a1a00' },
  lyft: { letter: 'L', fill: '#C4008F', ink: '#ffffff' },
  other: { letter: '+', fill: '#5C5570', ink: '#ffffff' },
} as const;

/** A neutral tile with the platform's letter in its colour; the name is beside it. `size` is in px. */
export function PlatformTile({ slug, size = 56 }: { slug: keyof typeof looks; size?: number }) {
  const { letter, fill, ink } = looks[slug];
  return (
    <svg width={size} height={size} viewBox="0 0 56 56" aria-hidden="true" className="flex-none">
      <rect
        x=".75"
        y=".75"
        width="54.5"
        height="54.5"
        rx="14"
        fill={fill}
        stroke="#fff"
        strokeOpacity=".25"
        strokeWidth="1.5"
      />
      <text x="28" y="36" textAnchor="middle" fontSize="22" fontWeight="800" fill={ink}>
        {letter}
      </text>
    </svg>
  );
}
