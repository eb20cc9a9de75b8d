import { may } from '@volante/contract/staff/roles.ts';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { KeysHelp } from '../keys/keys-help.tsx';
import { useKey } from '../keys/use-key.ts';
import { useMe } from '../session/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { homeOf } from './home.ts';
import { PlaceLinks, PlaceMenu } from './places.tsx';
import { SearchBox, searchFor } from './search-box.tsx';
import { layoutTexts } from './texts.ts';
import { WaitingCounts } from './waiting-counts.tsx';

/** The header of every page: counts of waiting applications, search, own account; below it, where one can go. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText(layoutTexts);
  const { account } = useMe();
  const [helps, setHelps] = useState(false);
  const [, navigate] = useLocation();
  useKey('?', () => setHelps(true));
  const serves = may(account, 'serve');
  const home = homeOf(account);
  return (
    <div className="min-h-dvh">
      <a
        href="#room"
        className="sr-only z-50 bg-card p-3 font-bold focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        {t.skip}
      </a>
      <header className="sticky top-0 z-20 border-b border-line bg-card">
        <div className="mx-auto flex min-h-14 max-w-[1600px] items-center gap-1 px-4 desk:gap-4">
          <Link
            href={home}
            onClick={(event) => {
              // All waiting applications, without search or filters.
              event.preventDefault();
              searchFor('');
              navigate(home);
            }}
            className="-ml-3.5 grid min-h-12 min-w-12 flex-none place-items-center px-3.5 desk:m-0 desk:block desk:min-h-0 desk:min-w-0 desk:px-0 desk:py-2"
          >
            <Logo {...settings.brand} brief="phone" />
            <span className="sr-only">{serves ? t.home : t.start}</span>
          </Link>
          <div className="flex-none desk:hidden">
            <PlaceMenu />
          </div>
          <div className="hidden wide:block">{serves && <WaitingCounts />}</div>
          <div className="flex min-w-12 flex-1 justify-end">{serves && <SearchBox />}</div>
          {serves && (
            <Link href="/links/new" title={t.newLink} className={`${buttonClass('outline')} flex-none`}>
              <Icon name="plus" size={18} />
              <span className="sr-only desk:not-sr-only">{t.newLink}</span>
            </Link>
          )}
          <AccountMenu onKeysHelp={() => setHelps(true)} />
        </div>
      </header>
      <PlaceLinks />
      <div id="room" tabIndex={-1} className="outline-none">
        {children}
      </div>
      {helps && <KeysHelp onClose={() => setHelps(false)} />}
    </div>
  );
}
