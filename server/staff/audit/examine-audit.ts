import type { ConfigDeps, DbDeps, KeyDeps } from '../../core/deps.ts';
import type { Head } from '../../providers/audit-anchor/anchor.ts';
import { openAnchor } from '../../providers/audit-anchor/index.ts';
import { type Compared, compareHeads, newestHead, verifySeals } from './seals.ts';

interface Examined {
  isWhole: boolean;
  /** What was found, and what it doesn't prove. */
  words: string;
}

/**
 * Checks the audit log: every seal against its entries, then the seals against the anchor and against `heads`, which were noted
 * elsewhere.
 */
export async function examineAudit(
  deps: DbDeps & KeyDeps & ConfigDeps,
  heads: readonly Head[] = [],
): Promise<Examined> {
  const found = await verifySeals(deps);
  if ('broken' in found) return broken(`broken seal ${found.broken}`);
  const anchor = await openAnchor(deps.config);
  const anchored = await compareHeads(deps, anchor?.heads() ?? []);
  if (!('compared' in anchored)) return broken(faultOf(anchored));
  const given = await compareHeads(deps, heads);
  if (!('compared' in given)) return broken(faultOf(given));
  const newest = await newestHead(deps);
  if (!newest) return { isWhole: true, words: '0 entries' };
  if (anchor && anchored.compared === 0) return broken(`${anchor.name} holds no seal, but there are ${newest.number}`);
  const words = `${found.entries} entries, newest seal ${newest.number}:${newest.hmac}`;
  const compared = anchored.compared + given.compared;
  if (compared > 0) return { isWhole: true, words: `${words}, equal to ${compared} kept elsewhere` };
  return { isWhole: true, words: `${words}; compared with none kept elsewhere, so newer ones may have been removed` };
}

function faultOf(fault: Exclude<Compared, { compared: number }>): string {
  if ('remade' in fault) return `seal ${fault.remade} was made again: it differs from the one kept elsewhere`;
  return `seal ${fault.gone} is gone, the newest is ${fault.newest}: seals were removed, or an older backup was restored`;
}

const broken = (words: string): Examined => ({ isWhole: false, words });
