import { type StepKey, stepKeys } from '@volante/contract/admission/steps.ts';
import { correctedOn } from '@volante/contract/admission/to-correct.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { here } from '../../lib/here.ts';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { StepLine } from '../../ui/progress.tsx';
import { useMaybeApplication } from '../application/application.ts';
import { appTexts } from '../navigation/app-texts.ts';
import { arrive } from '../navigation/arrival.ts';
import { lazyPart } from '../navigation/lazy-part.tsx';
import { ScreenLink } from '../navigation/link.tsx';
import { lookWhenLimited } from '../navigation/screens.ts';
import { SendingLine } from '../sending/sending-line.tsx';
import { type Back, Header } from './header.tsx';

interface ScreenProps {
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
  /** Shown below the content, and on computers in a separate column at its right. */
  beside?: Beside;
  /** A change of this value counts as another screen under the same address: the heading gets the focus. */
  part?: string | number;
  children?: ReactNode;
}

interface Beside {
  content: ReactNode;
  /** Keeps the column even while it is empty, so that nothing moves when its content appears or disappears. */
  column: boolean;
}

const CorrectionNotice = lazyPart(() => import('../application/corrections/correction-notice.tsx'));

/**
 * Corrections requested by staff for this screen. They stay until the screen is left, because saving leads to the next
 * one.
 */
function useAsked() {
  const application = useMaybeApplication();
  const [path] = useState(() => here().pathname);
  return application ? correctedOn(path, application) : [];
}

const ProveNotice = lazyPart(() => import('../application/limited/prove-notice.tsx'));

/** Whether this screen shows states without values, because this device proved nothing. */
function useMasked(): boolean {
  const application = useMaybeApplication();
  return application?.access === 'limited' && lookWhenLimited(here().pathname) === 'masked';
}

/**
 * The frame of every screen: header, position, one heading, content, one action at the bottom. On computers the header
 * spans the page, and the steps are at the left inside one frame.
 */
export function Screen(props: ScreenProps) {
  const {
    title,
    lead,
    step,
    stepDetail,
    stepShare = 0,
    back = false,
    action,
    below,
    hero,
    beside,
    part,
    children,
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useWindowTitle(`${title} · ${settings.brand.name}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another screen
  useEffect(() => arrive(heading.current), [part]);
  const isPicture = hero != null;
  const hasColumn = beside?.column === true;
  const asked = useAsked();
  const masked = useMasked();
  return (
    <div className="flex min-h-dvh flex-col">
      <Header back={back} over={step ? 'steps' : isPicture ? 'picture' : 'form'}>
        {step && <Position step={step} detail={stepDetail} share={stepShare} />}
      </Header>
      <div
        className={classes(
          'flex flex-1 desk:flex-none wide:mx-auto wide:my-8 wide:min-h-[40rem] wide:w-[calc(100%-40px)] wide:rounded-frame wide:border wide:border-line wide:bg-card',
          step || isPicture ? 'wide:max-w-[1056px]' : 'wide:max-w-[816px]',
        )}
      >
        {step && <SideColumn current={step} detail={stepDetail} />}
        <div
          className={classes(
            'flex min-w-0 flex-1 flex-col wide:mx-0 wide:max-w-none wide:px-8 wide:pb-12 min-[68.5rem]:px-12',
            column,
            back ? 'wide:pt-22' : 'wide:pt-12',
            isPicture && 'wide:grid wide:content-center wide:pt-12',
            hasColumn && 'wide:grid wide:grid-cols-[minmax(0,1fr)_240px] wide:grid-rows-[auto_auto_1fr] wide:gap-x-6',
            isPicture &&
              (step
                ? 'wide:grid-cols-[minmax(0,272px)_minmax(0,1fr)] wide:gap-x-12'
                : 'wide:grid-cols-[minmax(0,1fr)_minmax(0,400px)] wide:gap-x-16'),
          )}
        >
          <SendingLine />
          {isPicture && (
            <div className="grid flex-1 content-center px-5 pt-3.5 desk:flex-none desk:pt-12 wide:row-span-2 wide:p-0">
              {hero}
            </div>
          )}
          <main
            className={classes(
              'flex flex-col px-5 pb-3.5 wide:px-0',
              isPicture ? 'desk:pt-8 wide:self-end wide:pt-0' : 'pt-3.5 desk:flex-none wide:pt-0',
              !isPicture && !beside && 'flex-1',
              isPicture && !action && !below && 'wide:row-span-2 wide:self-center',
            )}
          >
            <h1
              ref={heading}
              tabIndex={-1}
              className={classes(
                'font-extrabold',
                lead ? 'mb-1.5' : 'mb-4',
                isPicture ? 'text-hero' : 'text-title wide:text-hero',
              )}
            >
              {title}
            </h1>
            {lead && <p className="mb-4 text-ink-2 wide:mb-6 wide:max-w-[38rem]">{lead}</p>}
            {masked && part !== 'covered' && <ProveNotice />}
            {asked.length > 0 && <CorrectionNotice asked={asked} />}
            {children}
          </main>
          {beside && (
            <div
              className={classes(
                'grid flex-1 grid-cols-1 content-start gap-4 px-5 desk:flex-none wide:px-0',
                hasColumn && 'wide:col-start-2 wide:row-span-2 wide:row-start-2',
              )}
            >
              {beside.content}
            </div>
          )}
          {(action || below) && <Bar action={action} below={below} beside={isPicture || hasColumn} />}
        </div>
      </div>
    </div>
  );
}

/** Where the screen is among the steps, above it on phones; opens the list of all steps. */
function Position({ step, detail, share }: { step: StepKey; detail: string | undefined; share: number }) {
  const t = useText(appTexts);
  const index = stepKeys.indexOf(step);
  const text = t.stepOf(index + 1, stepKeys.length, detail ?? t.stepNames[step]);
  const part = Math.max(0.2, Math.min(1, share));
  return (
    <ScreenLink
      to="/tasks"
      aria-label={`${text}. ${t.seeSteps}`}
      className={classes('-my-2 block py-2 wide:hidden print:hidden', column)}
    >
      <StepLine text={text} value={(index + part) / stepKeys.length} end={<Icon name="next" size={14} />} />
    </ScreenLink>
  );
}

interface BarProps {
  action: ReactNode;
  below: ReactNode;
  /** On computers it stands in a column beside something else. */
  beside: boolean;
}

function Bar({ action, below, beside }: BarProps) {
  return (
    <footer
      ref={aboveBar}
      className={classes(
        // Support without a contact is nothing at all, and nothing gets no bar.
        'not-has-[>:not(:empty)]:hidden bottom-0 px-5 pt-3 pb-[max(20px,env(safe-area-inset-bottom))] max-wide:bg-linear-to-b max-wide:from-transparent max-wide:to-ground max-wide:to-24% max-wide:tall:not-has-[>button:disabled:not([aria-busy]),>:first-child>button:disabled:not([aria-busy])]:sticky wide:px-0 wide:pb-0 max-wide:forced-colors:border-t max-wide:forced-colors:bg-[Canvas] print:hidden',
        beside
          ? 'wide:self-start'
          : 'wide:flex wide:flex-wrap wide:items-center wide:gap-4 wide:pt-6 wide:[&>:first-child]:w-auto wide:[&>:first-child]:max-w-full wide:[&>:first-child]:min-w-[272px]',
      )}
    >
      {action}
      {below && (
        <div
          className={classes(
            'mt-1.5 text-center text-small text-balance text-ink-2',
            !beside &&
              'wide:mt-0 wide:flex wide:flex-[1_1_12rem] wide:flex-wrap wide:items-center wide:gap-x-3 wide:text-left wide:[&_:is(a,button)]:-ml-2 wide:[&_:is(a,button)]:w-fit wide:[&_:is(a,button)]:px-2',
          )}
        >
          {below}
        </div>
      )}
    </footer>
  );
}

/** On phones the window's width, on tablets a readable one. */
const column = 'mx-auto w-full max-w-[480px] desk:max-w-[600px]';

/**
 * Ref of the bar at the bottom of a screen. Sets `--bar` to its height, which depends on window, language, letters and buttons; the
 * stylesheet keeps what gets the focus above it. The browser scrolls only for focus by keyboard, so a text field that was
 * tapped is moved from under the bar here.
 */
function aboveBar(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const clear = () => {
    const field = document.activeElement;
    if (!field?.matches(typed) || getComputedStyle(bar).position !== 'sticky') return;
    if (field.getBoundingClientRect().bottom > bar.getBoundingClientRect().top)
      field.scrollIntoView({ block: 'nearest' });
  };
  const later = () => requestAnimationFrame(clear);
  const measured = new ResizeObserver(() => {
    style.setProperty('--bar', `${bar.offsetHeight}px`);
    clear();
  });
  measured.observe(bar);
  document.addEventListener('focusin', later);
  return () => {
    measured.disconnect();
    document.removeEventListener('focusin', later);
    style.removeProperty('--bar');
  };
}

// Nothing else may move between the two halves of a press.
const typed = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

type SideSteps = typeof import('./side-steps.tsx').SideSteps;

let loaded: SideSteps | null = null;

/** Space for the steps beside the column; phones have none and never load its code. */
function SideColumn({ current, detail }: { current: StepKey; detail: string | undefined }) {
  const [Steps, setSteps] = useState(() => loaded);
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)');
    const load = async () => {
      if (!wide.matches) return;
      loaded = (await import('./side-steps.tsx')).SideSteps;
      setSteps(() => loaded);
    };
    const loadOrGoWithout = () => void load().catch(() => undefined);
    loadOrGoWithout();
    wide.addEventListener('change', loadOrGoWithout);
    return () => wide.removeEventListener('change', loadOrGoWithout);
  }, []);
  return (
    <aside className="hidden w-60 flex-none border-r border-line px-6 py-10 wide:block print:hidden">
      {Steps && <Steps current={current} detail={detail} />}
    </aside>
  );
}
