import { structuralReader } from './platform-reader.ts';

export const uber = structuralReader(/^uber(x|pro|xl|eats|driver|comfort|black|planet|flash|one)?$/);
