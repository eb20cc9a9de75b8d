import { isDocumentType } from '@volante/contract/documents/rules.ts';
import { isPlatform, platformName } from '@volante/contract/earnings/platforms.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { Conversation, ConversationMessage } from '@volante/contract/staff/conversations/calls.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { addressOf } from '../../../lib/call/call.ts';
import { formatDateRange } from '../../../lib/format.ts';
import { type Language, useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { showFailure } from '../../controls/failure-notice.tsx';
import { Choices, MenuButton } from '../../controls/menu.tsx';
import { Thumbnail } from '../../controls/pictures/thumbnail.tsx';
import { call } from '../../session/call.ts';
import { staffDocumentName } from '../../words/document-names.ts';
import { showMoment } from '../../words/moments.ts';
import { pageAddress } from '../application.ts';
import { keepConversation } from './conversation.ts';
import { threadTexts } from './texts.ts';

interface MessageLineProps {
  applicationId: string;
  message: ConversationMessage;
  /** What a file that wasn't recognized can be. */
  uses: Conversation['uses'];
}

/** One message: the driver's on the left, ours on the right, with what became of it. */
export function MessageLine({ applicationId, message, uses }: MessageLineProps) {
  const t = useText(threadTexts);
  const language = useLanguage();
  const { author, by, text, at, state, choices, file } = message;
  const isOurs = author !== 'driver';
  const who = isOurs ? (by?.name ?? t.automatic) : t.driver;
  return (
    <li className={`flex ${isOurs ? 'justify-end' : ''}`}>
      <div
        className={`max-w-[85%] rounded-card border border-line px-3 py-2 text-small ${isOurs ? 'bg-brand-soft' : 'bg-card'}`}
      >
        {text && (
          <p translate="no" dir="auto" className="whitespace-pre-wrap wrap-anywhere select-text">
            {text}
          </p>
        )}
        {choices.length > 0 && <p className="text-ink-2">{`${t.couldChoose}: ${choices.join(' · ')}`}</p>}
        {file && <FileOf applicationId={applicationId} messageId={message.id} file={file} uses={uses} />}
        <p className="mt-1 text-tag text-ink-2">
          {[who, showMoment(at, language), ...(state ? [t.states[state]] : [])].join(' · ')}
        </p>
      </div>
    </li>
  );
}

interface FileProps {
  applicationId: string;
  messageId: string;
  file: NonNullable<ConversationMessage['file']>;
  uses: Conversation['uses'];
}

function FileOf({ applicationId, messageId, uses, file: { state, isRecording, placed, media, refusal } }: FileProps) {
  const t = useText(threadTexts);
  const language = useLanguage();
  const recording = '/staff/applications/{applicationId}/conversation/recordings/{messageId}';
  return (
    <div>
      {isRecording && <p className="font-semibold">{t.recording}</p>}
      {media && isRecording && (
        <p className="flex flex-wrap items-center gap-x-3">
          {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down what a driver says */}
          <audio
            controls
            preload="none"
            aria-label={t.recording}
            src={addressOf(recording, { applicationId, messageId })}
            className="max-w-full"
          />
          <a
            href={addressOf(recording, { applicationId, messageId })}
            download={media.fileName}
            className="inline-flex min-h-6 items-center font-bold text-brand-ink underline"
          >
            {t.listen}
          </a>
        </p>
      )}
      {media && !isRecording && (
        <Thumbnail
          src={pageAddress(applicationId, media.id, 1, 'thumb')}
          href={pageAddress(applicationId, media.id, 1, 'full')}
          name={t.picture}
          alt={t.picture}
          className="h-36 w-28 rounded-[8px] bg-track object-cover"
        />
      )}
      <p className="text-ink-2">
        <span>
          {placed ? t.placedAs(placeName(placed, language, t.week)) : (t.refused[refusal ?? ''] ?? t.files[state])}
        </span>{' '}
        {!media && (state === 'placed' || state === 'kept' || state === 'asked') && <span>{t.hidden}</span>}
      </p>
      {media && state === 'asked' && uses.length > 0 && (
        <PlaceFile applicationId={applicationId} messageId={messageId} uses={uses} />
      )}
    </div>
  );
}

/** Says what a file is that wasn't recognized; it is put there a moment later. */
function PlaceFile({ applicationId, messageId, uses }: Omit<FileProps, 'file'>) {
  const t = useText(threadTexts);
  const language = useLanguage();
  const place = (as: (typeof uses)[number] | 'none') =>
    call('POST /applications/{applicationId}/conversation/files/{messageId}', {
      params: { applicationId, messageId },
      body: { as },
    }).then((next) => {
      keepConversation(next);
      toast.success(t.placing);
    }, showFailure);
  const options = [
    ...uses.map((use) => ({
      value: use,
      label: isDocumentType(use) ? staffDocumentName(use, language) : t.screenshotOf(platformName(use, language)),
    })),
    { value: 'none' as const, label: t.notNeeded },
  ];
  return (
    <MenuButton
      label={t.whatIsIt}
      content={
        <Choices
          title={t.whatIsIt}
          options={options}
          chosen={[]}
          onChoose={([value]) => {
            const chosen = options.find((option) => option.value === value);
            if (chosen) void place(chosen.value);
          }}
        />
      }
    />
  );
}

function placeName(
  { as, week }: NonNullable<FileProps['file']['placed']>,
  language: Language,
  weekOf: (days: string) => string,
): string {
  if (isDocumentType(as)) return staffDocumentName(as, language);
  const name = isPlatform(as) ? capital(platformName(as, language)) : as;
  return week ? `${name}, ${weekOf(formatDateRange(week, addDays(week, 6), language))}` : name;
}
