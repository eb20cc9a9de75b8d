import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { Skeleton } from '../../applications/applications.ts';
import { findByAnyId } from '../../applications/links.ts';
import type { Trx } from '../../core/database/db.ts';
import { deriveKeys } from '../../core/keys.ts';
import { createLog } from '../../core/log.ts';
import { Problem } from '../../core/problem.ts';
import { removeBytes } from '../../media/retention/removals.ts';
import { openStorage } from '../../providers/storage/index.ts';
import { recordRead } from '../../staff/audit/audit.ts';
import { writeExport } from '../../staff/own-file/write-zip.ts';
import { block, dropArchive, openArchive } from '../../staff/privacy/block.ts';
import { erase } from '../../staff/privacy/erase.ts';
import { type ErasureRow, selectByReference } from '../../staff/privacy/erasure-store.ts';
import { noteErasure } from '../../staff/privacy/nightly.ts';
import { failUsage, shellActor } from '../shell.ts';
import { shellDeps } from '../shell-deps.ts';
import { type Surroundings, withDatabase } from '../with-database.ts';

const usage = `npm run --silent person -- export --reference 1234-5678 --to <new file.zip>
npm run --silent person -- block  --reference 1234-5678 --reason "<why>"
npm run --silent person -- erase  --reference 1234-5678 --reason "<why>"
Don't write names into the reason, which is kept. The same commands export and erase a blocked person.`;

type Wish =
  | { kind: 'export'; reference: number; to: string }
  | { kind: 'block' | 'erase'; reference: number; reason: string };

// Exports, blocks or erases the data of the person behind an application, as the console does.
const wish = readArguments();

await withDatabase(async (surroundings) => {
  const deps = await personDeps(surroundings);
  const blocked = await selectByReference(deps.db, wish.reference);
  if (blocked) return carryOutBlocked(deps, blocked);
  const applicationId = await findByAnyId(deps, String(wish.reference).replace(/^(\d{4})/, '$1-'));
  if (!applicationId) throw new Problem('admission_request_not_found');
  return carryOut(deps, applicationId);
});

type PersonDeps = Awaited<ReturnType<typeof personDeps>>;

async function personDeps(surroundings: Surroundings) {
  const { config } = surroundings;
  const log = createLog('warn', pino.destination(2));
  const keys = deriveKeys(config.SECRET_KEY, config.SECRET_KEY_PREVIOUS);
  return { ...shellDeps(surroundings), keys, log, storage: await openStorage(config, log) };
}

async function carryOut(deps: PersonDeps, applicationId: string): Promise<string> {
  if (wish.kind === 'export') {
    await recordRead(deps, exportOf(applicationId));
    await writeExport(deps, applicationId, wish.to);
    return wish.to;
  }
  const by = shellActor().id;
  const noted = (trx: Trx, skeleton: Skeleton) => noteErasure(deps, trx, applicationId, skeleton, by);
  const { reason } = wish;
  if (wish.kind === 'block') {
    const until = await block(deps, applicationId, { reason, accountId: null, noted });
    await removeBytes(deps);
    return `blocked until ${until}`;
  }
  await erase(deps, applicationId, { why: 'request', reason, accountId: null, noted });
  await removeBytes(deps);
  return 'erased';
}

async function carryOutBlocked(deps: PersonDeps, row: ErasureRow): Promise<string> {
  if (!row.archive_key) throw new Problem('admission_request_not_found');
  if (wish.kind === 'block') throw new Problem('conflict_error');
  if (wish.kind === 'export') {
    await recordRead(deps, exportOf(row.application_id));
    await openArchive(deps, row, wish.to);
    return wish.to;
  }
  await dropArchive(deps, row);
  return 'erased';
}

function exportOf(applicationId: string) {
  const details = { by: shellActor().id };
  return { accountId: null, kind: 'read', applicationId, part: 'export' as const, ip: null, details };
}

function readArguments(): Wish {
  const text = { type: 'string' } as const;
  try {
    const options = { reference: text, to: text, reason: text };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [kind, ...more] = positionals;
    const digits = (values.reference ?? '').replaceAll(/[ -]/g, '');
    if (more.length > 0 || !/^\d{8}$/.test(digits)) return fail('Required: a command and --reference with 8 digits');
    const reference = Number(digits);
    if (kind === 'export') {
      if (!values.to) return fail('Required: --to, a file that does not exist yet');
      return { kind, reference, to: path.resolve(values.to) };
    }
    if (kind !== 'block' && kind !== 'erase') return fail(kind ? `Unknown: ${kind}` : 'Required: a command');
    const reason = values.reason?.trim() ?? '';
    if (reason.length < 3 || reason.length > 500) return fail('Required: --reason of 3 to 500 characters');
    return { kind, reference, reason };
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  return failUsage(message, usage);
}
