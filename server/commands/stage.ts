import { parseArgs } from 'node:util';
import { decisionReasons } from '@volante/contract/admission/decision.ts';
import { type Stage, stages } from '@volante/contract/admission/stages.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import { type DecisionNotice, moveStage } from '../applications/applications.ts';
import { transaction } from '../core/database/transaction.ts';
import { failUsage, shellActor } from './shell.ts';
import { withApplication } from './with-application.ts';

const usage = `npm run stage -- --id <id> --to ${stages.join('|')} --reason "<why>"
<id>: a link, its request id, the id of the application, or its reference
With --to rejected, what the applicant is told: [--tell ${decisionReasons.join('|')}] [--again 2027-06-01]
With --to approved, the day of the handover: [--handover 2026-12-01]`;

// Moves an application to another stage from the shell, as a member of staff. Prints the new stage.
const { id, to, reason, notice } = readArguments();

await withApplication(id, async (deps, application) => {
  const cause = { actor: shellActor(), reason, ...(notice && { notice }) };
  await transaction(deps.db, (trx) => moveStage(deps, trx, application.applicationId, to, cause));
  return to;
});

function readArguments(): { id: string; to: Stage; reason: string; notice?: DecisionNotice } {
  const text = { type: 'string' } as const;
  const options = { id: text, to: text, reason: text, tell: text, again: text, handover: text };
  try {
    const { id, to, reason, tell, again, handover } = parseArgs({ options }).values;
    const stage = stages.find((one) => one === to);
    if (!id || !stage || !reason?.trim()) return fail('Required: --id, --to and --reason');
    if ((tell !== undefined || again !== undefined) && stage !== 'rejected')
      return fail('--tell and --again require --to rejected');
    if (handover !== undefined && stage !== 'approved') return fail('--handover requires --to approved');
    const notice = { reason: reasonOf(tell), applyAgainOn: dayOf(again), handOverOn: dayOf(handover) };
    return { id, to: stage, reason: reason.trim(), ...((tell ?? again ?? handover) !== undefined && { notice }) };
  } catch (error) {
    return fail((error as Error).message);
  }
}

function reasonOf(given: string | undefined): DecisionNotice['reason'] {
  if (given === undefined) return null;
  return decisionReasons.find((one) => one === given) ?? fail(`Unknown reason: ${given}`);
}

function dayOf(given: string | undefined): string | null {
  if (given === undefined) return null;
  return isDate(given) ? given : fail(`Not a date: ${given}`);
}

function fail(message: string): never {
  return failUsage(message, usage);
}
