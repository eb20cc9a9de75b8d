import { isDocumentType } from '@volante/contract/documents/rules.ts';
import { isPlatform, platformName } from '@volante/contract/earnings/platforms.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { ConversationMessage } from '@volante/contract/staff/conversations/calls.ts';
import { documentName } from '@volante/contract/words/documents.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { addressOf } from '../../lib/call/call.ts';
import { formatDateRange } from '../../lib/format.ts';
import { type Language, useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { pageAddress } from '../application/application.ts';
import { Thumbnail } from '../controls/pictures/thumbnail.tsx';
import { showMoment } from '../words/moments.ts';
import { conversationTexts } from './texts.ts';

interface MessageLineProps {
  applicationId: string;
  message: ConversationMessage;
}

/** One message: the driver's on the left, ours on the right, with what became of it. */
export function MessageLine({ applicationId, message }: MessageLineProps) {
  const t = useText(conversationTexts);
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
        {file && <FileOf applicationId={applicationId} messageId={message.id} file={file} />}
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
}

function FileOf({ applicationId, messageId, file: { state, isRecording, placed, media } }: FileProps) {
  const t = useText(conversationTexts);
  const language = useLanguage();
  const recording = '/staff/applications/{applicationId}/conversation/recordings/{messageId}';
  return (
    <div>
      {isRecording && <p className="font-semibold">{t.recording}</p>}
      {media && isRecording && (
        <a
          href={addressOf(recording, { applicationId, messageId })}
          download={media.fileName}
          className="inline-flex min-h-6 items-center font-bold text-brand-ink underline"
        >
          {t.listen}
        </a>
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
        <span>{placed ? t.placedAs(placeName(placed, language, t.week)) : t.files[state]}</span>{' '}
        {!media && (state === 'placed' || state === 'kept' || state === 'asked') && <span>{t.hidden}</span>}
      </p>
    </div>
  );
}

function placeName(
  { as, week }: NonNullable<FileProps['file']['placed']>,
  language: Language,
  weekOf: (days: string) => string,
): string {
  if (isDocumentType(as)) return documentName(as, language);
  const name = isPlatform(as) ? capital(platformName(as, language)) : as;
  return week ? `${name}, ${weekOf(formatDateRange(week, addDays(week, 6), language))}` : name;
}
