import type { Design } from '../designs.ts';
import { americanBanks } from './american-banks.ts';
import { americanBills } from './american-bills.ts';
import { mexicanBanks } from './mexican-banks.ts';
import { mexicanBills } from './mexican-bills.ts';
import { moreAmericanBanks } from './more-american-banks.ts';
import { moreAmericanBills } from './more-american-bills.ts';
import { moreMexicanBanks } from './more-mexican-banks.ts';
import { papers } from './papers.ts';
import { waterAndGas } from './water-and-gas.ts';

// After what issuers really print, by somebody who hasn't seen the page readers: twenty-four, in layouts that no earlier set has.
export const strangers6: Record<string, Design> = {
  ...{ ...mexicanBills, ...waterAndGas, ...papers, ...mexicanBanks, ...moreMexicanBanks },
  ...{ ...americanBills, ...moreAmericanBills, ...americanBanks, ...moreAmericanBanks },
};
