import { parseArgs } from 'node:util';
import {
  type DocumentType,
  documentTypes,
  isDocumentType,
  type RejectionReason,
  rejectionReasons,
} from '@volante/contract/documents/rules.ts';
import { transaction } from '../core/database/transaction.ts';
import { readDocuments } from '../documents/documents.ts';
import { askForDocument, reviewDocument } from '../documents/review.ts';
import { failUsage, shellActor } from './shell.ts';
import { type ShellDeps, withApplication } from './shell-deps.ts';

const usage = `npm run document -- --id <request id> --ask <type>
npm run document -- --id <request id> --approve <type>|all
npm run document -- --id <request id> --reject <type> --reason ${rejectionReasons.join('|')} [--note "<words for the applicant>"]
Types: ${documentTypes.join(' ')}`;

type Wish =
  | { kind: 'ask'; type: DocumentType }
  | { kind: 'approve'; type: DocumentType | 'all' }
  | { kind: 'reject'; type: DocumentType; reason: RejectionReason; note: string | null };

// Requests or reviews a document from the shell, as a member of staff. Prints the documents with their new state.
const { id, wish } = readArguments();

await withApplication(id, async (deps, application) => {
  const list = () => transaction(deps, (trx) => readDocuments(trx, application));
  const { applicationId } = application;
  if (wish.kind === 'approve' && wish.type === 'all') {
    const given = (await list()).filter(({ mediaId, status }) => mediaId && status === 'pending');
    for (const { type } of given) await carryOut(deps, applicationId, { kind: 'approve', type });
  } else await carryOut(deps, applicationId, wish);
  return (await list()).map(({ type, mediaId, status }) => `${type} ${mediaId ? status : 'not sent'}`).join('\n');
});

function carryOut(deps: ShellDeps, applicationId: string, wish: Wish): Promise<void> {
  const actor = shellActor();
  if (wish.kind === 'ask') return askForDocument(deps, applicationId, wish.type, actor);
  if (wish.kind === 'approve') return reviewDocument(deps, applicationId, wish.type, { actor, status: 'approved' });
  const { type, reason, note } = wish;
  return reviewDocument(deps, applicationId, type, { actor, status: 'rejected', reason, note });
}

function readArguments(): { id: string; wish: Wish } {
  const text = { type: 'string' } as const;
  const options = { id: text, ask: text, approve: text, reject: text, reason: text, note: text };
  try {
    const { id, ask, approve, reject, reason, note } = parseArgs({ options }).values;
    if (!id) return fail('Required: --id');
    const [type, ...more] = [ask, approve, reject].filter((value) => value !== undefined);
    if (type === undefined || more.length > 0) return fail('Required: one of --ask, --approve and --reject');
    if (approve === 'all') return { id, wish: { kind: 'approve', type: 'all' } };
    if (!isDocumentType(type)) return fail(`Unknown document: ${type}`);
    if (ask) return { id, wish: { kind: 'ask', type } };
    if (approve) return { id, wish: { kind: 'approve', type } };
    const known = rejectionReasons.find((rejectionReason) => rejectionReason === reason);
    if (!known) return fail('Required: --reason, one of those listed below');
    if (known === 'other' && !note?.trim()) return fail('The reason "other" needs a --note');
    return { id, wish: { kind: 'reject', type, reason: known, note: note?.trim() || null } };
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  return failUsage(message, usage);
}
