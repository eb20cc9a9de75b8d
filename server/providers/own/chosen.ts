import type { Config } from '../../config/config.ts';
import type { Kind } from './interfaces.ts';
import { findOwn, isOwn, loadProviders, openOwn } from './own-providers.ts';

/** The own providers that the settings name. */
export function chosenOwn(config: Config): { kind: Kind; name: string }[] {
  const { CRM, DRIVER_DATA, MEETING_PROVIDERS, MESSAGE_PROVIDERS, READER, STORAGE, VIRUS_SCANNER } = config;
  const named: Record<Kind, readonly (string | undefined)[]> = {
    crm: [CRM],
    driverData: [DRIVER_DATA],
    meetings: MEETING_PROVIDERS,
    messages: MESSAGE_PROVIDERS,
    reader: [READER],
    storage: [STORAGE],
    virusScan: [VIRUS_SCANNER],
  };
  return (Object.keys(named) as Kind[]).flatMap((kind) =>
    named[kind].flatMap((name) => (isOwn(kind, name) ? [{ kind, name }] : [])),
  );
}

/** Throws a sentence if a provider that the settings name isn't there; opens none. Also for a file of which no provider is used. */
export async function requireOwn(config: Config): Promise<void> {
  if (config.PROVIDERS) await loadProviders(config.PROVIDERS);
  for (const { kind, name } of chosenOwn(config)) await findOwn(config, kind, name);
}

/** Opens each of them, and describes it. Throws a sentence for the first that can't be opened. */
export async function openAllOwn(config: Config): Promise<string[]> {
  const said: string[] = [];
  for (const { kind, name } of chosenOwn(config)) {
    const provider = await openOwn(config, kind, name);
    if (kind === 'messages' || kind === 'reader') await (provider as { close(): unknown }).close();
    said.push(`${kind} ${name}`);
  }
  return said;
}
