import type { ReactNode } from 'react';
import { chooseLanguage, type Language, useLanguage } from '../lib/language.ts';
import { useText } from '../lib/text.ts';
import { Icon } from '../ui/icon.tsx';
import { appTexts } from './app-texts.ts';
import { HelpMenu } from './help-menu.tsx';
import { Logo } from './logo.tsx';
import { goBack, goTo } from './navigation.ts';

/** `true` goes back in the history; a path or a function goes there. */
export type Back = boolean | string | (() => void);

/** The children stand below its row: where one is. */
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
          <LanguageSwitch label={t.language} />
        </span>
      </div>
      {children}
    </header>
  );
}

function LanguageSwitch({ label }: { label: string }) {
  const language = useLanguage();
  return (
    <span className="relative flex items-center before:absolute before:inset-x-0 before:inset-y-2 before:rounded-full before:border before:border-line before:bg-card">
      <select
        aria-label={label}
        value={language}
        onChange={(event) => chooseLanguage(event.target.value as Language)}
        className="relative min-h-12 appearance-none rounded-full bg-transparent py-2.5 pr-7 pl-3 text-small font-semibold text-ink-2"
      >
        <option value="es">Español</option>
        <option value="en">English</option>
      </select>
      <span className="pointer-events-none absolute right-2.5 text-ink-2">
        <Icon name="down" size={14} />
      </span>
    </span>
  );
}

function leave(back: Exclude<Back, false>): void {
  if (back === true) goBack();
  else if (typeof back === 'string') goTo(back);
  else back();
}
