import { structuralReader } from './platform-reader.ts';

export const didi = structuralReader(/^didi(express|conductor|driver|food|pay|club)?$/);
