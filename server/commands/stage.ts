import { parseArgs } from 'node:util';
import { decisionReasons, type RejectionGround, rejectionGrounds } from '@volante/contract/admission/decision.ts';
import { type Stage, stages } from '@volante/contract/admission/stages.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import type { DecisionNotice } from '../applications/applications.ts';
import { decideInShell } from '../staff/application/decision/decide-in-shell.ts';
import { failUsage, shellActor } from './shell.ts';
import { withApplication } from './shell-deps.ts';

const usage = `npm run stage -- --id <id> --to ${stages.join('|')} --reason "<why>" [--force]
<id>: a link, its request id, the id of the application, or its reference
With --to rejected, one to four of --because ${rejectionGrounds.join('|')}, comma-separated,
and what the applicant is told: [--tell ${decisionReasons.join('|')}] [--again 2027-06-01]
With --to approved, the day of the handover: [--handover 2026-12-01]
--force moves although the console would refuse or warn. It is in the audit log, with the reason.`;

// Moves an application to another stage from the shell, as a member of staff, by the rules of the console. Prints the new stage.
const { id, ...wish } = readArguments();

await withApplication(id, async (deps, { applicationId }) => {
  await decideInShell(deps, applicationId, { ...wish, actor: shellActor() });
  return wish.to;
});

interface Arguments {
  id: string;
  to: Stage;
  reason: string;
  reasons: RejectionGround[];
  force: boolean;
  notice?: DecisionNotice;
}

function readArguments(): Arguments {
  const text = { type: 'string' } as const;
  const more = { because: text, tell: text, again: text, handover: text };
  const options = { id: text, to: text, reason: text, ...more, force: { type: 'boolean', default: false } } as const;
  try {
    const { id, to, reason, because, tell: notify, again, handover, force } = parseArgs({ options }).values;
    const stage = stages.find((stage) => stage === to);
    if (!id || !stage || !reason?.trim()) return fail('Required: --id, --to and --reason');
    if ((because ?? notify ?? again) !== undefined && stage !== 'rejected')
      return fail('--because, --tell and --again require --to rejected');
    if (handover !== undefined && stage !== 'approved') return fail('--handover requires --to approved');
    const reasons = groundsOf(because);
    if (stage === 'rejected' && (reasons.length < 1 || reasons.length > 4))
      return fail('Required with --to rejected: --because, one to four reasons');
    const notice = { reason: reasonOf(notify), applyAgainOn: dayOf(again), handOverOn: dayOf(handover) };
    return {
      ...{ id, to: stage, reason: reason.trim(), reasons, force },
      ...((notify ?? again ?? handover) !== undefined && { notice }),
    };
  } catch (error) {
    return fail((error as Error).message);
  }
}

function groundsOf(given = ''): RejectionGround[] {
  const named = given.split(',').filter(Boolean);
  return named.map(
    (name) => rejectionGrounds.find((rejectionGround) => rejectionGround === name) ?? fail(`Unknown reason: ${name}`),
  );
}

function reasonOf(given: string | undefined): DecisionNotice['reason'] {
  if (given === undefined) return null;
  return decisionReasons.find((decisionReason) => decisionReason === given) ?? fail(`Unknown reason: ${given}`);
}

function dayOf(given: string | undefined): string | null {
  if (given === undefined) return null;
  return isDate(given) ? given : fail(`Not a date: ${given}`);
}

function fail(message: string): never {
  return failUsage(message, usage);
}
