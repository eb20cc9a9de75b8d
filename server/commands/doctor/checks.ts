import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { paths } from '@volante/reader/interface.ts';
import { pino } from 'pino';
import type { Config } from '../../config/config.ts';
import { openDatabase } from '../../core/database/db.ts';
import { listOf, readSchemaState, requireServable } from '../../core/database/migrating/schema-state.ts';
import { requireSupportedVersion } from '../../core/database/migrating/server-version.ts';
import { deriveKeys } from '../../core/keys.ts';
import { openOutsideCalls } from '../../core/outside/outside-call.ts';
import { ForeignFolder, judgeFolder } from '../../media/retention/own-folder.ts';
import { openAnchor } from '../../providers/audit-anchor/index.ts';
import { openCrm } from '../../providers/crm/index.ts';
import { openDriverData } from '../../providers/driver-data/index.ts';
import { openProviders } from '../../providers/meetings/index.ts';
import { openAllOwn } from '../../providers/own/chosen.ts';
import { openStorage } from '../../providers/storage/index.ts';
import { pingClamd } from '../../providers/virus-scan/clamd.ts';
import { examineSms, examineWhatsApp } from './message-checks.ts';
import { examinePublicAddress } from './public-address.ts';

/** Describes the configured service, without secrets; null if none is configured. Throws if it doesn't work. */
type Check = (config: Config) => Promise<string | null>;

/** One check per outside service. */
export const checks: Record<string, Check> = {
  database: async ({ DATABASE_URL, DATA_DIR }) => {
    if (!DATABASE_URL) return `embedded, in ${DATA_DIR}`;
    const { db, pool, close } = openDatabase(DATABASE_URL, { connections: 1 });
    try {
      const version = await requireSupportedVersion(pool);
      const state = await readSchemaState(db);
      requireServable(state);
      const lacks = state.pending.length > 0 ? `, lacks ${listOf(state.pending)}: npm run migrate` : '';
      return `PostgreSQL ${version} at ${new URL(DATABASE_URL).host}${lacks}`;
    } finally {
      await close();
    }
  },
  replica: async ({ DATABASE_URL, DATABASE_READ_URL }) => {
    if (!DATABASE_URL || !DATABASE_READ_URL) return null;
    const [main, replica] = [DATABASE_URL, DATABASE_READ_URL].map((url) => openDatabase(url, { connections: 1 }));
    try {
      const sql = 'select system_identifier::text as id, pg_is_in_recovery() as follows from pg_control_system()';
      const [own, its] = await Promise.all([main, replica].map(async (open) => (await open!.pool.query(sql)).rows[0]));
      if (own.id !== its.id) throw new Error('DATABASE_READ_URL names another database than DATABASE_URL');
      if (!its.follows) throw new Error('DATABASE_READ_URL names no replica');
      return `replica at ${new URL(DATABASE_READ_URL).host}`;
    } finally {
      await Promise.all([main!.close(), replica!.close()]);
    }
  },
  files: async (config) => {
    const whose = await examineFolder(config);
    await storeOne(config);
    const { STORAGE, S3_BUCKET, S3_ENDPOINT, DATA_DIR } = config;
    if (STORAGE === 's3') return `bucket ${S3_BUCKET} at ${hostOf(S3_ENDPOINT) ?? 'Amazon'}`;
    return STORAGE === 'folder' ? `folder in ${DATA_DIR}${whose}` : `own, ${STORAGE}`;
  },
  'public address': examinePublicAddress,
  'audit anchor': async (config) => {
    const anchor = await openAnchor(config);
    await anchor?.check();
    return anchor?.name ?? null;
  },
  'own providers': async (config) => {
    const opened = await openAllOwn(config);
    return opened.length > 0 ? opened.join(', ') : null;
  },
  'virus scan': async ({ CLAMD_ADDRESS, VIRUS_SCANNER }) => {
    if (VIRUS_SCANNER) return `own, ${VIRUS_SCANNER}`;
    if (!CLAMD_ADDRESS) return null;
    await pingClamd(CLAMD_ADDRESS);
    return `clamd at ${CLAMD_ADDRESS}`;
  },
  reader: async ({ READER, READER_URL, READER_SECRET }) => {
    if (READER) return `own, ${READER}`;
    if (!READER_URL) return null;
    const answer = await fetch(`${READER_URL.replace(/\/$/, '')}${paths.screenshot}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${READER_SECRET}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    });
    await answer.body?.cancel();
    // Without a picture, 400 is the right answer to the right secret.
    if (answer.status === 401) throw new Error('it refuses READER_SECRET');
    if (answer.status !== 400) throw new Error(`it answers ${answer.status} to a call without a picture, not 400`);
    return `reader at ${new URL(READER_URL).host}`;
  },
  mail: async ({ SMTP_URL }) => {
    if (!SMTP_URL) return null;
    const { pingSmtp } = await import('../../providers/messages/smtp.ts');
    await pingSmtp(SMTP_URL);
    return `mail server ${new URL(SMTP_URL).host}`;
  },
  whatsapp: examineWhatsApp,
  sms: examineSms,
  crm: async (config) => {
    const crm = await openCrm(config, openOutsideCalls(pino({ level: 'silent' })));
    await crm?.check();
    return crm && (crm.name === 'hubspot' ? `hubspot at ${hostOf(config.HUBSPOT_URL)}` : `own, ${crm.name}`);
  },
  widget: async (config) => {
    const page = await visit(config.WIDGET_URL);
    if (!page) return null;
    const api = await openDriverData(config, openOutsideCalls(pino({ level: 'silent' })));
    await api?.readHealth({ timeoutMs: 5000 });
    const webhook = config.WIDGET_WEBHOOK_SECRET
      ? 'notified by webhook'
      : 'polled by jobs only: WIDGET_WEBHOOK_SECRET is missing';
    const plays = config.WIDGET_SANDBOX
      ? ', WIDGET_SANDBOX=true: only for trials, since anybody can claim any account'
      : '';
    return `${page}, ${api ? `accounts are read, ${webhook}` : 'accounts are not read: WIDGET_API_KEY is missing'}${plays}`;
  },
  meetings: checkMeetings,
  'ip service': ({ IP_SERVICE_URL }) =>
    visit(IP_SERVICE_URL, (body) => {
      if (typeof (body as { ip?: unknown } | null)?.ip !== 'string') throw new Error('the answer is not {"ip": …}');
    }),
};

// Called before a file is stored, after which the folder would no longer be empty. Faults of the database have a line of their
// own.
async function examineFolder(config: Config): Promise<string> {
  if (!config.DATABASE_URL) return '';
  const { db, close } = openDatabase(config.DATABASE_URL, { connections: 1 });
  try {
    const storage = await openStorage(config, pino({ level: 'silent' }));
    const judged = await judgeFolder({ config, db, storage });
    if (!judged) return '';
    return judged.isMarked ? ", marked as this database's" : ", to be marked as this database's by the next start";
  } catch (error) {
    if (error instanceof ForeignFolder) throw error;
    return '';
  } finally {
    await close();
  }
}

// Stores, reads and deletes a file.
async function storeOne(config: Config): Promise<void> {
  const faults: { call: string; fault: string; code?: string; status?: number }[] = [];
  const log = pino({ level: 'warn', base: null }, { write: (line) => faults.push(JSON.parse(line)) });
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-doctor-'));
  const source = path.join(folder, 'file');
  const key = randomUUID();
  try {
    await writeFile(source, key);
    const storage = await openStorage(config, log);
    await storage.put(key, source);
    const bytes = await storage.get(key);
    if (!bytes || (await text(bytes)) !== key) throw new Error('the stored file cannot be read back');
    for await (const _ of storage.list()) break;
    await storage.delete(key);
    if (await storage.head(key)) throw new Error('the deleted file is still there');
  } catch (error) {
    const [said] = faults;
    throw said ? new Error([said.call, said.fault, said.code, said.status].filter(Boolean).join(' ')) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function visit(address: string | undefined, look = (_body: unknown) => {}): Promise<string | null> {
  if (!address) return null;
  const ask = openOutsideCalls(pino({ level: 'silent' }));
  const service = new URL(address).host;
  // Redirects count as success, since browsers follow them.
  const { body } = await ask({ service, url: address, accept: [301, 302, 303, 307, 308], timeoutMs: 5000, retries: 0 });
  look(body);
  return service;
}

function hostOf(address: string | undefined): string | null {
  return address ? new URL(address).host : null;
}

/** Describes every meeting provider without creating a meeting. Throws with the names of those that don't work. */
async function checkMeetings(config: Config): Promise<string> {
  const outsideCall = openOutsideCalls(pino({ level: 'silent' }));
  const providers = await openProviders({ config, keys: deriveKeys(config.SECRET_KEY), outsideCall });
  const checked = config.MEETING_PROVIDERS.map(async (name) => {
    const words = await providers[name]?.check().catch((error: Error) => {
      throw new Error(error.message.startsWith(name) ? error.message : `${name}: ${error.message}`);
    });
    return `${name}, ${words}`;
  });
  const results = await Promise.allSettled(checked);
  const failed = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.message);
  if (failed.length > 0) throw new Error(failed.join('; '));
  return (await Promise.all(checked)).join('; then ');
}
