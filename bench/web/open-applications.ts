// Opens an application for each stage in the product's database and prints the request ids.

import { type Mover, moves, type Stage, stages } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { openApplication } from '../../server/admission/open.ts';
import { guardApplication, moveStage } from '../../server/applications/applications.ts';
import { system } from '../../server/applications/events.ts';
import { shellDeps } from '../../server/commands/shell-deps.ts';
import { type Surroundings, withDatabase } from '../../server/commands/with-database.ts';
import { transaction } from '../../server/core/database/transaction.ts';
import type { Standing } from './routes.ts';

const standings: Record<Standing, [country: CountryCode, stage: Stage]> = {
  new: ['mx', 'created'],
  passed: ['mx', 'documents_analysis'],
  american: ['us', 'documents_analysis'],
  visit: ['mx', 'home_visit'],
  guarded: ['mx', 'documents_analysis'],
};

await withDatabase(async (surroundings) => {
  const opened = Object.entries(standings).map(async ([name, standing]) => [
    name,
    await open(surroundings, name, standing),
  ]);
  return JSON.stringify(Object.fromEntries(await Promise.all(opened)));
});

async function open(surroundings: Surroundings, name: string, [country, stage]: [CountryCode, Stage]): Promise<string> {
  const deps = shellDeps(surroundings);
  const { requestId, applicationId } = await openApplication(deps, { country, actor: system('benchmark') });
  const passed = stages.slice(0, stages.indexOf(stage) + 1);
  for (const [i, to] of passed.slice(1).entries()) {
    const by = moves[passed[i] as Stage][to]?.[0] as Mover;
    const cause = { actor: { kind: by, id: 'benchmark' }, reason: 'measured' };
    await transaction(deps, (trx) => moveStage(deps, trx, applicationId, to, cause));
  }
  // Shown as to a strange phone.
  if (name === 'guarded') await transaction(deps, (trx) => guardApplication(deps, trx, applicationId));
  return requestId;
}
