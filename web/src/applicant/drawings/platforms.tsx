import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { Tick } from '../../ui/tick.tsx';

const bars = [28, 40, 22, 48, 36, 54, 44];

/** A phone that shows a week's earnings, for the screenshots. */
export function PhoneEarningsDrawing() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
      <rect width="320" height="200" rx="24" className="fill-brand-soft" />
      <path d="M104 200V40a20 20 0 0 1 20-20h72a20 20 0 0 1 20 20v160z" fill="#17112A" />
      <path d="M112 200V42a14 14 0 0 1 14-14h68a14 14 0 0 1 14 14v158z" fill="#fff" />
      <path d="M128 54h40" className="stroke-brand-line" strokeWidth="6" strokeLinecap="round" />
      <path d="M128 74h64" stroke="#17112A" strokeWidth="11" strokeLinecap="round" />
      {bars.map((height, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
          key={i}
          x={124 + i * 11}
          y={160 - height}
          width="7"
          height={height}
          rx="3.5"
          className={i === 5 ? 'fill-brand-fill' : 'fill-brand-line'}
        />
      ))}
      <path d="M128 178h64" className="stroke-brand-line" strokeWidth="6" strokeLinecap="round" />
      <circle cx="248" cy="70" r="24" fill="#FFD166" />
      <path
        d="M248 56v28M256 62c-3-4-15-4-15 2s15 4 15 10-13 6-16 1"
        fill="none"
        stroke="#7A4A00"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Tick x={70} y={128} radius={20} />
    </svg>
  );
}

const looks = {
  uber: { letter: 'U', fill: '#000000', ink: '#ffffff' },
  didi: { letter: 'D', fill: '#FC7A1E', ink: '#3a1a00' },
  lyft: { letter: 'L', fill: '#C4008F', ink: '#ffffff' },
  other: { letter: '+', fill: '#5C5570', ink: '#ffffff' },
} as const satisfies Record<Platform, unknown>;

/** A neutral tile with the platform's letter in its colour; the name is beside it. `size` is in px. */
export function PlatformTile({ slug, size = 56 }: { slug: Platform; size?: number }) {
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
