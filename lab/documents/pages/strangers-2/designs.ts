import type { Design } from '../designs.ts';
import { americanStatements } from './american-statements.ts';
import { bills } from './bills.ts';
import { mexicanStatements } from './mexican-statements.ts';
import { papers } from './papers.ts';

// Designs drawn by somebody who hadn't seen the page readers, measured before anybody looked at the misses. Every second page is hard,
// so an odd number of designs shows each of them both ways in two rounds.
export const strangers2: Record<string, Design> = { ...bills, ...papers, ...mexicanStatements, ...americanStatements };
