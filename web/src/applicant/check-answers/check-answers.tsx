import { isClosed } from '@volante/contract/admission/closing.ts';
import { waitingScreens } from '@volante/contract/admission/document-steps.ts';
import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { isSent } from '@volante/contract/admission/stages.ts';
import type { Application } from '@volante/contract/application.ts';
import { isContactComplete } from '@volante/contract/personal-data/rules.ts';
import { useRef, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { here } from '../../lib/here.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { reloadApplication, storeApplication, useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { useDocumentName } from '../application/document-names.ts';
import { DocumentList, type DoubtedDocument, useDoubtedDocuments } from '../application/doubts/document-list.tsx';
import { doubtTexts } from '../application/doubts/doubt-texts.ts';
import { useAwaitedReading } from '../application/doubts/use-awaited-reading.ts';
import { useDoubtWords } from '../application/doubts/use-doubt-words.ts';
import { showFailure } from '../application/failure.ts';
import { Screen } from '../layout/screen.tsx';
import { appTexts } from '../navigation/app-texts.ts';
import { go } from '../navigation/go.ts';
import { ScreenButton } from '../navigation/link.tsx';
import { useToGoOn } from '../sending/under-way.ts';
import { DocumentsSummary } from './documents-summary.tsx';
import { LastOnes, useLastOnes } from './last-ones.tsx';
import { PersonalSummary } from './personal-summary.tsx';
import { EarningsSummary } from './summary.tsx';
import { checkAnswersTexts } from './texts.ts';

/** All answers, each with a link to change it, and the button that sends the application. */
export default function CheckAnswers() {
  const t = useText(checkAnswersTexts);
  const newest = useApplication();
  // The screen stays unchanged while sending; the next screen shows the result.
  const [atSend, setAtSend] = useState<Application | null>(null);
  const application = atSend ?? newest;
  const missing = useMissing(useToGoOn(application));
  const doubted = useDoubtedDocuments(application);
  useAwaitedReading(newest.documentsAnalysis.documents.some(({ unread }) => unread));
  const last = useLastOnes();
  const [refused, setRefused] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const closed = isClosed(application);
  const sent = isSent(application.status) || closed;
  const reviewing = application.status === 'judicial_analysis';

  const wanted = missing.length > 0 || reviewing;
  const blocked = wanted || last.coming.length > 0;

  const look = () => requestAnimationFrame(() => notice.current?.focus());
  const refuse = () => {
    setRefused(true);
    look();
  };
  const submit = async () => {
    setAtSend(newest);
    try {
      storeApplication(await call('POST /public/admission/requests/{id}/submit', { params: { id: application.id } }));
      await go('/documents-success');
      // Without a network the next screen may not have loaded.
      if (here().pathname !== '/check-your-answers') return;
    } catch (error) {
      if (error instanceof CallError && error.code === 'not_ready') {
        await reloadApplication().catch(() => undefined);
        refuse();
      } else showFailure(error);
    }
    setAtSend(null);
  };
  return (
    <Screen
      title={application.status === 'rejected' ? t.closedTitle : sent ? t.alreadySent : t.title}
      lead={sent ? t.alreadySentText : t.lead}
      step="review"
      stepShare={0.9}
      back
      action={
        sent ? (
          <ScreenButton to={nextScreen(application)}>{t.goOn}</ScreenButton>
        ) : (
          <Button onClick={wanted ? refuse : blocked ? look : submit} busy={atSend !== null} blocked={blocked}>
            {t.send}
          </Button>
        )
      }
    >
      <div ref={notice} tabIndex={-1} className="focus:outline-none">
        {!closed && <LastOnes last={last} />}
        {!sent && <BeforeYouSend missing={missing} doubted={doubted} reviewing={reviewing} refused={refused} />}
      </div>
      <div className="wide:grid wide:grid-cols-2 wide:items-start wide:gap-x-6 wide:*:min-w-0">
        <PersonalSummary application={application} fixed={closed} />
        <div>
          <EarningsSummary application={application} />
          <DocumentsSummary application={application} fixed={closed} />
        </div>
      </div>
    </Screen>
  );
}

interface BeforeYouSendProps {
  /** What sending waits for. */
  missing: readonly { name: string; screen: string }[];
  /** What could be mended, although it may be sent as it is. */
  doubted: readonly DoubtedDocument[];
  /** The company is still reviewing the earnings. */
  reviewing: boolean;
  /** Sending was just refused. */
  refused: boolean;
}

/** One list of everything to do or to look at before sending, each with its reason and a button. */
function BeforeYouSend({ missing, doubted, reviewing, refused }: BeforeYouSendProps) {
  const t = useText(checkAnswersTexts);
  const words = useText(doubtTexts);
  const wordsOf = useDoubtWords();
  const blocks = missing.length > 0 || reviewing || refused;
  if (!blocks && doubted.length === 0) return null;
  const given = [
    ...missing.map(({ name, screen }) => ({
      key: `missing ${screen}`,
      name,
      screen,
      reasons: [t.missingReason],
      action: t.go,
    })),
    ...doubted.map(({ doubts, ...document }) => ({ ...document, reasons: doubts.map(wordsOf), action: words.look })),
  ];
  return (
    <div className="mb-4">
      <Notice tone={refused ? 'bad' : 'warn'} title={words.before} live={refused}>
        {blocks && <p>{missing.length === 0 && reviewing ? t.review : t.notReady}</p>}
        <DocumentList documents={given} />
        {!blocks && <p className="text-ink-2">{t.maySend}</p>}
      </Notice>
    </div>
  );
}

/** Everything still missing before the application can be sent, with the screen to fix it; optional documents never block. */
function useMissing(application: Application): { name: string; screen: string }[] {
  const { stepNames } = useText(appTexts);
  const nameOf = useDocumentName();
  const { personalData } = application;
  const person = personalData.status === 'pending' || !isContactComplete(personalData);
  const documents = waitingScreens(application).flatMap(({ screen, documents }) => {
    const first = documents.find((document) => document.required);
    return first ? [{ name: nameOf(first.type), screen }] : [];
  });
  return [...(person ? [{ name: stepNames.personal_data, screen: '/personal-data' }] : []), ...documents];
}
