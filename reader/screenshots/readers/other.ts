import { structuralReader } from './platform-reader.ts';

export const other = structuralReader(
  /^(indrive|indriver|doordash|dasher|cabify|rappi|rappitendero|bolt|beat|instacart|grubhub|gopuff|amazonflex|roadie|via|curb|alto|empower)$/,
);
