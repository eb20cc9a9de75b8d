/** xxx-xx-xxxx, or the masked form returned by the server. */
export const ssnPattern = /^(\d{3}-\d{2}-\d{4}|\*{3}-\*{2}-\d{4})$/;

export function isMaskedSsn(ssn: string): boolean {
  return ssn.startsWith('***');
}

/** `***-**-6789`. */
export function maskSsn(lastFour: string): string {
  return `***-**-${lastFour}`;
}

export type SsnWarning = 'ssn_impossible' | 'ssn_looks_like_itin';

// Numbers that were printed in advertisements or on a sample card and never assigned.
const neverIssued = /^(078-05-1120|457-55-5462|219-09-9999|987-65-432\d)$/;

/**
 * Strict check of a complete SSN for numbers that were never issued and numbers that look like an ITIN. Warns, never refuses.
 * Source: the rules of the Social Security Administration since 2011 and of the IRS for ITIN groups.
 */
export function checkSsn(ssn: string): SsnWarning[] {
  if (isMaskedSsn(ssn)) return [];
  const [area = '', group = '', serial = ''] = ssn.split('-');
  if (neverIssued.test(ssn)) return ['ssn_impossible'];
  if (area.startsWith('9') && serial !== '0000' && isItinGroup(Number(group))) return ['ssn_looks_like_itin'];
  const impossible = area === '000' || area === '666' || area.startsWith('9') || group === '00' || serial === '0000';
  return impossible ? ['ssn_impossible'] : [];
}

function isItinGroup(group: number): boolean {
  return (
    (group >= 50 && group <= 65) ||
    (group >= 70 && group <= 88) ||
    (group >= 90 && group <= 92) ||
    (group >= 94 && group <= 99)
  );
}
