import { isZipOf } from '../cards/licence/american-states.ts';
import type { Cell } from './cells.ts';
import { fieldsOf, type PageFields } from './reading.ts';

/** An address as on an envelope in the United States: street, then town, state and ZIP code; null if there is none. Spaces before the state may be missing. */
export function americanIn(lines: readonly Cell[]): PageFields | null {
  for (const [k, cell] of lines.entries()) {
    const [inLine, rest] = /^(\d.*?[A-Z]), ?([A-Z][A-Z .'-]+, ?[A-Z0]{2},? \d{5}.*)$/.exec(cell.text)?.slice(1) ?? [];
    const found =
      /^([A-Z][A-Z .'-]+?),? ?\b([A-Z][A-Z0]),? ?(\d{5})(?:-? ?\d{4})?$/.exec(rest ?? cell.text) ?? glued(cell.text);
    const [, city, letters, zip] = found ?? [];
    const state = letters?.replace('0', 'O');
    if (!city || !state || !zip || (k === 0 && !inLine) || k > 2 || !isZipOf(state, zip)) continue;
    // A name may stand above the street.
    const first = Math.max(
      0,
      lines.findIndex(({ text }) => /^\d/.test(text)),
    );
    const cells = inLine ? [cell] : lines.slice(first < k ? first : 0, k);
    const isPrinted = cells.every((own) => own.lines.length === 0);
    const street = (inLine ?? cells.map(({ text }) => text).join(' ')).replace(/^(\d+)([NSEW])(?= )/, '$1 $2');
    return fieldsOf({
      // An 8 at the end of a photographed line may be a B.
      street:
        /^\d+\w? .*[A-Z]{2}/.test(street) &&
        (isPrinted || !(/(?:APT|UNIT|STE|#) ?\d*8$/.test(street) || isMisread(street))) &&
        !isGlued(street)
          ? { value: street, cells }
          : null,
      city: { value: city, cells: [cell] },
      state: { value: state, cells: [cell] },
      zip: { value: zip, cells: [cell] },
    });
  }
  return null;
}

/** Whether words of a street lack the space between them, as in `OLD MILLRD` or `S 3RDSTFL2`. */
function isGlued(street: string): boolean {
  const words = street.split(/[ ,.]+/).slice(1);
  const isMixed = words.some(
    (word) => /\d/.test(word) && !/^#?(?:\d+(?:ST|ND|RD|TH|[A-Z])?|[A-Z]\d*|[A-Z]-?\d+)$/.test(word),
  );
  // The kind of a street is its last word, but for a direction and what is inside.
  const inside = words.findIndex((word) => INSIDE.test(word));
  const last = words.slice(0, inside < 0 ? undefined : inside).findLast((word) => word.length > 2) ?? '';
  const hasKind = words.some((word) => KIND.test(word));
  return isMixed || (!hasKind && /^(?!BROADWAY)[A-Z]{3,}(?:AVE|BLVD|DR|LN|RD|ST|CT|PL|WAY)$/.test(last));
}

/** Whether what follows a numbered street is neither its kind, nor where it goes, nor inside it, as in `47TH PI` or `18TH ST SC`. */
function isMisread(street: string): boolean {
  const words = street.split(/[ ,.]+/);
  const at = words.findIndex((word) => /^\d+(?:ST|ND|RD|TH)$/.test(word));
  const inside = words.findIndex((word, k) => k > at && INSIDE.test(word));
  const named = words.slice(at + 1, inside < 0 ? undefined : inside);
  return at > 0 && named.some((word) => !KIND.test(word) && !/^(?:[NSEW]|[NS][EW]|NORTH|SOUTH|EAST|WEST)$/.test(word));
}

const INSIDE = /^(?:APT|UNIT|STE|SUITE|FL|LOT|TRLR|SPC|RM|BLDG|#.*)$/;

const KIND =
  /^(?:ALY|AVE?|AVENUE|BLVD|BOULEVARD|CIR|CIRCLE|COVE|CT|COURT|CV|DR|DRIVE|EXPY|FWY|HWY|HIGHWAY|LN|LANE|LOOP|PASS|PATH|PIKE|PKWY|PL|PLACE|PLZ|PT|RD|ROAD|ROW|RUN|SQ|ST|STREET|TER|TERRACE|TRL|TRAIL|WALK|WAY|XING)$/;

/** `LAS VEGASNV 89118`: the last two letters of a word are a state, if the rest is still one. */
function glued(text: string): RegExpExecArray | null {
  return /^([A-Z][A-Z .'-]*[A-Z]{3})([A-Z]{2}),? ?(\d{5})(?:-? ?\d{4})?$/.exec(text);
}
