import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { useOnline } from '../../../lib/call/online.ts';
import { formatBytes, formatPercent } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { FileChip } from '../../../ui/files/file-chip.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { shortenName } from '../../uploads/shorten-name.ts';
import { useFileAddress } from '../../uploads/use-file-address.ts';
import { Pages } from '../lazy-parts.tsx';
import type { Slots } from '../slots/slots.ts';
import { documentTexts } from '../texts.ts';
import { PhotoPreview } from './photo-preview.tsx';
import { type Prepared, takesOnlyPdf } from './prepare-file.ts';

interface ChosenFileProps {
  type: DocumentType;
  slots: Slots;
  /** Omits the large picture, for screens with several files. */
  small?: boolean;
}

/** The chosen file: picture, name, size, progress and quality hints. */
export function ChosenFile({ type, slots, small }: ChosenFileProps) {
  const t = useText(documentTexts);
  const language = useLanguage();
  const slot = slots.of(type);
  const [first] = slot.files;
  const address = useFileAddress(first?.photo ? first.file : undefined);
  const online = useOnline();
  if (!first) return null;
  const isPages = first.photo && takesOnlyPdf(type);
  const name = isPages ? t.onePdf(slot.files.length) : shortenName(first.file.name);
  const size = formatBytes(
    slot.files.reduce((sum, { file }) => sum + file.size, 0),
    language,
  );
  const large = first.photo && !small && !isPages;
  const detail = small ? size : `${size} · ${t.ready}`;
  return (
    <div className="grid grid-cols-1 gap-3">
      {large && <PhotoPreview address={address} label={t.picture(name)} />}
      {isPages && (
        <Pages
          pages={slot.files}
          onRemove={slot.files.length > 1 ? (page) => slots.removePage(type, page) : undefined}
          onEarlier={(page) => slots.movePage(type, page)}
        />
      )}
      <FileChip
        name={<span className="wrap-anywhere whitespace-normal">{name}</span>}
        detail={slot.progress === null ? detail : stateOf(slot.progress, percentText)}
        picture={large || isPages ? undefined : address}
        progress={slot.progress ?? undefined}
        progressLabel={name}
        onRemove={() => slots.remove(type)}
        removeLabel={`${t.remove}: ${name}`}
      />
      <p role="status" className="sr-only">
        {slot.progress !== null && stateOf(slot.progress, () => t.sendingFile(name))}
      </p>
      <PhotoWarnings files={slot.files} />
    </div>
  );

  function stateOf(share: number, sending: (share: number) => string) {
    if (!online) return t.noNetwork;
    return share >= 1 ? t.checking : sending(share);
  }

  function percentText(share: number) {
    return t.sending(formatPercent(share, language));
  }
}

/** The first photo with a quality hint; hints never block. */
function PhotoWarnings({ files }: { files: readonly Prepared[] }) {
  const t = useText(documentTexts);
  const index = files.findIndex(({ warnings }) => warnings.length > 0);
  const warning = files[index]?.warnings[0];
  if (!warning) return null;
  const words = warning === 'dark' ? t.dark : t.blurred;
  return (
    <Notice tone="warn" title={files.length > 1 ? `${t.page(index + 1)}: ${words}` : words} live>
      {t.warningText}
    </Notice>
  );
}
