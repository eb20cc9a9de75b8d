import { platformName } from '@volante/contract/earnings/platforms.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useDocumentName } from '../application/document-names.ts';
import { sendingTexts } from './sending-texts.ts';
import type { UnderWay } from './under-way.ts';

/** A file's name in the current language. */
export function useFileName(): (file: UnderWay) => string {
  const t = useText(sendingTexts);
  const nameOf = useDocumentName();
  const language = useLanguage();
  return ({ of }) => {
    if ('type' in of) return nameOf(of.type);
    return 'platform' in of ? t.screenshots(platformName(of.platform, language)) : t.homePhotos;
  };
}
