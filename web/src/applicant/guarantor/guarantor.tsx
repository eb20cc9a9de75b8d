import { isUnanswered } from '@volante/contract/obligor/guarantor-states.ts';
import type { GuarantorView } from '@volante/contract/obligor/invitation.ts';
import { useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { usePolling } from '../../lib/polling.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { HelpLink } from '../layout/help-link.tsx';
import { Screen } from '../layout/screen.tsx';
import { requestId } from '../navigation/address.ts';
import { lazyPart } from '../navigation/lazy-part.tsx';
import { Asked } from './asked.tsx';
import { guarantorQuery } from './guarantor-query.ts';
import { guarantorTexts } from './texts.ts';

const Form = lazyPart(() => import('./agree-form.tsx'));
const Answered = lazyPart(() => import('./answered.tsx'));
const OtherDevice = lazyPart(() => import('./other-device.tsx'));

/** How often an open page looks for what staff send back, in ms. */
const EVERY = 20_000;

/** The page of a guarantor who was sent a link of their own. */
export default function Guarantor() {
  const id = requestId() ?? '';
  const { data, error, refetch } = useQuery(guarantorQuery(id));
  usePolling(() => void refetch(), { every: EVERY });
  if (isGone(error)) return <Gone />;
  if (data) return <Shown view={data} />;
  return error ? <Failed onAgain={() => void refetch()} /> : <Loading />;
}

function Shown({ view }: { view: GuarantorView }) {
  const [answering, setAnswering] = useState(false);
  if (view.driversDevice || view.access === 'limited') return <OtherDevice view={view} />;
  if (view.closed || (!answering && !isUnanswered(view.state)))
    return <Answered view={view} onCorrect={() => setAnswering(true)} />;
  if (!answering) return <Asked view={view} onGoOn={() => setAnswering(true)} />;
  return <Form view={view} onDone={() => setAnswering(false)} />;
}

function Gone() {
  const t = useText(guarantorTexts);
  return <Screen title={t.goneTitle} lead={t.goneLead} below={<HelpLink />} />;
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useText(guarantorTexts);
  return (
    <Screen
      title={t.failedTitle}
      lead={t.failedLead}
      action={<Button onClick={onAgain}>{t.again}</Button>}
      below={<HelpLink />}
    />
  );
}

function Loading() {
  const t = useText(guarantorTexts);
  return (
    <Screen title={t.askTitle('')}>
      <Spinner />
    </Screen>
  );
}

// The link ended, or never was one.
function isGone(error: unknown): boolean {
  return error instanceof CallError && error.code === 'admission_request_not_found';
}
