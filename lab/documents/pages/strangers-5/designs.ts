import type { Design } from '../designs.ts';
import { americanBanks } from './american-banks.ts';
import { americanEnergy } from './american-energy.ts';
import { americanHomes } from './american-homes.ts';
import { mexicanApps } from './mexican-apps.ts';
import { mexicanBanks } from './mexican-banks.ts';
import { moreAmericanBanks } from './more-american-banks.ts';
import { papers } from './papers.ts';
import { phones } from './phones.ts';
import { powerAndGas } from './power-and-gas.ts';
import { water } from './water.ts';

// After what issuers really print, by somebody who hasn't seen the page readers: thirty, most of them of issuers that no earlier set has.
export const strangers5: Record<string, Design> = {
  ...{ ...powerAndGas, ...phones, ...water, ...papers, ...mexicanBanks, ...mexicanApps },
  ...{ ...americanEnergy, ...americanHomes, ...americanBanks, ...moreAmericanBanks },
};
