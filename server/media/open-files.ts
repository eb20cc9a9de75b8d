import { createHash } from 'node:crypto';
import type { ErrorDetail } from '@volante/contract/errors.ts';
import { acceptsKind, fileRules, type MediaType, PAGE_KINDS } from '@volante/contract/media/rules.ts';
import type { Accepted } from '@volante/reader/opening/finding.ts';
import { sniffKind } from '@volante/reader/opening/sniff.ts';
import type { Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { type ReceivedFile, removeFile } from './receive.ts';

/** An opened file, and the version of it to store. */
export interface Opened {
  file: Pick<ReceivedFile, 'fileName' | 'sha256' | 'channel'>;
  finding: Accepted;
}

/**
 * Opens every file, or none: throws the code of the first refused file, with one line per refused file (`file.0`). With `join`
 * the files are photos and become one PDF, one page each, in order. Applications take turns.
 */
export async function openFiles(
  deps: Deps,
  applicationId: string,
  files: ReceivedFile[],
  type: MediaType,
  join: boolean,
): Promise<Opened[]> {
  const outcomes = await Promise.allSettled(
    files.map(async (file) => ({ file, finding: await openFile(deps, applicationId, file, type, join) })),
  );
  const opened = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  if (opened.length < files.length) {
    throw oneRefusal(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : null)));
  }
  return join ? [await joinPages(deps, applicationId, opened)] : opened;
}

/** Removes the output files; the received ones are removed with their form. */
export async function removeOpened(files: ReceivedFile[]): Promise<void> {
  await Promise.all(files.flatMap((file) => [removeFile(pictureOf(file)), removeFile(joinedOf(file))]));
}

const pictureOf = (file: ReceivedFile) => `${file.path}.picture`;
const joinedOf = (file: ReceivedFile) => `${file.path}.joined`;

async function openFile(
  deps: Deps,
  applicationId: string,
  file: ReceivedFile,
  type: MediaType,
  page: boolean,
): Promise<Accepted> {
  const rules = fileRules(type);
  if (file.size === 0) throw new Problem('file_empty');
  if (file.tooLarge || file.size > rules.maxBytes) throw new Problem('file_too_large');
  const kind = await sniffKind(file.head);
  const taken = kind && (page ? PAGE_KINDS.includes(kind) : acceptsKind(rules, kind));
  if (!taken) throw new Problem('file_type_not_accepted');
  // Scanned before any of our own code opens it.
  await deps.virusScanner.scan(file.path);
  const finding = await deps.inspector.inspect({ path: file.path, kind, target: pictureOf(file), page }, applicationId);
  if (finding.refusal === null) return finding;
  // On a full disk, a file may look as if it didn't open.
  if (finding.refusal === 'file_unreadable') await deps.disk.refuseWhenFull();
  throw new Problem(finding.refusal);
}

async function joinPages(
  deps: Deps,
  applicationId: string,
  opened: { file: ReceivedFile; finding: Accepted }[],
): Promise<Opened> {
  const [first] = opened;
  if (!first) throw new Problem('file_missing');
  const pages = opened.map(({ finding }) => finding.path);
  const finding = await deps.inspector.join(pages, joinedOf(first.file), applicationId);
  const sha256 = createHash('sha256');
  for (const { file } of opened) sha256.update(file.sha256);
  return { file: { ...first.file, sha256: sha256.digest() }, finding };
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
