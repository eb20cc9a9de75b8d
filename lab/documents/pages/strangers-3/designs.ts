import type { Design } from '../designs.ts';
import { americanBanks } from './american-banks.ts';
import { mexicanBanks } from './mexican-banks.ts';
import { moreMexicanBanks } from './more-mexican-banks.ts';
import { papers } from './papers.ts';
import { phones } from './phones.ts';
import { utilities } from './utilities.ts';

// After what issuers really print, by somebody who hasn't seen the page readers. An odd number, so that two rounds show each of them both ways.
export const strangers3: Record<string, Design> = {
  ...{ ...utilities, ...phones, ...papers, ...mexicanBanks, ...moreMexicanBanks, ...americanBanks },
};
