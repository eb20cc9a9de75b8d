import type { DeviceAccess } from '@volante/contract/devices/calls.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useApplication } from '../application/application.ts';
import { failureText } from '../application/failure.ts';
import { accessQuery } from './access.ts';
import { AnswersStep } from './answers-step.tsx';
import { CodeStep } from './code-step.tsx';
import { HelpStep } from './help-step.tsx';
import { proofTexts } from './proof-texts.ts';
import { WaysStep } from './ways-step.tsx';

/** What each step of the proof puts on the screen or in the dialog. */
export interface ProofParts {
  title: string;
  lead: ReactNode;
  /** Another value moves the focus to the title. */
  part: string;
  action?: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
}

export type ProofFrame = ComponentType<ProofParts>;

/** Props of every step. */
export interface ProofStep {
  id: string;
  access: DeviceAccess;
  frame: ProofFrame;
  /** Opens another step; `code` with the channel that it was sent by. */
  open: (step: Step) => void;
}

export type Step = { at: 'ways' } | { at: 'code'; channel: MessageChannel } | { at: 'help' };

/** The proof that a device is the applicant's: by a code, by two answers, or by a call with staff. */
export function Proof({ frame: Frame, onProved }: { frame: ProofFrame; onProved: () => void }) {
  const { id } = useApplication();
  const t = useText(proofTexts);
  const { data: access, error, refetch, isFetching } = useQuery(accessQuery(id));
  const [chosen, open] = useState<Step | null>(null);
  const first = useRef<Step | null>(null);
  useOnce(access?.access === 'full', onProved);
  if (!access)
    return (
      <Frame
        title={t.title}
        lead={t.lead}
        part="loading"
        action={
          error ? (
            <Button onClick={() => refetch()} busy={isFetching}>
              {t.again}
            </Button>
          ) : undefined
        }
      >
        {error ? (
          <Notice tone="bad" live>
            {failureText(error)}
          </Notice>
        ) : (
          <Skeleton className="h-24" label={t.loading} />
        )}
      </Frame>
    );
  // A code that runs out of tries stays on the screen that says so.
  first.current ??= firstStep(access);
  const step = chosen ?? first.current;
  const props = { id, access, frame: Frame, open };
  if (step.at === 'help') return <HelpStep {...props} />;
  if (step.at === 'code') return <CodeStep key={step.channel} {...props} channel={step.channel} />;
  return access.answers ? <AnswersStep {...props} /> : <WaysStep {...props} />;
}

/** A reload goes on where this device was: with its number for staff, or with the code that it was sent. */
function firstStep({ help, code }: DeviceAccess): Step {
  if (help) return { at: 'help' };
  return code ? { at: 'code', channel: code.channel } : { at: 'ways' };
}

function useOnce(now: boolean, work: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (!now || done.current) return;
    done.current = true;
    work();
  });
}
