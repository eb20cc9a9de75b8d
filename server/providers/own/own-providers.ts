import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageChannels } from '@volante/contract/notifications/channels.ts';
import { ReaderError } from '@volante/reader/screenshots/ocr.ts';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { createLog } from '../../core/log.ts';
import { type OutsideCall, openOutsideCalls } from '../../core/outside/outside-call.ts';
import { DeliveryFault, OutsideFault } from '../../core/outside/outside-fault.ts';
import { Problem } from '../../core/problem.ts';
import { type Host, type Interfaces, type Kind, kinds, type OwnProviders } from './interfaces.ts';

type OwnConfig = Pick<Config, 'PROVIDERS' | 'PUBLIC_URL' | 'LOG_LEVEL'>;

interface Given {
  log?: Logger | undefined;
  outsideCall?: OutsideCall | undefined;
}

/** Whether the name is one of the file that `PROVIDERS` names, not of the product. */
export function isOwn(kind: Kind, name: string | undefined): name is string {
  return name !== undefined && !kinds[kind].taken.includes(name);
}

/** Opens the provider of this name. Throws an error that says in a sentence what is wrong with the file. */
export async function openOwn<Each extends Kind>(
  config: OwnConfig,
  kind: Each,
  name: string,
  { log = createLog(config.LOG_LEVEL), outsideCall = openOutsideCalls(log) }: Given = {},
): Promise<Interfaces[Each]> {
  const file = config.PROVIDERS ?? '';
  const opens = await findOwn(config, kind, name);
  const faults = { DeliveryFault, OutsideFault, Problem, ReaderError };
  const host: Host = { name, log: log.child({ provider: name }), publicUrl: config.PUBLIC_URL, outsideCall, faults };
  const provider = await Promise.resolve(opens(host)).catch((error: unknown) => {
    throw new Error(`${kind} ${name} of ${file} could not be opened: ${wordsOf(error)}`, { cause: error });
  });
  return whole(file, kind, name, provider);
}

type Opens<Each extends Kind> = (host: Host) => Interfaces[Each] | Promise<Interfaces[Each]>;

/** What opens the provider of this name. Throws a sentence if the file or the name is missing. */
export async function findOwn<Each extends Kind>(
  { PROVIDERS: file = '' }: Pick<Config, 'PROVIDERS'>,
  kind: Each,
  name: string,
): Promise<Opens<Each>> {
  const named = (await loadProviders(file))[kind] as Record<string, Opens<Each>> | undefined;
  const opens = named?.[name];
  if (!opens) throw new Error(`${file} exports no ${kind} named ${name}. ${exampleOf(kind, name)}`);
  return opens;
}

/** The providers of a file, by kind and name. Throws a sentence. */
export async function loadProviders(file: string): Promise<OwnProviders> {
  const place = path.resolve(file);
  await access(place, constants.R_OK).catch(() => {
    throw new Error(`PROVIDERS names ${place}, which does not exist or can’t be read.`);
  });
  const { default: _, ...exported } = await import(pathToFileURL(place).href).catch((error: unknown) => {
    throw new Error(`${place} (PROVIDERS) can’t be loaded: ${wordsOf(error)}`, { cause: error });
  });
  for (const [kind, named] of Object.entries(exported)) check(place, kind, named);
  if (!Object.keys(exported).some((name) => name in kinds))
    throw new Error(`${place} (PROVIDERS) exports no provider. It may export ${known}.`);
  return exported;
}

const known = Object.keys(kinds).join(', ');
const NAME = /^[a-z][a-z0-9-]{1,39}$/;

function check(place: string, kind: string, named: unknown): void {
  if (kind === 'samples') return;
  if (!(kind in kinds)) throw new Error(`${place} exports ${kind}, which is no kind of provider. There are: ${known}.`);
  if (typeof named !== 'object' || named === null)
    throw new Error(`${place} exports ${kind}, which must be an object. ${exampleOf(kind, 'ours')}`);
  for (const [name, opens] of Object.entries(named)) {
    if (kinds[kind as Kind].taken.includes(name))
      throw new Error(`${place} registers ${kind} ${name}, but the product has one of that name. Choose another.`);
    if (!NAME.test(name))
      throw new Error(`${place} registers ${kind} ${name}: names have 2 to 40 of a-z, 0-9 and dashes.`);
    if (typeof opens !== 'function')
      throw new Error(`${place} registers ${kind} ${name}, which must be a function. ${exampleOf(kind, name)}`);
  }
}

function exampleOf(kind: string, name: string): string {
  return `Write: export const ${kind} = { '${name}': (host) => ({ … }) };`;
}

/** A plain object with the members of the interface: the product copies providers, and a copy of an instance has no methods. */
function whole<Each extends Kind>(file: string, kind: Each, name: string, provider: unknown): Interfaces[Each] {
  const given = (provider ?? {}) as Record<string, unknown>;
  const { methods, optional } = kinds[kind];
  const missing = methods.filter((method) => typeof given[method] !== 'function');
  if (missing.length > 0) throw new Error(`${kind} ${name} of ${file} has no ${missing.join(', no ')}.`);
  const members = [...methods, ...optional].flatMap((member) => {
    const value = given[member];
    return value === undefined ? [] : [[member, typeof value === 'function' ? value.bind(given) : value]];
  });
  const made = { ...defaults[kind], ...Object.fromEntries(members) } as Interfaces[Each] & { name?: string };
  if (kind === 'crm') made.name = name;
  if (kind === 'messages' && !(messageChannels as readonly unknown[]).includes(made.name))
    throw new Error(`messages ${name} of ${file} needs a name: the channel it is, ${messageChannels.join(', ')}.`);
  return made;
}

const defaults: { [Each in Kind]?: Partial<Interfaces[Each]> } = {
  driverData: { played: false },
  messages: { organizer: null, reply: null, fetchMedia: null },
};

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
