import type { Design } from '../designs.ts';
import { americanBanks } from './american-banks.ts';
import { americanHomes } from './american-homes.ts';
import { houstonWater } from './houston-water.ts';
import { mexicanApps } from './mexican-apps.ts';
import { mexicanBanks } from './mexican-banks.ts';
import { moreAmericanBanks } from './more-american-banks.ts';
import { papers } from './papers.ts';
import { phones } from './phones.ts';
import { powerAndWater } from './power-and-water.ts';

// After what drivers send most often, as issuers print it now, by somebody who hasn't seen the page readers: twenty-four.
export const strangers7: Record<string, Design> = {
  ...{ ...powerAndWater, ...phones, ...papers, ...mexicanBanks, ...mexicanApps },
  ...{ ...americanHomes, ...houstonWater, ...americanBanks, ...moreAmericanBanks },
};
