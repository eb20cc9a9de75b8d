import { parseArgs } from 'node:util';
import { type Stage, stages } from '@volante/contract/admission/stages.ts';
import { moveStage } from '../applications/applications.ts';
import { transaction } from '../core/database/transaction.ts';
import { failUsage, shellActor } from './shell.ts';
import { withApplication } from './with-application.ts';

const usage = `npm run stage -- --id <request id> --to ${stages.join('|')} --reason "<why>"`;

// A member of staff moves an application from the shell; prints its new stage.
const { id, to, reason } = readArguments();

await withApplication(id, async (deps, application) => {
  const cause = { actor: shellActor(), reason };
  await transaction(deps.db, (trx) => moveStage(deps, trx, application.applicationId, to, cause));
  return to;
});

function readArguments(): { id: string; to: Stage; reason: string } {
  const text = { type: 'string', default: '' } as const;
  try {
    const { id, to, reason } = parseArgs({ options: { id: text, to: text, reason: text } }).values;
    const stage = stages.find((one) => one === to);
    if (!id || !stage || !reason.trim()) return fail('Required: --id, --to and --reason');
    return { id, to: stage, reason: reason.trim() };
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  return failUsage(message, usage);
}
