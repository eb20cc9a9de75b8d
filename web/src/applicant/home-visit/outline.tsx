import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import { Viewfinder } from '../drawings/viewfinder.tsx';

/** The outline of a step's subject, between the corners of a viewfinder. */
export function Outline({ step }: { step: HomePhotoStep }) {
  return <Viewfinder>{insides[step]}</Viewfinder>;
}

const House = () => (
  <>
    <path d="M32 46h86v48H32z" />
    <path d="M22 48l53-34 53 34z" />
  </>
);

const insides = {
  homeImagesFront: (
    <>
      <House />
      <path d="M66 94V64h18v30" />
      <g stroke="none" className="fill-brand-line">
        <rect x="42" y="58" width="15" height="14" rx="2" />
        <rect x="93" y="58" width="15" height="14" rx="2" />
        <circle cx="79.500" cy="80" r="1.800" />
      </g>
    </>
  ),
  homeImagesGarage: (
    <>
      <House />
      <path d="M46 94V60h58v34" />
      <path d="M46 68h58M46 76h58M46 84h58" fill="none" className="stroke-brand-line" strokeWidth="3" />
    </>
  ),
  homeImagesSurroundings: (
    <>
      <path d="M14 30h28v40l-28 14zM136 30h-28v40l28 14z" />
      <path d="M68 50h14l34 44H34z" />
      <path d="M75 56v6M75 68v8M75 82v9" className="stroke-brand-line" strokeWidth="3" strokeLinecap="round" />
      <path d="M22 44h8v10h-8zM120 44h8v10h-8z" stroke="none" className="fill-brand-line" />
    </>
  ),
} satisfies Record<HomePhotoStep, React.ReactNode>;
