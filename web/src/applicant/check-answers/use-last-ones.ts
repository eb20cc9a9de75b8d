import { useRef } from 'react';
import { type UnderWay, useUnderWay } from '../sending/under-way.ts';

export interface LastOnes {
  coming: readonly UnderWay[];
  failed: readonly UnderWay[];
  /** Approximate share of the bytes missing when the screen opened: 0 to 1. */
  share: number;
}

/** The files that this screen waits for. */
export function useLastOnes(): LastOnes {
  // Photos of the home are for the visit, which comes after sending.
  const papers = useUnderWay().filter(({ of }) => 'type' in of);
  const coming = papers.filter(({ at }) => at !== 'failed');
  const most = useRef(0);
  most.current = coming.length === 0 ? 0 : Math.max(most.current, coming.length);
  const arrived = most.current - coming.length + coming.reduce((sum, { share }) => sum + share, 0);
  return {
    coming,
    failed: papers.filter(({ at }) => at === 'failed'),
    share: most.current === 0 ? 1 : arrived / most.current,
  };
}
