import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { Application } from '@volante/contract/application.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Db, Trx } from './database/db.ts';
import type { Caller, Device } from './http/devices/caller.ts';
import type { Limits } from './http/rate-limits.ts';
import type { Jobs } from './jobs.ts';
import type { Keys } from './keys.ts';

/** The data of an application that the gate needs to decide whether a call may proceed. */
export interface ApplicationFile {
  /** Internal key (uuidv7); never leaves the server. */
  applicationId: string;
  /** The id in the link that was used. */
  requestId: string;
  country: CountryCode;
  stage: Stage;
  /** Why it was closed without decision; null if it was not. */
  closed: ClosedReason | null;
  /** The driver has stored personal data, so a device sees it only once it is known. */
  guarded: boolean;
  /** The link has ended, so only a known device goes on with it. Set when it was looked up by its link. */
  hasEnded?: boolean;
  /** The device that called, and its browser; set by the gate only. Without them the device is not known. */
  device?: Device | null;
  caller?: Caller;
  /** Whose link it is, if not the applicant's. */
  party?: 'guarantor';
}

/** What the gate and the features that store personal data need from the devices of an application. */
export interface DeviceGate {
  /**
   * Called in the transaction in which the driver stores personal data: from the first time on the application is guarded, and the
   * browser that stored it is known, unless a member of staff is signed in there.
   */
  guard(trx: Trx, application: ApplicationFile): Promise<void>;
  /** Writes that the device was used now. */
  touch(deviceId: string): Promise<void>;
}

/** First argument of every feature function. Providers extend it by declaration merging. */
export interface Deps {
  config: Config;
  db: Db;
  /** The pool behind `db`, whose waiting callers are measured. */
  pool: Pool;
  /** Of the database itself, for connections that must not go through a pooler. */
  databaseUrl: string;
  keys: Keys;
  jobs: Jobs;
  limits: Limits;
  log: Logger;
  /** Aborted as soon as this process is told to stop; it goes on answering calls for a while. */
  stopping: AbortSignal;
  /** The product's only clock. Code that uses another clock says why. */
  now(): Date;
  /**
   * The application behind a link, with the device that has one of the tokens, by their hashes; null for unknown and revoked
   * links.
   */
  findApplicationFile(requestId: string, tokens?: readonly Buffer[]): Promise<ApplicationFile | null>;
  /** The application as its applicant sees it, read from the database, with the file as it is now. */
  viewApplication(application: ApplicationFile): Promise<ApplicationFile & { view: Application }>;
  /** The same by the application's own id, even if its link was revoked; null for unknown ids. */
  viewById(applicationId: string): Promise<Application | null>;
  devices: DeviceGate;
  /** Called at the end of every transaction: writes what is computed from its changes, such as rows of the queue. */
  beforeCommit(trx: Trx): Promise<void>;
  /** Called for every change of stage, in its transaction. */
  stageMoved(trx: Trx, applicationId: string, to: Stage): Promise<void>;
}

// The parts of Deps that functions need most often; one that needs several joins them with `&`.
/** Without `beforeCommit`, inside an open transaction or where no application changes. */
export type DbDeps = Pick<Deps, 'db'> & Partial<Pick<Deps, 'beforeCommit'>>;
export type ClockDeps = Pick<Deps, 'now'>;
export type ConfigDeps = Pick<Deps, 'config'>;
export type KeyDeps = Pick<Deps, 'keys'>;
/** Dependencies for moving an application to another stage. */
export type StageDeps = Pick<Deps, 'now' | 'stageMoved' | 'config'>;
