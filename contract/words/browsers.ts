import type { WordLanguage } from './languages.ts';

/** `Chrome en Windows` / `Chrome on Windows`, from a browser's `User-Agent`; '' if neither is recognized. */
export function browserName(userAgent: string, language: WordLanguage): string {
  const browser = browserOf(userAgent);
  const system = systemOf(userAgent);
  if (!browser || !system) return browser || system;
  return `${browser} ${language === 'es' ? 'en' : 'on'} ${system}`;
}

/** `Chrome`, `WhatsApp`; '' if it isn't recognized. */
export function browserOf(userAgent: string): string {
  return nameIn(browsers, userAgent);
}

/** `Android`, `iPhone`; '' if it isn't recognized. */
export function systemOf(userAgent: string): string {
  return nameIn(systems, userAgent);
}

type Named = readonly (readonly [name: string, sign: RegExp])[];

function nameIn(list: Named, userAgent: string): string {
  return list.find(([, sign]) => sign.test(userAgent))?.[0] ?? '';
}

// Most browsers also claim to be Chrome, and all of those claim to be Safari, so the first match is right.
// Apps that open links themselves name their own browser besides.
const browsers: Named = [
  ['WhatsApp', /\bWhatsApp\//],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\//],
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
