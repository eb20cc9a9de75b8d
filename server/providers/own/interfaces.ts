import type { ReaderError, ScreenshotReader } from '@volante/reader/screenshots/ocr.ts';
import type { Logger } from 'pino';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import type { DeliveryFault, OutsideFault } from '../../core/outside/outside-fault.ts';
import type { Problem } from '../../core/problem.ts';
import type { DriverDataSubject } from '../contracts/driver-data.ts';
import type { MessagesSubject } from '../contracts/messages.ts';
import type { Crm } from '../crm/crm.ts';
import type { DriverData } from '../driver-data/driver-data.ts';
import type { MeetingProvider } from '../meetings/meetings.ts';
import type { Channel } from '../messages/messages.ts';
import type { Storage } from '../storage/storage.ts';
import type { VirusScanner } from '../virus-scan/index.ts';

/**
 * The interfaces that a file of one's own can implement, by the names of its exports (docs/providers.md). They are stable: a method
 * is added only as an optional one, and one that changes gets another name.
 */
export interface Interfaces {
  crm: Crm;
  driverData: DriverData;
  meetings: MeetingProvider;
  messages: Channel;
  reader: ScreenshotReader;
  storage: Storage;
  virusScan: VirusScanner;
}
export type Kind = keyof Interfaces;

/** What an own provider is given. Its own settings are in `process.env`. */
export interface Host {
  /** The name under which it is registered. */
  name: string;
  log: Logger;
  publicUrl: string;
  /** Calls over HTTP with a timeout, retries and a circuit breaker per `service`. Throws `OutsideFault`. */
  outsideCall: OutsideCall;
  /** The errors that the interfaces ask for. Any other error counts as a bug. */
  faults: {
    DeliveryFault: typeof DeliveryFault;
    OutsideFault: typeof OutsideFault;
    Problem: typeof Problem;
    ReaderError: typeof ReaderError;
  };
}

/** The exports of the file that `PROVIDERS` names: per kind, what opens the provider of each name. */
export type OwnProviders = {
  [Each in Kind]?: Record<string, (host: Host) => Interfaces[Each] | Promise<Interfaces[Each]>>;
} & { samples?: Samples };

/** What `npm run provider-test` needs to try everything, by the name of the provider. */
export interface Samples {
  driverData?: Record<string, Omit<DriverDataSubject, 'provider'>>;
  messages?: Record<string, Omit<MessagesSubject, 'provider'>>;
}

/** The methods of each interface, the members that may be left out, and the product's own providers, whose names are taken. */
export const kinds: { [Each in Kind]: { methods: Names<Each>; optional: Names<Each>; taken: readonly string[] } } = {
  crm: { methods: ['update', 'empty', 'check'], optional: ['name'], taken: ['hubspot'] },
  driverData: {
    methods: ['readAccount', 'readProfile', 'readEarnings', 'readHealth', 'readHint'],
    optional: ['played'],
    taken: ['palenca'],
  },
  meetings: {
    methods: ['create', 'find', 'move', 'cancel', 'check'],
    optional: [],
    taken: ['google', 'zoom', 'jitsi'],
  },
  messages: {
    methods: ['addressOf', 'send', 'close'],
    optional: ['name', 'organizer', 'reply', 'fetchMedia'],
    taken: ['whatsapp', 'sms', 'email'],
  },
  reader: {
    methods: ['read', 'readDocument', 'secondsFor', 'ready', 'close'],
    optional: ['turnAway'],
    taken: ['own'],
  },
  storage: {
    methods: ['put', 'get', 'head', 'delete', 'list', 'check', 'tidy'],
    optional: ['mark'],
    taken: ['folder', 's3'],
  },
  virusScan: { methods: ['scan'], optional: [], taken: ['clamd'] },
};

type Names<Each extends Kind> = readonly (keyof Interfaces[Each] & string)[];
