import { readySentenceEndpoints as calls } from '@volante/contract/staff/administration/ready-sentences.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { addSentence, changeSentence, readOffered, readSentences, readVersions } from './ready-sentences.ts';

/** What staff can insert where they write to drivers: kept by admins. */
export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.listSentences, async () => ({ items: await readSentences(deps.db), next: null }));
  serveStaff(app, deps, calls.listOfferedSentences, () => readOffered(deps));
  serveStaff(app, deps, calls.listSentenceVersions, async ({ params }) => ({
    items: await readVersions(deps.db, params.sentenceId),
    next: null,
  }));
  serveStaff(app, deps, calls.addSentence, ({ account, body, note, transaction }) =>
    transaction(async (within) => {
      const added = await addSentence(within, account.id, body);
      note({ sentenceId: added.id, sentence: added.nameEs });
      return added;
    }),
  );
  serveStaff(app, deps, calls.changeSentence, ({ account, params, body, note, transaction }) =>
    transaction(async (within) => {
      const changed = await changeSentence(within, account.id, params.sentenceId, body);
      note({ sentence: changed.nameEs, version: changed.version });
      return changed;
    }),
  );
}
