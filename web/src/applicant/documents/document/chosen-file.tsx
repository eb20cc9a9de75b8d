import { type DocumentType, documents } from '@volante/contract/documents/rules.ts';
import { rejectionWords } from '@volante/contract/words/documents.ts';
import { useOnline } from '../../../lib/call/waiting.ts';
import { takesOnlyPdf } from '../../../lib/files/file-kind.ts';
import type { Prepared } from '../../../lib/files/prepare-file.ts';
import { formatBytes, formatPercent } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { FileChip } from '../../../ui/files/file-chip.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { doubtTexts } from '../../application/doubts/doubt-texts.ts';
import { shortenName } from '../../uploads/shorten-name.ts';
import { useFileAddress } from '../../uploads/use-file-address.ts';
import type { Slots } from '../slots/slots.ts';
import { TakeAgain } from './capture.tsx';
import { doubtfulPage } from './doubtful-page.ts';
import { fileTexts } from './file-texts.ts';
import { useFirstPage } from './first-page.ts';
import { LargePicture } from './large-picture.tsx';
import { Pages } from './pages.tsx';

interface ChosenFileProps {
  type: DocumentType;
  slots: Slots;
  /** A smaller picture, for screens with several files. */
  small?: boolean;
}

/** The chosen file: picture, name, size, progress and quality hints. */
export default function ChosenFile({ type, slots, small }: ChosenFileProps) {
  const t = useText(fileTexts);
  const d = useText(doubtTexts);
  const reasons = useText(rejectionWords);
  const language = useLanguage();
  const slot = slots.of(type);
  const [first] = slot.files;
  const firstPage = useFirstPage(first && !first.photo ? first.file : undefined);
  const address = useFileAddress(first?.photo ? first.file : firstPage?.picture);
  const online = useOnline();
  if (!first) return null;
  const isPages = first.photo && takesOnlyPdf(type);
  const name = isPages ? t.onePdf(slot.files.length) : shortenName(first.file.name);
  const size = formatBytes(
    slot.files.reduce((sum, { file }) => sum + file.size, 0),
    language,
  );
  // A single page is judged like any photo; several are put in order.
  const ordered = isPages && slot.files.length > 1;
  const large = !ordered && (first.photo || firstPage !== null);
  const detail = small ? size : `${size} · ${t.ready}`;
  const { subject } = documents[type];
  return (
    <div className="grid grid-cols-1 gap-3">
      {large && (
        <LargePicture
          address={address}
          label={first.photo ? t.picture(name) : t.firstPage(name)}
          look={!small ? 'large' : first.photo ? 'small' : 'head'}
        />
      )}
      {large && !small && address && doubtfulPage(slot.files) === null && (
        <p className="text-center">
          <strong className="block font-extrabold">{t.questions[subject]}</strong>
          <span className="text-small text-ink-2">{t.questionHint}</span>
        </p>
      )}
      {ordered && (
        <Pages
          pages={slot.files}
          onRemove={(page) => slots.removePage(type, page)}
          onEarlier={(page) => slots.movePage(type, page)}
        />
      )}
      {slot.sentBack && (
        <Notice tone="warn" title={d.before} live>
          <p>{d.sentBack(reasons[slot.sentBack])}</p>
          {small && (
            <div className="mt-3">
              <TakeAgain type={type} slots={slots} kind="outline" />
            </div>
          )}
        </Notice>
      )}
      <PhotoWarnings files={slot.files} />
      <FileChip
        name={<span className="wrap-anywhere whitespace-normal">{name}</span>}
        detail={slot.progress === null ? detail : stateOf(slot.progress, percentText)}
        picture={large || ordered ? undefined : address}
        progress={slot.progress ?? undefined}
        progressLabel={name}
        onRemove={() => slots.remove(type)}
        removeLabel={`${t.remove}: ${name}`}
      />
      <p role="status" className="sr-only">
        {slot.progress !== null && stateOf(slot.progress, () => t.sendingFile(name))}
      </p>
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
  const t = useText(fileTexts);
  const index = doubtfulPage(files);
  const warning = index !== null && files[index]?.warnings[0];
  if (!warning) return null;
  const { title, text } = t.flaws[warning];
  return (
    <Notice tone="warn" title={files.length > 1 ? `${t.page(index + 1)}: ${title}` : title} live>
      {text}
    </Notice>
  );
}
