import type { MatchKind } from '@volante/contract/staff/matches/matches.ts';
import { shareFigures } from '@volante/reader/screenshots/picture-hash.ts';
import { holdApplications } from '../../applications/applications.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps, KeyDeps } from '../../core/deps.ts';
import { lockQueueRows } from '../queue/row-store.ts';
import { type Compared, selectCompared } from './compared-store.ts';
import { commonKinds, FEW, type Fingerprint, fingerprintsOf } from './fingerprints.ts';
import * as matches from './match-store.ts';
import { mayBeCopy, type PictureDeps, pictureIds, picturePrint, printPictures } from './pictures.ts';
import * as store from './print-store.ts';
import type { PrintKind } from './tables.ts';

type FindDeps = DbDeps & ClockDeps & KeyDeps & PictureDeps;

/** A fingerprint is compared with this many others at most, the newest first. */
const MOST = 50;
/** How many of a layout's 256 digits may differ in a copy. */
const COPY_DISTANCE = 10;

/**
 * Compares an application with all others if a comparison was requested. Its fingerprints are committed before those of others
 * are searched, so that of two concurrent applications at least one finds the other. May run twice, or concurrently.
 */
export async function findMatches(deps: FindDeps, applicationId: string): Promise<void> {
  const wanted = await store.selectWanted(deps.db, applicationId);
  const compared = wanted === null ? undefined : (await selectCompared(deps.db, [applicationId])).get(applicationId);
  if (wanted === null || !compared) return;
  const fingerprints = fingerprintsOf(deps, compared);
  await printPictures(deps, applicationId, compared.files);
  const isCurrent = await transaction(deps, async (trx) => {
    if (!(await store.lockWanted(trx, applicationId, wanted))) return false;
    await store.replacePrints(trx, applicationId, fingerprints);
    return true;
  });
  if (!isCurrent) return;
  await transaction(deps, async (trx) => {
    if (!(await store.lockWanted(trx, applicationId, wanted))) return;
    const shared = await findShared(trx, applicationId, compared, fingerprints);
    const found = [...shared.found, ...(await findPictures(trx, applicationId, compared))];
    const gone = [
      ...(await matches.selectOthers(trx, applicationId, found)),
      ...(await matches.selectByTraits(trx, shared.common)),
    ];
    const touched = [
      ...found.map(({ otherId }) => otherId),
      ...gone.flatMap(({ low_id, high_id }) => [low_id, high_id]),
    ];
    const ids = [...new Set([applicationId, ...touched])];
    await holdApplications(trx, ids);
    await lockQueueRows(trx, ids);
    await matches.insertMatches(trx, applicationId, found, deps.now());
    await matches.deleteOpen(trx, gone);
  });
  await store.deleteWanted(deps.db, applicationId, wanted);
}

interface Shared {
  found: matches.FoundMatch[];
  /** Fingerprints shared by too many applications to mean anything. */
  common: { kind: MatchKind; print: Buffer }[];
}

async function findShared(
  trx: Trx,
  applicationId: string,
  compared: Compared,
  fingerprints: readonly Fingerprint[],
): Promise<Shared> {
  const prints = fingerprints.map(({ print }) => print);
  const sharers = await store.selectSharers(trx, applicationId, prints, MOST);
  const found: matches.FoundMatch[] = [];
  const common: Shared['common'] = [];
  const screens = sharers.filter(({ kind }) => kind === 'screenshot').map(({ otherId }) => otherId);
  const holders = await selectCompared(trx, [...new Set(screens)]);
  for (const fingerprint of fingerprints) {
    const others = sharers.filter(({ print }) => print.equals(fingerprint.print));
    const commonKind = commonKinds.find((kind) => kind === fingerprint.kind);
    if (commonKind && new Set(others.map(({ otherId }) => otherId)).size >= FEW) {
      common.push({ kind: commonKind, print: fingerprint.print });
      continue;
    }
    for (const { otherId, kind: theirs, print } of others) {
      const kind = jointKind(fingerprint.kind, theirs);
      if (!kind) continue;
      if (kind === 'screenshot' && !isOneScreen(compared, holders.get(otherId), fingerprint)) continue;
      found.push({ otherId, kind, print });
    }
  }
  return { found, common };
}

// A guarantor's phone, e-mail or CURP may be another applicant's. That of two applicants is a matter of their identity.
function jointKind(mine: PrintKind, theirs: PrintKind): MatchKind | null {
  if (mine !== 'curp' && (mine === theirs || mine.startsWith('guarantor_'))) return mine;
  return theirs === 'curp' ? null : theirs;
}

/**
 * Two people may earn the same amount in a week. Only if the hours and trips are also the same, and the files differ, is it one
 * screen.
 */
function isOneScreen(compared: Compared, other: Compared | undefined, fingerprint: Fingerprint): boolean {
  const shown = (of: Compared) =>
    of.screenshots.filter(
      ({ platform, week, amount }) =>
        platform === fingerprint.source && fingerprint.value === `${week} · ${amount?.toFixed(2)}`,
    );
  const isSameFile = (mine: string, theirs: string) => shaOf(compared, mine) === (other && shaOf(other, theirs));
  return shown(compared).some((mine) =>
    (other ? shown(other) : []).some(
      (theirs) => shareFigures(mine.pictureHash, theirs.pictureHash) && !isSameFile(mine.mediaId, theirs.mediaId),
    ),
  );
}

function shaOf({ files }: Compared, mediaId: string): string | undefined {
  return files.find((file) => file.mediaId === mediaId)?.sha256;
}

/** Photos that look the same but aren't the same file, which is a match of its own. */
async function findPictures(trx: Trx, applicationId: string, compared: Compared): Promise<matches.FoundMatch[]> {
  const mine = pictureIds(compared.files);
  const alike = await store.selectAlikePictures(trx, applicationId, mine, { distance: COPY_DISTANCE, most: MOST });
  const copies = alike.filter(({ tones, otherTones }) => mayBeCopy(tones, otherTones));
  const holders = await selectCompared(trx, [...new Set(copies.map(({ otherId }) => otherId))]);
  const found: matches.FoundMatch[] = [];
  for (const { mediaId, otherId, otherMediaId } of copies) {
    const other = holders.get(otherId);
    const theirs = other && shaOf(other, otherMediaId);
    // A fingerprint may outlive the use of its file.
    if (!theirs || theirs === shaOf(compared, mediaId)) continue;
    found.push({ otherId, kind: 'picture', print: picturePrint(mediaId, otherMediaId) });
  }
  return found;
}
