import type { DocumentType } from '@volante/contract/documents.ts';
import { formatBytes, formatPercent } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useOnline } from '../../lib/online.ts';
import { useText } from '../../lib/text.ts';
import { FileChip } from '../../ui/file-chip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhotoPreview, useFileAddress } from './photo-preview.tsx';
import { takesOnlyPdf } from './prepare-file.ts';
import { shortenName } from './shorten-name.ts';
import type { Slot } from './slots.ts';
import { documentTexts } from './texts.ts';

interface ChosenFileProps {
  type: DocumentType;
  slot: Slot;
  onRemove: () => void;
  /** Without the large picture, for screens with several files. */
  small?: boolean;
}

/** What was chosen, as it will be sent: picture, name, size; its progress; and what could be better about it. */
export function ChosenFile({ type, slot, onRemove, small }: ChosenFileProps) {
  const t = useText(documentTexts);
  const language = useLanguage();
  const [first] = slot.files;
  const address = useFileAddress(first?.photo ? first.file : undefined);
  const online = useOnline();
  if (!first) return null;
  const name = shortenName(first.file.name);
  const size = formatBytes(
    slot.files.reduce((sum, { file }) => sum + file.size, 0),
    language,
  );
  const pages = first.photo && takesOnlyPdf(type) ? `${t.pages(slot.files.length)} · PDF · ` : '';
  const large = first.photo && !small && !takesOnlyPdf(type);
  const detail = small ? `${pages}${size}` : `${pages}${size} · ${t.ready}`;
  const warning = slot.files.flatMap((file) => file.warnings)[0];
  return (
    <div className="grid grid-cols-1 gap-3">
      {large && <PhotoPreview address={address} label={t.picture(name)} />}
      <FileChip
        name={<span className="break-all whitespace-normal">{name}</span>}
        detail={slot.sent ? t.statements.sent : slot.progress === null ? detail : stateOf(slot.progress, percentText)}
        picture={large ? undefined : address}
        progress={slot.progress ?? undefined}
        progressLabel={name}
        onRemove={slot.progress === null && !slot.sent ? onRemove : undefined}
        removeLabel={`${t.remove}: ${name}`}
      />
      <p role="status" className="sr-only">
        {slot.progress !== null && stateOf(slot.progress, () => t.sendingFile(name))}
      </p>
      {warning && (
        <Notice tone="warn" title={warning === 'dark' ? t.dark : t.blurred} live>
          {t.warningText}
        </Notice>
      )}
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
