import { birthdateOfCurp, checkCurp, curpPattern } from '@volante/contract/fields/identifiers/curp.ts';
import { fitMask } from '../letters.ts';

/** The CURP in a text, with look-alike characters corrected, if its pattern and its check digit are right. */
export function findCurp(text: string): string | null {
  const plain = text.toUpperCase().replace(/[^A-Z0-9×|]/g, '');
  for (let at = 0; at + 18 <= plain.length; at++) {
    const piece = plain.slice(at, at + 18);
    // The 17th character is a digit for people born before 2000, and a letter for all others.
    for (const mask of ['AAAA999999AAAAAA99', 'AAAA999999AAAAAAA9']) {
      const curp = fitMask(piece, mask);
      if (
        curp &&
        curpPattern.test(curp) &&
        !checkCurp(curp, '', '9999-12-31').includes('curp_bad_check_digit') &&
        isPast(curp)
      )
        return curp;
    }
  }
  return null;
}

function isPast(curp: string): boolean {
  return !Number.isNaN(Date.parse(birthdateOfCurp(curp)));
}
