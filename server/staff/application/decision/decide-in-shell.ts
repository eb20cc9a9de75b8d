import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import { actOfMove, askedAbout, pathOfOpen } from '@volante/contract/staff/open-things/open-things.ts';
import type { Why, WhyCode } from '@volante/contract/staff/queue-row.ts';
import { allRoles, everyCountry } from '@volante/contract/staff/roles.ts';
import { readViewOf } from '../../../admission/view.ts';
import {
  type DecisionNotice,
  lockApplication,
  moveStage,
  type StaffCause,
} from '../../../applications/applications.ts';
import { transaction } from '../../../core/database/transaction.ts';
import type { DbDeps, StageDeps } from '../../../core/deps.ts';
import { brokenRule, Problem } from '../../../core/problem.ts';
import { readOpenThings, refuseOpen } from '../../../corrections/open-things.ts';
import { recordWrite } from '../../audit/audit.ts';
import { limitsOf } from '../../plans/limits.ts';
import { selectApplicationFacts } from '../facts-store.ts';
import { judgeMoves } from './judge-moves.ts';

interface Decision extends StaffCause {
  to: Stage;
  reasons: readonly RejectionGround[];
  notice?: DecisionNotice;
  /** Moves although the console would refuse or warn; this is logged. */
  force: boolean;
}

/**
 * Moves an application from the shell by the rules of the console. Where the console warns, a person reads the warning and goes
 * on; the shell refuses instead. Throws `visit_not_recorded`, `not_ready` or `open_requests`, naming what the console would refuse,
 * warn of or ask about, unless it is forced, and what `moveStage` throws, which nothing forces.
 */
export function decideInShell(
  deps: DbDeps & StageDeps,
  applicationId: string,
  { to, actor, reason, reasons, notice, force }: Decision,
): Promise<void> {
  return transaction(deps, async (trx) => {
    const { stage, cameFrom } = await lockApplication(trx, applicationId);
    const view = await readViewOf(deps, trx, applicationId);
    if (!view) throw new Problem('admission_request_not_found');
    const facts = await selectApplicationFacts(trx, everyCountry, applicationId, nobody, deps.now());
    const rules = { fourEyes: deps.config.FOUR_EYES, limits: limitsOf(deps.config) };
    const judged = judgeMoves({ view, facts, by: { roles: allRoles }, cameFrom, ...rules }).find(
      (move) => move.to === to,
    );
    const against = [...(judged?.because ?? []), ...(judged?.warnings ?? [])].filter(({ code }) => !unforced.has(code));
    if (judged?.because.some(({ code }) => code === 'not_in_table')) throw new Problem('invalid_transition');
    if (against.length > 0 && !force) throw refusal(against);
    const act = actOfMove(stage, to);
    if (!force) await refuseOpen(trx, applicationId, { act });
    const open = askedAbout(await readOpenThings(trx, applicationId), act).map(pathOfOpen);
    const cause = { actor, reason, ...(reasons.length > 0 && { reasons }), ...(notice && { notice }) };
    await moveStage(deps, trx, applicationId, to, cause);
    if (against.length + open.length > 0) {
      const details = { to, by: actor.id, reason, ignored: [...against.map(({ code }) => code), ...open] };
      await recordWrite(deps, { accountId: null, kind: 'forcedInShell', applicationId, ip: null, details }, trx);
    }
  });
}

function refusal(against: readonly Why[]): Problem {
  const named = against.flatMap(({ code, params }) =>
    Array.isArray(params.types) ? params.types.map((type) => `${code}.${type}`) : [code],
  );
  const isUnvisited = against.some(({ code }) => code === 'visit_not_recorded');
  const errors = named.map((path) => brokenRule(path, 'waiting'));
  return new Problem(isUnvisited ? 'visit_not_recorded' : 'not_ready', { errors });
}

/** `moveStage` refuses these with a code of their own. */
const unforced: ReadonlySet<WhyCode> = new Set(['not_in_table', 'second_person', 'second_person_by_amount']);

const nobody = '00000000-0000-0000-0000-000000000000';
