import { structuralReader } from './platform-reader.ts';

export const lyft = structuralReader(/^lyft(direct|driver|rewards|xl)?$/);
