import type { StepKey } from '@volante/contract/admission/steps.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { StepLine } from '../../ui/progress.tsx';
import { arrive } from '../router/arrival.ts';
import { ScreenLink } from '../router/link.tsx';
import { SendingLine } from '../sending/sending-line.tsx';
import { appTexts } from './app-texts.ts';
import { type Back, Header } from './header.tsx';
import { SideColumn } from './side-column.tsx';
import { useStepLine } from './step-line.ts';

export interface ScreenProps {
  /** One question or request; also the window title. */
  title: string;
  lead?: ReactNode;
  /** The step this screen belongs to; shows the progress line. */
  step?: StepKey;
  /** Replaces the step's name in the progress line: "Uber, ganancias". */
  stepDetail?: string;
  /** Completed share of the step, 0 to 1. */
  stepShare?: number;
  back?: Back;
  /** The primary button, within the thumb's reach. */
  action?: ReactNode;
  /** Content below it: a text button, a short line. */
  below?: ReactNode;
  /** A picture above a larger heading; for welcome and success screens. */
  hero?: ReactNode;
  /** A change of this value counts as another screen under the same address: the heading gets the focus. */
  part?: string | number;
  children?: ReactNode;
}

/** The frame of every screen: header, position, one heading, content, one action at the bottom. */
export function Screen(props: ScreenProps) {
  const { title, lead, step, stepDetail, stepShare = 0, back = false, action, below, hero, part, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const t = useText(appTexts);
  const line = useStepLine(step, stepDetail, stepShare);
  useWindowTitle(`${title} · ${settings.brand.name}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another screen
  useEffect(() => arrive(heading.current), [part]);
  return (
    <div
      className={classes(
        'mx-auto flex min-h-dvh max-w-[480px]',
        step && 'desk:max-w-[780px] desk:gap-x-8 desk:pl-5 wide:relative wide:max-w-[480px] wide:pl-0',
      )}
    >
      {step && <SideColumn current={step} />}
      <div className="flex w-full min-w-0 max-w-[480px] flex-col">
        <Header back={back}>
          {line && (
            <ScreenLink
              to="/tasks"
              aria-label={`${line.text}. ${t.seeSteps}`}
              className="-my-2 block py-2 print:hidden"
            >
              <StepLine text={line.text} value={line.value} end={<Icon name="next" size={14} />} />
            </ScreenLink>
          )}
        </Header>
        <SendingLine />
        <main
          className={classes(
            'flex flex-1 flex-col px-5 py-3.5 desk:flex-none',
            hero != null && 'justify-end desk:mt-auto',
            hero != null && !action && !below && 'desk:mb-auto',
          )}
        >
          {hero && <div className="my-auto desk:my-0 desk:mb-8">{hero}</div>}
          <h1
            ref={heading}
            tabIndex={-1}
            className={classes('font-extrabold', lead ? 'mb-1.5' : 'mb-4', hero ? 'text-hero' : 'text-title')}
          >
            {title}
          </h1>
          {lead && <p className="mb-4 text-ink-2">{lead}</p>}
          {children}
        </main>
        {(action || below) && (
          <footer
            className={classes(
              'bottom-0 bg-linear-to-b from-transparent to-ground to-24% px-5 pt-3 pb-[max(20px,env(safe-area-inset-bottom))] tall:not-has-[>button:disabled:not([aria-busy])]:sticky print:hidden',
              hero != null && 'desk:mb-auto',
            )}
          >
            {action}
            {below && <div className="mt-1.5 text-center text-small text-balance text-ink-2">{below}</div>}
          </footer>
        )}
      </div>
    </div>
  );
}
