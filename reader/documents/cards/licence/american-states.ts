interface AmericanState {
  name: string;
  /** The first three digits of its ZIP codes, from and to. */
  zips: [from: number, to: number][];
  /** Its license numbers: A for a letter, 9 for a digit, * for either. */
  numbers: string[];
}

const digits = (...counts: number[]) => counts.map((count) => '9'.repeat(count));
const after = (head: string, count: number) => `${head}${'9'.repeat(count)}`;

function state(name: string, zips: [number, number][], numbers: string[]): AmericanState {
  return { name, zips, numbers };
}

/** States of the US by their abbreviations. */
export const americanStates: Record<string, AmericanState> = {
  AL: state('ALABAMA', [[350, 369]], digits(7, 8)),
  AK: state('ALASKA', [[995, 999]], digits(7)),
  AZ: state('ARIZONA', [[850, 865]], [after('A', 8), ...digits(9)]),
  AR: state('ARKANSAS', [[716, 729]], digits(9)),
  CA: state('CALIFORNIA', [[900, 961]], [after('A', 7)]),
  CO: state('COLORADO', [[800, 816]], digits(9)),
  CT: state('CONNECTICUT', [[60, 69]], digits(9)),
  DE: state('DELAWARE', [[197, 199]], digits(6, 7)),
  DC: state('DISTRICT OF COLUMBIA', [[200, 205]], digits(7, 9)),
  FL: state('FLORIDA', [[320, 349]], [after('A', 12)]),
  GA: state(
    'GEORGIA',
    [
      [300, 319],
      [398, 399],
    ],
    digits(9),
  ),
  HI: state('HAWAII', [[967, 968]], [after('A', 8)]),
  ID: state('IDAHO', [[832, 838]], ['AA999999A', ...digits(9)]),
  IL: state('ILLINOIS', [[600, 629]], [after('A', 11)]),
  IN: state('INDIANA', [[460, 479]], digits(10)),
  IA: state('IOWA', [[500, 528]], ['999AA9999', ...digits(9)]),
  KS: state('KANSAS', [[660, 679]], [after('A', 8)]),
  KY: state('KENTUCKY', [[400, 427]], [after('A', 8)]),
  LA: state('LOUISIANA', [[700, 714]], digits(9)),
  ME: state('MAINE', [[39, 49]], digits(7)),
  MD: state('MARYLAND', [[206, 219]], [after('A', 12)]),
  MA: state(
    'MASSACHUSETTS',
    [
      [10, 27],
      [55, 55],
    ],
    [after('A', 8), after('AA', 7)],
  ),
  MI: state('MICHIGAN', [[480, 499]], [after('A', 12)]),
  MN: state('MINNESOTA', [[550, 567]], [after('A', 12)]),
  MS: state('MISSISSIPPI', [[386, 397]], digits(9)),
  MO: state('MISSOURI', [[630, 658]], [after('A', 9), ...digits(9)]),
  MT: state('MONTANA', [[590, 599]], digits(13)),
  NE: state('NEBRASKA', [[680, 693]], [after('A', 8)]),
  NV: state('NEVADA', [[889, 898]], digits(10)),
  NH: state('NEW HAMPSHIRE', [[30, 38]], ['99AAA99999', 'AAA99999999']),
  NJ: state('NEW JERSEY', [[70, 89]], [after('A', 14)]),
  NM: state('NEW MEXICO', [[870, 884]], digits(9)),
  NY: state('NEW YORK', [[100, 149]], digits(9)),
  NC: state('NORTH CAROLINA', [[270, 289]], digits(12)),
  ND: state('NORTH DAKOTA', [[580, 588]], ['AAA999999', ...digits(9)]),
  OH: state('OHIO', [[430, 459]], ['AA999999']),
  OK: state('OKLAHOMA', [[730, 749]], [after('A', 9), ...digits(9)]),
  OR: state('OREGON', [[970, 979]], ['A999999', ...digits(7)]),
  PA: state('PENNSYLVANIA', [[150, 196]], digits(8)),
  RI: state('RHODE ISLAND', [[28, 29]], digits(7, 8)),
  SC: state('SOUTH CAROLINA', [[290, 299]], digits(9)),
  SD: state('SOUTH DAKOTA', [[570, 577]], digits(8)),
  TN: state('TENNESSEE', [[370, 385]], digits(8, 9)),
  TX: state(
    'TEXAS',
    [
      [733, 733],
      [750, 799],
      [885, 885],
    ],
    digits(8),
  ),
  UT: state('UTAH', [[840, 847]], digits(9)),
  VT: state('VERMONT', [[50, 59]], ['99999999', '9999999A']),
  VA: state(
    'VIRGINIA',
    [
      [201, 201],
      [220, 246],
    ],
    [after('A', 8)],
  ),
  WA: state('WASHINGTON', [[980, 994]], ['WDL*********']),
  WV: state('WEST VIRGINIA', [[247, 268]], ['A999999', ...digits(7)]),
  WI: state('WISCONSIN', [[530, 549]], [after('A', 13)]),
  WY: state('WYOMING', [[820, 831]], digits(9)),
};

/** Whether a ZIP code belongs to a state, given by its abbreviation. */
export function isZipOf(state: string, zip: string): boolean {
  const head = Number(zip.slice(0, 3));
  return americanStates[state]?.zips.some(([from, to]) => head >= from && head <= to) ?? false;
}
