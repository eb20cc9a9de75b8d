import { readFileSync } from 'node:fs';
import type { Screenshot } from '../ocr.ts';

/** A picture of the fixtures and what it shows. */
export interface Fixture extends Omit<Screenshot, 'image'> {
  file: string;
  fullName: string | null;
  rating: number | null;
  weekStart: string | null;
  amount: number | null;
}

const folder = new URL('../fixtures/', import.meta.url);
export const fixtures = JSON.parse(readFileSync(new URL('truth.json', folder), 'utf8')) as Fixture[];
export const image = (file: string): Uint8Array => readFileSync(new URL(file, folder));
