import type { CorrectionPart } from '@volante/contract/admission/corrections.ts';
import type { StaffApplication } from '@volante/contract/staff/application.ts';
import {
  type Act,
  askedAbout,
  fateOf,
  type OpenKind,
  type OpenThing,
  openThings,
} from '@volante/contract/staff/open-things/open-things.ts';
import { joinNames } from '../../lib/format.ts';
import { type Language, useLanguage } from '../../lib/language.ts';
import { dictionary, plural, useText } from '../../lib/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { isReviewerApplication } from './application.ts';
import { nameAmong } from './document-words.ts';

interface Acting {
  application: StaffApplication;
  act: Act;
  /** The part it acts on; left out if it acts on the whole application. */
  on?: CorrectionPart;
}

/** The kinds of open things that the act asks about. Whoever has read what happens to them sends them with it. */
export function openAsked({ application, act, on }: Acting): OpenKind[] {
  return [...new Set(askedAbout(openIn(application), act, on).map(({ kind }) => kind))];
}

/** What is open on an application and what an act does to it; nothing if it leaves everything as it is. */
export function OpenThings({ application, act, on }: Acting) {
  const t = useText(texts);
  const language = useLanguage();
  const touched = openIn(application).filter((thing) => fateOf(thing, act, on) !== 'keep');
  const lines = shown.flatMap((kind) => {
    const things = touched.filter((thing) => thing.kind === kind);
    if (things.length === 0) return [];
    const fate = fateOf(things[0] as OpenThing, act, on).replace('ask_', '') as keyof typeof unsent.es;
    const what = t[kind](namesOf(things, application, t.parts, language), things.length);
    return { kind, text: `${what} ${t.fates[kind][fate]}` };
  });
  if (lines.length === 0) return null;
  return (
    <div className="mb-3">
      <Notice tone="warn" title={t.title}>
        <ul className="grid gap-1">
          {lines.map(({ kind, text }) => (
            <li key={kind}>{text}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function openIn(application: StaffApplication): OpenThing[] {
  const { corrections, documents, proposal: pendingDecision } = application;
  return openThings({
    corrections,
    documents,
    proposal: pendingDecision,
    toTell: isReviewerApplication(application) && application.toTell,
  });
}

// A proposal has a part of its own, and whoever cancels or moves a visit is told of its messages there.
const shown = [
  'correction',
  'answer',
  'sent_back',
  'asked_paper',
  'paper_to_review',
  'message',
] as const satisfies readonly OpenKind[];

function namesOf(
  things: readonly OpenThing[],
  { documents }: StaffApplication,
  parts: Record<CorrectionPart, string>,
  language: Language,
): string {
  const names = things.flatMap(({ part, type }) => [
    ...(part ? [parts[part]] : []),
    ...(type ? [nameAmong(documents, type, language)] : []),
  ]);
  return joinNames(new Set(names), 'and', language);
}

const askedAgain = {
  es: {
    keep: 'Se le sigue pidiendo.',
    settle: 'Ya no se le pide.',
    pause: 'Deja de pedírsele. Si abres de nuevo la solicitud, se le vuelve a pedir.',
  },
  en: {
    keep: 'They still have to.',
    settle: 'They no longer have to.',
    pause: 'They no longer have to, unless the application is reopened.',
  },
};
const forUs = {
  es: {
    keep: 'Puedes hacerlo después.',
    settle: 'Se queda así.',
    pause: 'Se queda así, a menos que abras de nuevo la solicitud.',
  },
  en: {
    keep: 'You can do that later.',
    settle: 'It stays that way.',
    pause: 'It stays that way, unless the application is reopened.',
  },
};
const unsent = {
  es: { keep: 'Sale como estaba previsto.', settle: 'No se va a enviar.', pause: 'No se va a enviar.' },
  en: { keep: 'It goes as planned.', settle: 'It won’t be sent.', pause: 'It won’t be sent.' },
};

const texts = dictionary({
  es: {
    title: 'Queda algo pendiente',
    correction: (parts: string, _n: number) => `El conductor todavía no corrige ${parts}.`,
    answer: (parts: string, _n: number) => `El conductor ya corrigió ${parts} y falta revisarlo.`,
    sent_back: (documents: string, _n: number) => `El conductor todavía no envía otra vez: ${documents}.`,
    asked_paper: (documents: string, _n: number) => `El conductor todavía no envía lo que se le pidió: ${documents}.`,
    paper_to_review: (documents: string, n: number) =>
      `${n} ${plural('es', n, { one: 'documento', other: 'documentos' })} sin revisar: ${documents}.`,
    message: (_: string, _n: number) => 'Hay un mensaje para el conductor que todavía no sale.',
    parts: {
      personal_data: 'sus datos personales',
      earnings: 'sus ganancias',
      obligor: 'los datos de su aval',
      home_photos: 'las fotos de su casa',
    },
    fates: {
      correction: askedAgain.es,
      answer: { ...forUs.es, settle: 'Se da por revisado.' },
      sent_back: askedAgain.es,
      asked_paper: askedAgain.es,
      paper_to_review: forUs.es,
      message: unsent.es,
    },
  },
  en: {
    title: 'Something is still open',
    correction: (parts: string, _n: number) => `The driver hasn’t corrected ${parts} yet.`,
    answer: (parts: string, _n: number) => `The driver corrected ${parts}, and nobody has reviewed it.`,
    sent_back: (documents: string, _n: number) => `The driver hasn’t sent again: ${documents}.`,
    asked_paper: (documents: string, _n: number) => `The driver hasn’t sent what was asked for: ${documents}.`,
    paper_to_review: (documents: string, n: number) =>
      `${n} ${plural('en', n, { one: 'document', other: 'documents' })} not reviewed: ${documents}.`,
    message: (_: string, _n: number) => 'A message to the driver hasn’t been sent yet.',
    parts: {
      personal_data: 'their personal data',
      earnings: 'their earnings',
      obligor: 'their guarantor’s data',
      home_photos: 'the photos of their home',
    },
    fates: {
      correction: askedAgain.en,
      answer: { ...forUs.en, settle: 'It counts as reviewed.' },
      sent_back: askedAgain.en,
      asked_paper: askedAgain.en,
      paper_to_review: forUs.en,
      message: unsent.en,
    },
  },
});
