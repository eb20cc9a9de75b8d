import type { ReactNode } from 'react';

/** The outline of what is to be photographed, between the corners of a viewfinder. */
export function Viewfinder({ children }: { children: ReactNode }) {
  return (
    <svg width="150" height="104" viewBox="0 0 150 104" aria-hidden="true" className="mx-auto">
      <g className="fill-card stroke-brand" strokeWidth="2" strokeLinejoin="round">
        {children}
      </g>
      <path
        d="M2 22V8a6 6 0 0 1 6-6h14M128 2h14a6 6 0 0 1 6 6v14M148 82v14a6 6 0 0 1-6 6h-14M22 102H8a6 6 0 0 1-6-6V82"
        className="stroke-brand"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}
