import type { Design } from '../designs.ts';
import { americanBanks } from './american-banks.ts';
import { americanHomes } from './american-homes.ts';
import { americanPower } from './american-power.ts';
import { mexicanBanks } from './mexican-banks.ts';
import { mexicanBills } from './mexican-bills.ts';
import { moreAmericanBanks } from './more-american-banks.ts';
import { papers } from './papers.ts';

// Issuers that the other sets hardly have, half of them with homes or people that aren't the holder's, by somebody who hasn't seen the page readers: twenty-two.
export const strangers8: Record<string, Design> = {
  ...{ ...mexicanBills, ...papers, ...mexicanBanks },
  ...{ ...americanPower, ...americanHomes, ...americanBanks, ...moreAmericanBanks },
};
