import type { PhotoSubject } from '@volante/contract/documents/rules.ts';
import { Viewfinder } from './viewfinder.tsx';

/** The outline of what is to be photographed, between the corners of a viewfinder. */
export function SubjectOutline({ subject }: { subject: PhotoSubject }) {
  return <Viewfinder>{insides[subject]}</Viewfinder>;
}

const insides = {
  card: (
    <>
      <rect x="10" y="10" width="130" height="84" rx="10" />
      <g stroke="none" className="fill-brand-line">
        <circle cx="40" cy="44" r="15" />
        <rect x="24" y="68" width="32" height="10" rx="5" />
        <rect x="68" y="30" width="60" height="7" rx="3.5" />
        <rect x="68" y="48" width="46" height="7" rx="3.5" />
        <rect x="68" y="66" width="54" height="7" rx="3.5" />
      </g>
    </>
  ),
  page: (
    <>
      <path d="M46 8h44l18 18v70H46z" strokeLinejoin="round" />
      <path d="M90 8v18h18" fill="none" />
      <path
        d="M58 42h38M58 56h38M58 70h26"
        fill="none"
        className="stroke-brand-line"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  ),
  face: (
    <>
      <circle cx="75" cy="42" r="24" />
      <path d="M33 96a42 30 0 0 1 84 0" />
      <g stroke="none" className="fill-brand-line">
        <circle cx="67" cy="40" r="3" />
        <circle cx="83" cy="40" r="3" />
      </g>
      <path d="M67 52q8 6 16 0" fill="none" className="stroke-brand-line" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  place: (
    <>
      <path d="M34 52h82v42H34z" />
      <path d="M26 54l49-38 49 38z" strokeLinejoin="round" />
      <path d="M50 94V66h50v28" />
      <path d="M50 75h50M50 84h50" fill="none" className="stroke-brand-line" strokeWidth="3" />
    </>
  ),
} satisfies Record<PhotoSubject, React.ReactNode>;
