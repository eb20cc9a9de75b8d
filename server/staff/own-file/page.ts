import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { GivenConsent, Opening, OwnRequest } from '@volante/contract/own-file/calls.ts';
import { locales, type WordLanguage, type Words } from '@volante/contract/words/languages.ts';
import { ownFileWords } from '@volante/contract/words/own-file.ts';
import {
  consentWords,
  openingWords,
  originWords,
  outcomeWords,
  requestWords,
  roleWords,
} from '@volante/contract/words/own-file-names.ts';
import { showValue, wordsOfField } from '@volante/contract/words/own-file-values.ts';
import type { WholeField } from './compose.ts';

/** The name of the page in the ZIP. */
export const pageNames: Words<string> = { es: 'mis-datos.html', en: 'my-data.html' };

interface Shown {
  brand: string;
  reference: string;
  /** The day it was made. */
  on: string;
  country: CountryCode;
  language: WordLanguage;
  parts: readonly { part: string; rows: readonly WholeField[][] }[];
  consents: readonly GivenConsent[];
  openings: readonly Opening[];
  requests: readonly OwnRequest[];
  /** Names in the ZIP. */
  files: readonly string[];
  missing: readonly string[];
  /** Whether the ZIP has everything that is stored beside the page, or only what the driver sees. */
  beside: 'everything' | 'own';
}

/** The driver's own file as one page that needs nothing else: no script, no network. */
export function drawPage(shown: Shown): string {
  const { brand, reference, on, language, parts, consents, openings, requests, files, missing, beside } = shown;
  const t = texts[language];
  const moment = (at: string) => timeText(shown, at, 'moment');
  const rows = parts.map(({ part, rows }) =>
    section(
      ownFileWords[part]?.[language] ?? part,
      rows.map((fields) => list(fields.map((field) => fieldOf(shown, part, field)))),
    ),
  );
  const line = (pairs: [string, string][]) => list(pairs);
  return [
    `<!doctype html><html lang="${locales[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(t.title(reference))}</title><style>${style}</style></head><body>`,
    `<h1>${escapeHtml(t.title(reference))}</h1><p>${escapeHtml(t.lead(brand, timeText(shown, on, 'day')))}</p>`,
    ...rows,
    section(
      t.consents,
      consents.map(({ kind, textVersion, at, withdrawnAt }) =>
        line([
          [consentWords[kind]?.[language] ?? kind, `${moment(at)} · ${t.version(textVersion)}`],
          ...(withdrawnAt ? [[t.withdrawn, moment(withdrawnAt)] as [string, string]] : []),
        ]),
      ),
    ),
    section(
      t.openings,
      openings.map(({ at, role, name, part }) =>
        line([
          [moment(at), [name, roleWords[role]?.[language], openingWords[part]?.[language]].filter(Boolean).join(' · ')],
        ]),
      ),
    ),
    section(
      t.requests,
      requests.map(({ kind, text, askedAt, dueOn, outcome, answer, answeredAt }) =>
        line([
          [requestWords[kind]?.[language] ?? kind, `${moment(askedAt)}${text ? ` · ${text}` : ''}`],
          [t.due, timeText(shown, dueOn, 'day')],
          ...(outcome && answer && answeredAt
            ? [[`${outcomeWords[outcome]?.[language]} · ${moment(answeredAt)}`, answer] as [string, string]]
            : []),
        ]),
      ),
    ),
    section(
      t.files,
      files.map((name) => `<p><a href="${escapeHtml(addressOf(name))}">${escapeHtml(name)}</a></p>`),
    ),
    section(
      t.missing,
      missing.map((name) => `<p>${escapeHtml(name)}</p>`),
    ),
    `<p>${escapeHtml(t.rest[beside])}</p></body></html>`,
  ].join('\n');
}

function fieldOf(shown: Shown, part: string, { name, value, origin }: WholeField): [string, string] {
  const { language } = shown;
  const words = wordsOfField(part, name);
  const said = showValue(value, words, { language, ...zoneOf(shown) });
  return [words?.[language] ?? name, `${said}${origin ? ` (${originWords[origin]?.[language]})` : ''}`];
}

function timeText(shown: Shown, value: string, as: 'day' | 'moment'): string {
  return showValue(value, { es: '', en: '', as }, { language: shown.language, ...zoneOf(shown) });
}

function zoneOf({ country }: Shown) {
  const { zone, currency } = countries[country];
  return { zone, currency };
}

function section(title: string, items: readonly string[]): string {
  return items.length > 0 ? `<h2>${escapeHtml(title)}</h2>\n${items.join('\n')}` : '';
}

function list(pairs: readonly (readonly [string, string])[]): string {
  return `<dl>${pairs.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
}

// A file's name may have a #, or a ?.
const addressOf = (name: string) => name.split('/').map(encodeURIComponent).join('/');

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;border:1px solid #8888;border-radius:8px;padding:.75rem 1rem;overflow-wrap:anywhere}' +
  'dt{opacity:.75}dd{margin:0;white-space:pre-line}';

const texts: Words<{
  title: (reference: string) => string;
  lead: (brand: string, on: string) => string;
  consents: string;
  version: (version: string) => string;
  withdrawn: string;
  openings: string;
  requests: string;
  due: string;
  files: string;
  missing: string;
  rest: Record<Shown['beside'], string>;
}> = {
  es: {
    title: (reference) => `Tus datos, solicitud ${reference}`,
    lead: (brand, on) =>
      `Lo que ${brand} tiene de ti, al ${on}. Guárdalo en un lugar seguro: aquí están tus datos completos.`,
    consents: 'Lo que aceptaste',
    version: (version) => `texto ${version}`,
    withdrawn: 'Lo retiraste',
    openings: 'Quién abrió tu solicitud',
    requests: 'Lo que pediste sobre tus datos',
    due: 'Fecha límite para contestarte',
    files: 'Tus archivos',
    missing: 'Estos archivos ya no están',
    rest: {
      own: 'Las notas internas de quienes revisan y las comparaciones con otras solicitudes no están aquí. Puedes pedirlas.',
      everything:
        'En la carpeta data está lo demás que guardamos de ti, y en la carpeta files, todos los archivos. README.txt dice qué es cada cosa.',
    },
  },
  en: {
    title: (reference) => `Your information, application ${reference}`,
    lead: (brand, on) =>
      `What ${brand} has about you, as of ${on}. Keep it in a safe place: it has your complete information.`,
    consents: 'What you agreed to',
    version: (version) => `text ${version}`,
    withdrawn: 'You withdrew it',
    openings: 'Who opened your application',
    requests: 'What you asked about your information',
    due: 'Last day to answer you',
    files: 'Your files',
    missing: 'These files are gone',
    rest: {
      own: 'Reviewers’ internal notes and comparisons with other applications aren’t here. You can ask for them.',
      everything:
        'The folder data has the rest of what we keep about you, and the folder files has all files. README.txt says what each one is.',
    },
  },
};
