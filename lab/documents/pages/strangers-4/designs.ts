import type { Design } from '../designs.ts';
import { americanBanks } from './american-banks.ts';
import { americanBills } from './american-bills.ts';
import { mexicanBanks } from './mexican-banks.ts';
import { mexicanBills } from './mexican-bills.ts';
import { moreMexicanBanks } from './more-mexican-banks.ts';
import { papers } from './papers.ts';

// After what issuers really print, by somebody who hasn't seen the page readers, in layouts that no earlier set has. An odd number, so that
// two rounds show each of them both ways.
export const strangers4: Record<string, Design> = {
  ...{ ...mexicanBills, ...papers, ...mexicanBanks, ...moreMexicanBanks, ...americanBills, ...americanBanks },
};
