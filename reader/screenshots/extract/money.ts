import { type Currency, currencies } from '@volante/contract/country.ts';

/** A sum of money in a text. `value` in currency units. */
export interface Money {
  value: number;
  /** Digits after the point: 2, or 0 when the text shows whole units. */
  decimals: 0 | 2;
  /** A currency sign or code is beside it. */
  marked: boolean;
  currency: Currency | null;
  negative: boolean;
  /** Its last two digits may be raised cents ("$84530" for 845.30, "$8027" for 80.27). */
  maybeCents: boolean;
  /** Shows only one digit after the point: the last one was lost. */
  cut: boolean;
  from: number;
  to: number;
}

const PREFIX = String.raw`(?:mxn?\s?\$?|m\.?n\.?\s?\$|usd?\s?\$?|\$)`;
const SUFFIX = String.raw`(?:mxn|usd|m\.?n\b|pesos|dolares|dollars|\$(?!\s?\d))`;
const NUMBER = String.raw`\d[\d.,' ]*\d|\d`;
const PATTERN = new RegExp(
  String.raw`(?<sign>[-+]\s?)?(?<prefix>${PREFIX})?\s?(?<sign2>-\s?)?(?<number>${NUMBER})(?<suffix>\s?${SUFFIX})?`,
  'g',
);
// Behind a word of its own line, a smaller number without a sign may be a rating or a date.
const LARGE = /^(\d{1,3}([.,' ]\d{3})+|\d{3,})[.,]\d{2}$/;
const OTHER_UNIT =
  /^\s?(%|km\b|mi\b|min|h\b|hr|hs\b|k\b|mil\b|:|\/|°|gb|mb|[-–]?\s?(year|ano|yr|mes|month|dia|day)|x\b)/;

/** Every sum of money in a line. Reads 4,512.30, 4.512,30, 4 512.30, raised cents (4,51230), S for $ and O or ° for 0. */
export function findMoney(text: string): Money[] {
  const plain = repair(text);
  const found: Money[] = [];
  for (const match of plain.matchAll(PATTERN)) {
    const { sign, sign2, prefix, number, suffix } = match.groups!;
    const to = match.index + match[0].length;
    const isApart = /^\s/.test(match[0]);
    const before = plain[match.index - 1] ?? '';
    if (
      OTHER_UNIT.test(plain.slice(to)) ||
      (prefix
        ? /^[a-z]/.test(prefix) && /[a-z]/.test(before)
        : (/[a-z/#.]/.test(before) && !(isApart && (suffix || LARGE.test(number!)))) ||
          /\d:$/.test(plain.slice(0, match.index)))
    )
      continue;
    const marked = Boolean(prefix || suffix);
    const figure = parseFigure(number!.trim(), marked);
    if (!figure || (!marked && figure.decimals === 0)) continue;
    found.push({
      ...figure,
      marked,
      currency: currencyOf(`${prefix ?? ''}${suffix ?? ''}`),
      negative: /-/.test(`${sign ?? ''}${sign2 ?? ''}`) || (before === '(' && plain[to] === ')'),
      from: match.index,
      to,
    });
  }
  return found;
}

function repair(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[’‘`´]/g, "'")
      .replace(/[，、]/g, ',')
      .replace(/[。]/g, '.')
      .replace(/[§]/g, '$')
      // A raised zero: "13,260⁰²".
      .replace(/(?<=\d)°(?=\d)/g, '0')
      .replace(/(?<=[A-Za-z]{2})0(?=[:\s])/g, 'o')
      .replace(/(?<=[\d.,$])[oOQD](?=[\d.,]|$)/g, '0')
      .replace(/(?<=\$)[oO](?![\p{L}\d])/gu, '0')
      .replace(/(?<=[\d.,])[lI|](?=[\d.,]|$)/g, '1')
      .replace(/(?<=\$)[lI|](?=[\d.,])/g, '1')
      .replace(/(?<![A-Za-z])S(?=\s?\d)/g, '$')
      .replace(/^s(?=\d[\d.,]*[.,]\d{2}$)/, '$')
      .replace(/(MXN?|US)S(?=\s?\d)/gi, '$1$$')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
  );
}

/** "4.512,30" -> 4512.30. Null when the groups don't form a number. */
function parseFigure(raw: string, marked: boolean): Pick<Money, 'value' | 'decimals' | 'maybeCents' | 'cut'> | null {
  const number = raw.replace(/\s*([.,])\s*/g, '$1');
  if (!marked && /[ ']/.test(number) && !/[.,]\d{2}$/.test(number)) return null;
  // A third digit after the point is a misread currency sign ("6,897.279" for "6,897.27 $").
  const long = /^(\d{1,3}(?:,\d{3})*\.\d{2}|\d{1,3}(?:\.\d{3})*,\d{2})\d$/.exec(number);
  if (long && /,.*\.|\..*,/.test(number))
    return { value: Number(long[1]!.replace(/\D/g, '')) / 100, decimals: 2, maybeCents: false, cut: true };
  const whole = /^(\d{1,3}(?:[.,' ]\d{3})+|\d+)$/.exec(number);
  if (whole) {
    const digits = number.replace(/\D/g, '');
    return { value: Number(digits), decimals: 0, maybeCents: !/\D/.test(number) && digits.length >= 4, cut: false };
  }
  const parted =
    /^(\d{1,3}(?:[.,' ]\d{3})+|\d+)[.,](\d{2})$/.exec(number) ?? /^(\d{1,3}(?:[.,' ]\d{3})+)[ ']?(\d{2})$/.exec(number);
  const raised = marked ? /^(\d{1,3}) (\d{2})$/.exec(number) : null;
  const short = marked ? /^(\d{1,3}(?:[.,]\d{3})+|\d{2,})[.,](\d)$/.exec(number) : null;
  const parts = parted ?? raised ?? short;
  if (!parts) return null;
  return {
    value: Number(`${parts[1]!.replace(/\D/g, '')}.${parts[2]}`),
    decimals: 2,
    maybeCents: false,
    cut: parts === short,
  };
}

/** A currency code that stands alone. */
export const CURRENCY_CODE = new RegExp(`^(${currencies.join('|')})\\W*$`, 'i');

const marksOf: Record<Currency, RegExp> = { MXN: /mx|m\.?n|peso/, USD: /us|dol/ };

/** The currency named by lower-case marks such as `mxn` or `us$`; null for a lone `$`. */
export function currencyOf(marks: string): Currency | null {
  return currencies.find((currency) => marksOf[currency].test(marks)) ?? null;
}
