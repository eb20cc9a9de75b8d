// Brings a test's application to its starting point by the product's own moves, with all their side effects.
import { moves, type Stage, stages } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { lockApplication, moveStage } from '../applications/applications.ts';
import { transaction } from '../core/database/transaction.ts';
import type { TestApp } from './test-app.ts';

export interface Opened {
  requestId: string;
  applicationId: string;
}

/** A new application in this stage. */
export async function openIn(server: TestApp, stage: Stage, country: CountryCode = 'mx'): Promise<Opened> {
  const opened = await server.open(country);
  await walkTo(server, opened, stage);
  return opened;
}

/**
 * Moves an application to a stage through all stages between, each move by its proper actor: events are written, the CRM is
 * notified, a rejection releases identifiers. `rejected` follows the current stage.
 */
export async function walkTo(
  { deps }: Pick<TestApp, 'deps'>,
  { applicationId }: Pick<Opened, 'applicationId'>,
  to: Stage,
): Promise<void> {
  await transaction(deps, async (trx) => {
    let { stage } = await lockApplication(trx, applicationId);
    const way = to === 'rejected' ? [to] : stages.slice(stages.indexOf(stage) + 1, stages.indexOf(to) + 1);
    for (const next of way) {
      const [by] = moves[stage][next] ?? [];
      if (!by) throw new Error(`${stage} is not followed by ${next}`);
      await moveStage(deps, trx, applicationId, next, { actor: { kind: by, id: 'test' }, reason: 'test' });
      stage = next;
    }
  });
}
