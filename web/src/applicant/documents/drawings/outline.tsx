import type { Paper } from '@volante/contract/documents.ts';

/** The shape of what is to be photographed, inside the corners of a viewfinder. */
export function Outline({ paper }: { paper: Paper | 'pdf' }) {
  const { width, height, inside } = shapes[paper];
  const [right, bottom] = [width - 2, height - 2];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="mx-auto h-24">
      {inside}
      <path
        d={`M2 20V8a6 6 0 0 1 6-6h12M${right - 18} 2h12a6 6 0 0 1 6 6v12M${right} ${bottom - 18}v12a6 6 0 0 1-6 6h-12M20 ${bottom}H8a6 6 0 0 1-6-6v-12`}
        className="stroke-brand"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}

const sheet = 'fill-card stroke-brand';
const tint = 'fill-brand-line';
const line = 'fill-field-line/40';

const shapes: Record<Paper | 'pdf', { width: number; height: number; inside: React.ReactNode }> = {
  card: {
    width: 150,
    height: 96,
    inside: (
      <>
        <rect x="7" y="7" width="136" height="82" rx="9" className={sheet} strokeWidth="2" />
        <circle cx="36" cy="42" r="14" className={tint} />
        <rect x="20" y="64" width="32" height="9" rx="4.5" className={tint} />
        <path d="M64 26h66v6H64zM64 42h50v6H64zM64 58h58v6H64z" className={line} />
      </>
    ),
  },
  page: page(null),
  pdf: page(
    <>
      <rect x="58" y="92" width="44" height="22" rx="6" className="fill-brand-fill" />
      <text x="80" y="107.500" textAnchor="middle" fontSize="12" fontWeight="800" className="fill-on-brand">
        PDF
      </text>
    </>,
  ),
  face: {
    width: 108,
    height: 120,
    inside: (
      <>
        <ellipse cx="54" cy="52" rx="30" ry="37" className={sheet} strokeWidth="2" />
        <path d="M16 112c4-16 20-20 38-20s34 4 38 20" className="fill-none stroke-brand" strokeWidth="2" />
        <circle cx="43" cy="48" r="3.500" className={tint} />
        <circle cx="65" cy="48" r="3.500" className={tint} />
        <path d="M44 66c6 5 14 5 20 0" className="fill-none stroke-brand-line" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
  },
  place: {
    width: 150,
    height: 104,
    inside: (
      <>
        <path d="M14 46L75 14l61 32v48H14z" className={sheet} strokeWidth="2" strokeLinejoin="round" />
        <path d="M32 94V58h86v36" className="fill-brand-soft stroke-brand-line" strokeWidth="2" />
        <path d="M48 84v-9l8-3 6-9h26l6 9 8 3v9z" className={tint} />
        <circle cx="60" cy="85" r="6" className="fill-ink-2" />
        <circle cx="90" cy="85" r="6" className="fill-ink-2" />
      </>
    ),
  },
};

function page(sign: React.ReactNode) {
  return {
    width: 104,
    height: 128,
    inside: (
      <>
        <rect x="8" y="8" width="88" height="112" rx="7" className={sheet} strokeWidth="2" />
        <rect x="20" y="21" width="26" height="10" rx="5" className={tint} />
        <path d="M20 42h64v5H20zM20 55h52v5H20zM20 68h60v5H20zM20 81h40v5H20z" className={line} />
        {sign && <g transform="translate(-14 -4)">{sign}</g>}
      </>
    ),
  };
}
