import { useText } from '../../lib/text.ts';
import { useDocumentName } from '../application/document-names.ts';
import { sendingTexts } from './sending-texts.ts';
import type { UnderWay } from './under-way.ts';

/** What a file is, in the current language. */
export function useFileName(): (file: UnderWay) => string {
  const t = useText(sendingTexts);
  const nameOf = useDocumentName();
  return ({ of }) => ('type' in of ? nameOf(of.type) : t.homePhotos);
}
