import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { goBack, goTo } from '../router/navigation.ts';
import { appTexts } from './app-texts.ts';
import { HelpMenu } from './help-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';

/** `true` goes back in history; a path or a function goes there. */
export type Back = boolean | string | (() => void);

/** The children are shown below its row: the position in the flow. */
export function Header({ back, children }: { back: Back; children?: ReactNode }) {
  const t = useText(appTexts);
  return (
    <header>
      <div className="flex min-h-16 flex-wrap items-center gap-x-1 px-5 py-2">
        {back && (
          <button
            type="button"
            aria-label={t.back}
            onClick={() => leave(back)}
            className="-ml-2 grid size-12 flex-none place-items-center print:hidden"
          >
            <span className="grid size-8 place-items-center rounded-full border border-line bg-card">
              <Icon name="back" size={16} />
            </span>
          </button>
        )}
        <Logo />
        <span className="ml-auto flex items-center print:hidden">
          <HelpMenu />
          <LanguageSwitch />
        </span>
      </div>
      {children}
    </header>
  );
}

function leave(back: Exclude<Back, false>): void {
  if (back === true) goBack();
  else if (typeof back === 'string') goTo(back);
  else back();
}
