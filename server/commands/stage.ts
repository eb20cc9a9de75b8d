import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { type Stage, stages } from '@volante/contract/stages.ts';
import { findCaseFile, moveStage } from '../applications/applications.ts';
import { Problem } from '../core/problem.ts';
import { transaction } from '../core/transaction.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run stage -- --id <request id> --to ${stages.join('|')} --reason "<why>"`;

// A member of staff moves an application from the shell; prints the stage it is in then.
const { id, to, reason } = readArguments();

await withDatabase(async ({ database }) => {
  const application = await findCaseFile(database, id);
  if (!application) throw new Problem('admission_request_not_found');
  const cause = { by: 'staff', actor: `shell ${accountName()}`, reason } as const;
  await transaction(database.db, (trx) =>
    moveStage({ now: () => new Date() }, trx, application.applicationId, to, cause),
  );
  return to;
});

function readArguments(): { id: string; to: Stage; reason: string } {
  const text = { type: 'string', default: '' } as const;
  try {
    const { id, to, reason } = parseArgs({ options: { id: text, to: text, reason: text } }).values;
    const stage = stages.find((one) => one === to);
    if (!id || !stage || !reason.trim()) return fail('Needed: --id, --to and --reason');
    return { id, to: stage, reason: reason.trim() };
  } catch (error) {
    return fail((error as Error).message);
  }
}

// An account without a name in the system has only its number.
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

function fail(message: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(1);
}
