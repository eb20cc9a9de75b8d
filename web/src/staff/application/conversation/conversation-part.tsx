import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { type Language, useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { showMoment } from '../../words/moments.ts';
import { Section } from '../section.tsx';
import { applicationTexts } from '../texts.ts';
import { threadTexts } from './texts.ts';
import { Thread } from './thread.tsx';

/** The messages with the driver: one line while nobody waits for an answer, whose calls are made once it is open. */
export function ConversationPart({ application }: { application: StaffApplication }) {
  const names = useText(applicationTexts).partNames;
  const language = useLanguage();
  return (
    <Section
      id="conversation"
      title={names.conversation}
      done={!waitsForAnswer(application) && lastLine(application, language)}
      isLive
    >
      <Thread applicationId={application.applicationId} isPart />
    </Section>
  );
}

export function waitsForAnswer({ conversation }: StaffApplication): boolean {
  return Boolean(conversation?.waitingSince);
}

/** Who wrote last, and when. */
function lastLine({ conversation }: StaffApplication, language: Language): string {
  const t = threadTexts[language];
  // A server of the release before doesn't say.
  if (conversation === undefined) return t.open;
  if (!conversation?.last) return t.empty;
  const { at, by } = conversation.last;
  return t.last(by?.name ?? t.driver, showMoment(at, language));
}
