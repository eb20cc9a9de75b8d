import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { UnderWay } from '../../sending/under-way.ts';
import { isHeldUp, isOnItsWay, shareOf, type Upload } from '../../uploads/uploads.ts';
import type { Chosen } from '../slots/slot.ts';
import type { UnreadPaper } from './reading.ts';

/** The documents that other screens show: those handed in, including files that couldn't be read yet. */
export function papersUnderWay(uploads: readonly Upload<Chosen>[], unread: readonly UnreadPaper[]): UnderWay[] {
  const list = uploads.flatMap(shown);
  const others = unread.filter(({ type }) => !list.some(({ key }) => key === type));
  const waits = ({ type, at }: UnreadPaper): UnderWay => ({
    key: type,
    of: { type },
    at: at === 'reading' ? 'sending' : 'waiting',
    share: 0,
  });
  return [...list, ...others.map(waits)];
}

function shown({ key, content: { given }, state }: Upload<Chosen>): UnderWay | [] {
  if (!given || state.at === 'done') return [];
  const at = isHeldUp(state) ? 'waiting' : state.at === 'failed' ? 'failed' : 'sending';
  return { key, of: { type: key as DocumentType }, at, share: isOnItsWay(state) ? shareOf(state) : 0 };
}
