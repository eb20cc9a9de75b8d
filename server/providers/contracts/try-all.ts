import type { Host, Interfaces, Kind, OwnProviders, Samples } from '../own/interfaces.ts';
import { crmRules } from './crm.ts';
import { driverDataRules } from './driver-data.ts';
import { meetingsRules } from './meetings.ts';
import { messagesRules } from './messages.ts';
import { readerRules } from './reader.ts';
import { NotTried, type Rule } from './rule.ts';
import { storageRules } from './storage.ts';
import { virusScanRules } from './virus-scan.ts';

export interface Tried {
  kind: Kind;
  name: string;
  says: string;
  /** Null if it holds. */
  fault: string | null;
  /** Not tried, since the file says nothing to try it with. */
  isLeftOut: boolean;
}

/** The rules of a kind, for an opened provider. */
const rulesOf: {
  [Each in Kind]: (provider: Interfaces[Each], name: string, samples: Samples) => readonly Trial[];
} = {
  crm: (provider) => trials(crmRules, { provider }),
  driverData: (provider, name, { driverData }) => trials(driverDataRules, { ...driverData?.[name], provider }),
  meetings: (provider, name) => trials(meetingsRules, { name, provider }),
  messages: (provider, name, { messages }) => trials(messagesRules, { ...messages?.[name], provider }),
  reader: (provider) => trials(readerRules, provider),
  storage: (provider) => trials(storageRules, provider),
  virusScan: (provider) => trials(virusScanRules, provider),
};

interface Trial {
  says: string;
  holds(): Promise<void>;
}

function trials<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Trial[] {
  return rules.map(({ says, holds }) => ({ says, holds: async () => holds(subject) }));
}

/** Opens every provider of the file, tries the rules of its interface, and closes it. */
export async function* tryAll(
  providers: OwnProviders,
  open: <Each extends Kind>(kind: Each, name: string) => Promise<Interfaces[Each]>,
): AsyncGenerator<Tried> {
  const { samples = {}, ...named } = providers;
  for (const kind of Object.keys(named) as Kind[])
    for (const name of Object.keys((named[kind] ?? {}) as Record<string, (host: Host) => unknown>)) {
      const provider = await open(kind, name);
      for (const trial of (rulesOf[kind] as Rules)(provider, name, samples))
        yield { kind, name, says: trial.says, ...(await judge(trial)) };
      if (kind === 'messages' || kind === 'reader') await (provider as { close(): unknown }).close();
    }
}

type Rules = (provider: unknown, name: string, samples: Samples) => readonly Trial[];

async function judge({ holds }: Trial): Promise<Pick<Tried, 'fault' | 'isLeftOut'>> {
  try {
    await holds();
    return { fault: null, isLeftOut: false };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { fault, isLeftOut: error instanceof NotTried };
  }
}
