import type { WordLanguage } from './languages.ts';

/** `Chrome en Windows` / `Chrome on Windows`, from a browser's `User-Agent`; '' if neither is recognized. */
export function browserName(userAgent: string, language: WordLanguage): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (!browser || !system) return browser || system;
  return `${browser} ${language === 'es' ? 'en' : 'on'} ${system}`;
}

type Named = readonly (readonly [name: string, sign: RegExp])[];

function nameIn(list: Named, userAgent: string): string {
  return list.find(([, sign]) => sign.test(userAgent))?.[0] ?? '';
}

// Most browsers also claim to be Chrome, and all of those claim to be Safari, so the first match is right.
const browsers: Named = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

// iPhones also name Mac OS X, and Android names Linux.
const systems: Named = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];
