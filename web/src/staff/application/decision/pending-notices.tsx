import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { Task } from '@volante/contract/staff/pending-notices.ts';
import { sentence } from '@volante/contract/words/day-and-time.ts';
import { useEffect } from 'react';
import { now } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { queryClient } from '../../../lib/queries.ts';
import { dictionary, useText } from '../../../lib/text.ts';
import { showMoment } from '../../words/moments.ts';
import { applicationOf } from '../application.ts';
import { documentName, reasonText } from '../document-words.ts';
import { NotifyButton } from '../next-act.tsx';
import { Section } from '../section.tsx';

/** Delay after the message's due time before checking whether it was sent, and interval of further checks, in ms. */
const AFTER = 5000;

/** Tasks the driver hasn't been told about yet, when the message is sent, and a button that sends it now. */
export function PendingNotices({ application }: { application: ReviewerApplication }) {
  const t = useText(texts);
  const language = useLanguage();
  const { applicationId, toTell: pendingNotices } = application;
  const at = pendingNotices?.at;
  useReadAfter(applicationId, at);
  if (!pendingNotices || !at) return null;

  const text = (task: Task) => {
    if (task.kind === 'correction') return t.correct(t.parts[task.part]);
    if (task.kind === 'step') return t.steps[task.step];
    const name = documentName(task, language);
    return task.kind === 'asked' ? t.sendAlso(name) : t.sendAgain(name, reasonText(task.reason, language));
  };
  const lines = [...new Set(pendingNotices.tasks.map(text))];
  const isDue = now().getTime() >= Date.parse(at);
  return (
    <Section id="to-tell" title={t.title}>
      <ul className="mb-2 list-disc pl-5 text-small">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mb-3 text-small text-ink-2">{isDue ? t.onItsWay : t.byItself(showMoment(at, language))}</p>
      <NotifyButton application={application} />
    </Section>
  );
}

/** Refetches the application until the message was sent, because sending changes no part and isn't announced. */
function useReadAfter(applicationId: string, at: string | undefined): void {
  useEffect(() => {
    if (!at) return;
    const wait = Math.max(0, Date.parse(at) - now().getTime()) + AFTER;
    let timer = setTimeout(function read() {
      void queryClient().invalidateQueries({ queryKey: applicationOf(applicationId).queryKey });
      timer = setTimeout(read, AFTER);
    }, wait);
    return () => clearTimeout(timer);
  }, [applicationId, at]);
}

const texts = dictionary({
  es: {
    title: 'Por avisar al conductor',
    sendAgain: (document: string, reason: string) => `Enviar otra vez ${document}. ${reason}.`,
    sendAlso: (document: string) => `Enviar también ${document}.`,
    correct: (part: string) => `Corregir ${part}.`,
    parts: {
      personal_data: 'sus datos personales',
      earnings: 'sus ganancias',
      obligor: 'los datos de su aval',
      home_photos: 'las fotos de su casa',
    },
    steps: {
      contact: 'Decir cómo contactarlo.',
      earnings: 'Terminar de comprobar sus ganancias.',
      personal_data: 'Completar sus datos personales.',
      documents: 'Enviar los documentos que faltan.',
      send: 'Revisar su solicitud y enviarla.',
      booking: 'Elegir cuándo es la videollamada.',
      visit_parts: 'Enviar lo que falta antes de la videollamada.',
    },
    byItself: (moment: string) =>
      `${sentence(`Sale en un solo mensaje el ${moment}`)} Si devuelves algo más, el mensaje espera otros 10 minutos.`,
    onItsWay: 'El mensaje está saliendo.',
  },
  en: {
    title: 'To tell the driver',
    sendAgain: (document: string, reason: string) => `Send ${document} again. ${reason}.`,
    sendAlso: (document: string) => `Also send ${document}.`,
    correct: (part: string) => `Correct ${part}.`,
    parts: {
      personal_data: 'their personal data',
      earnings: 'their earnings',
      obligor: 'their guarantor’s data',
      home_photos: 'the photos of their home',
    },
    steps: {
      contact: 'Say how to reach them.',
      earnings: 'Finish showing what they earn.',
      personal_data: 'Complete their personal data.',
      documents: 'Send the documents that are missing.',
      send: 'Review their application and send it.',
      booking: 'Choose a time for the video call.',
      visit_parts: 'Send what’s missing before the video call.',
    },
    byItself: (moment: string) =>
      `It goes in one message, ${moment}. Send something else back and it waits another 10 minutes.`,
    onItsWay: 'The message is on its way.',
  },
});
