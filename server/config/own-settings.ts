import { z } from 'zod';
import { list, matching } from './setting-kinds.ts';

const NAME = /^[a-z][a-z0-9-]{1,39}$/;
const ownName = () => matching(NAME, 'must be the name of a provider in the file that PROVIDERS names');

/** One of the product's providers, or one of the file that PROVIDERS names. */
export function providerOf(names: readonly string[]) {
  return matching(NAME, `must be one of ${names.join(', ')}, or with PROVIDERS the name of an own provider`);
}

/** Settings of providers of the company's own. Those that name a provider take their names, too. */
export const ownSettings = {
  PROVIDERS: z
    .string()
    .optional()
    .describe('File with providers of your own, such as ./my-providers.mjs; see docs/providers.md.'),
  CRM: providerOf(['hubspot'])
    .default('hubspot')
    .describe('CRM: hubspot, which needs HUBSPOT_TOKEN, or one of your own.'),
  MESSAGE_PROVIDERS: list(ownName()).describe(
    'Own providers of messages, comma-separated; each is used for its channel instead of the built-in one.',
  ),
  READER: ownName().optional().describe('Own reader of pictures; unset: READER_URL, or this process.'),
  VIRUS_SCANNER: ownName().optional().describe('Own virus scanner; unset: CLAMD_ADDRESS, or none.'),
};

const taken: Record<string, readonly string[]> = {
  CRM: ['hubspot'],
  DRIVER_DATA: ['palenca'],
  MEETING_PROVIDERS: ['google', 'zoom', 'jitsi'],
  MESSAGE_PROVIDERS: [],
  READER: [],
  STORAGE: ['folder', 's3'],
  VIRUS_SCANNER: [],
};

/** For each setting that names a provider the product doesn't have, although there is no file with others: what to say. */
export function ownWithoutFile(values: Record<string, unknown>): { setting: string; says: string }[] {
  if (values.PROVIDERS) return [];
  return Object.entries(taken).flatMap(([setting, names]) => {
    const given = [values[setting] ?? []].flat() as string[];
    if (given.every((name) => names.includes(name))) return [];
    const says = names.length > 0 ? `must be one of ${names.join(', ')}, or needs PROVIDERS` : 'needs PROVIDERS';
    return [{ setting, says }];
  });
}
