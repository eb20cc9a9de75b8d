import type { ReactNode } from 'react';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { appTexts } from '../navigation/app-texts.ts';
import { goBack, goTo } from '../navigation/go.ts';
import { HelpMenu } from './help-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** `true` goes back in history; a path or a function goes there. */
export type Back = boolean | string | (() => void);

/** The content of the frame below on computers: the steps and a form, a picture and a form, or only a narrow form. */
type Over = keyof typeof backAt;

/**
 * Logo, help and language; on computers across the page. Its children, the position in the flow, are below that row.
 * The back button comes first on phones, and above the heading on computers.
 */
export function Header({ back, over = 'steps', children }: { back: Back; over?: Over; children?: ReactNode }) {
  const t = useText(appTexts);
  return (
    <header className="wide:border-b wide:border-line wide:bg-card">
      <div className="relative mx-auto flex min-h-16 w-full max-w-[480px] flex-wrap items-center gap-x-1 px-5 py-2 desk:max-w-[600px] wide:min-h-18 wide:max-w-[1096px]">
        {back && (
          <button
            type="button"
            aria-label={t.back}
            onClick={() => leave(back)}
            className={classes(
              '-ml-2 flex min-h-12 min-w-12 flex-none items-center justify-center gap-2 wide:absolute wide:top-[calc(100%+56px)] wide:ml-0 print:hidden',
              backAt[over],
            )}
          >
            <span className="grid size-8 place-items-center rounded-full border border-line bg-card">
              <Icon name="back" size={16} />
            </span>
            <span className="hidden text-small font-semibold text-ink-2 wide:inline">{t.back}</span>
          </button>
        )}
        <Logo {...settings.brand} brief={back !== false && 'narrow'} />
        <span className="ml-auto flex items-center print:hidden">
          <HelpMenu />
          <LanguageSwitch />
        </span>
      </div>
      {children}
    </header>
  );
}

// Above the heading, or above the picture: where the frame's content begins.
const backAt = {
  steps: 'wide:left-[293px] min-[68.5rem]:left-[309px]',
  picture: 'wide:left-[52px] min-[68.5rem]:left-[68px]',
  form: 'wide:left-[calc(50%-376px)] min-[68.5rem]:left-[calc(50%-360px)]',
};

function leave(back: Exclude<Back, false>): void {
  if (back === true) goBack();
  else if (typeof back === 'string') goTo(back);
  else back();
}
