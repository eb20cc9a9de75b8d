import { randomUUID } from 'node:crypto';
import type { ErrorDetail } from '@volante/contract/errors.ts';
import { acceptsKind, fileRules, type MediaFile, type MediaType, mediaTypes } from '@volante/contract/media.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import type { CaseFile, Deps } from '../core/deps.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { transaction } from '../core/transaction.ts';
import type { Accepted } from './decoding/finding.ts';
import { displayName } from './file-name.ts';
import { showMedia } from './media.ts';
import { type ReceivedFile, type ReceivedForm, removeFile } from './receive.ts';
import { sniffKind } from './sniff.ts';
import * as store from './store.ts';

/**
 * Checks every file of a form and keeps all of them, or none. The bytes are on the disk before a row points to them.
 * Throws the code of the first file that is refused, with one line per refused file (`file.0`).
 */
export async function keepUploads(deps: Deps, application: CaseFile, form: ReceivedForm): Promise<MediaFile[]> {
  if (form.tooMany) throw new Problem('too_many_files');
  if (form.files.length === 0) throw new Problem('file_missing');
  const type = readMediaType(form.fields.mediaType);
  const opened = await openAll(deps, form.files, type);
  return keep(deps, application, type, opened).finally(() => discard(opened));
}

function readMediaType(sent: string | undefined): MediaType {
  const type = mediaTypes.find((known) => known === sent);
  if (!type || fileRules(type).record) throw brokenRules(brokenRule('mediaType', 'invalid_value'));
  return type;
}

interface Opened {
  file: ReceivedFile;
  finding: Accepted;
}

async function openAll(deps: Deps, files: ReceivedFile[], type: MediaType): Promise<Opened[]> {
  const outcomes = await Promise.allSettled(
    files.map(async (file) => ({ file, finding: await openFile(deps, file, type) })),
  );
  const opened = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  if (opened.length === files.length) return opened;
  await discard(opened);
  throw oneRefusal(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : null)));
}

async function openFile(deps: Deps, file: ReceivedFile, type: MediaType): Promise<Accepted> {
  const rules = fileRules(type);
  if (file.size === 0) throw new Problem('file_empty');
  if (file.tooLarge || file.size > rules.maxBytes) throw new Problem('file_too_large');
  const kind = await sniffKind(file.head);
  if (!kind || !acceptsKind(rules, kind)) throw new Problem('file_type_not_accepted');
  const target = `${file.path}.picture`;
  const finding = await deps.inspector.inspect({ path: file.path, kind, target });
  if (finding.refusal === null) return finding;
  await removeFile(target);
  throw new Problem(finding.refusal);
}

function oneRefusal(errorsByFile: unknown[]): unknown {
  const refusals: { problem: Problem; index: number }[] = [];
  for (const [index, error] of errorsByFile.entries()) {
    if (error instanceof Problem && error.retryAfter === null) refusals.push({ problem: error, index });
    else if (error) return error;
  }
  const code = refusals[0]?.problem.code ?? 'unknown_error';
  const details = refusals.map(({ problem, index }): ErrorDetail => {
    return { path: `file.${index}`, code: problem.code, message: problem.message };
  });
  return new Problem(code, { errors: details });
}

async function keep(deps: Deps, application: CaseFile, type: MediaType, opened: Opened[]): Promise<MediaFile[]> {
  const { applicationId } = application;
  const rows = opened.map((one) => describe(applicationId, type, one));
  const keys = rows.map((row) => row.storage_key);
  try {
    await Promise.all(opened.map(({ finding }, index) => deps.storage.put(keys[index] as string, finding.path)));
    const kept = await transaction(deps.db, async (trx) => {
      refuseWhenClosed((await lockApplication(trx, applicationId)).stage);
      return store.insertMedia(trx, rows, deps.now());
    });
    return kept.map((media) => showMedia(deps, media));
  } catch (error) {
    // What cannot be deleted now is swept a day later.
    await Promise.allSettled(keys.map((key) => deps.storage.delete(key)));
    throw error;
  }
}

function describe(applicationId: string, type: MediaType, { file, finding }: Opened): store.NewMedia {
  return {
    application_id: applicationId,
    media_type: type,
    file_name: displayName(file.fileName, finding.mimeType),
    mime_type: finding.mimeType,
    size: finding.size,
    sha256: file.sha256,
    storage_key: randomUUID(),
    flags: finding.flags,
    pages: finding.pages,
  };
}

// What was received is its form's to remove.
async function discard(opened: Opened[]): Promise<void> {
  const written = opened.filter(({ file, finding }) => finding.path !== file.path);
  await Promise.all(written.map(({ finding }) => removeFile(finding.path)));
}
