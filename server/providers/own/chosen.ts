import type { Config } from '../../config/config.ts';
import type { Kind } from './interfaces.ts';
import { isOwn, openOwn } from './own-providers.ts';

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
