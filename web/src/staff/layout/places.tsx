import { type Holder, may } from '@volante/contract/staff/roles.ts';
import { Link, useLocation } from 'wouter';
import { useText } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { MenuAction, MenuButton } from '../controls/menu.tsx';
import { useMe } from '../session/session.ts';
import { useNewVisitChanges } from '../visits/calendar-data.ts';
import { adminHomeOf } from './home.ts';
import { layoutTexts } from './texts.ts';
import { useOpenRequests, useOwnInbox, useUndelivered, useWaitingConversations } from './waiting-counts.tsx';

type PlaceName = 'inbox' | 'calendar' | 'conversations' | 'messages' | 'reports' | 'privacy' | 'administration';

/** The places of the console besides the list where somebody may go. */
function placesOf(account: Holder): { name: PlaceName; href: string }[] {
  const serves = may(account, 'serve');
  const hours = may(account, 'administer') && '/calendar/availability';
  const hrefs: Record<PlaceName, string | false | null> = {
    inbox: serves && '/inbox',
    calendar: serves ? '/calendar' : hours,
    conversations: serves && '/conversations',
    messages: serves && '/messages',
    reports: may(account, 'oversee') && '/reports',
    privacy: may(account, 'requests') && '/privacy',
    administration: adminHomeOf(account),
  };
  return Object.entries(hrefs).flatMap(([name, href]) => (href ? [{ name: name as PlaceName, href }] : []));
}

/** What waits in each place; null if nothing does, or it isn't known. */
function useCounts(): Record<PlaceName, string | null> {
  const changes = useNewVisitChanges();
  return {
    inbox: useOwnInbox(),
    calendar: changes > 0 ? String(changes) : null,
    conversations: useWaitingConversations(),
    messages: useUndelivered(),
    reports: null,
    privacy: useOpenRequests(),
    administration: null,
  };
}

function useOwnPlaces() {
  const { account } = useMe();
  return placesOf(account);
}

/** Where one can go, by name; on a phone it is a menu. */
export function PlaceLinks() {
  const t = useText(layoutTexts);
  const [path] = useLocation();
  const counts = useCounts();
  return (
    <nav aria-label={t.places} className="hidden border-b border-line bg-card desk:block">
      <ul className="mx-auto flex max-w-[1600px] flex-wrap gap-x-1 px-1.5">
        {useOwnPlaces().map(({ name, href }) => {
          const isHere = path === href || path.startsWith(`/${href.split('/')[1]}/`);
          return (
            <li key={name}>
              <Link
                href={href}
                aria-current={isHere ? 'page' : undefined}
                className={`flex min-h-10 items-center gap-1.5 border-b-2 px-2.5 text-small font-semibold hover:text-brand-ink ${isHere ? 'border-brand text-brand-ink' : 'border-transparent text-ink-2'}`}
              >
                <span>{t[name]}</span>
                {counts[name] !== null && (
                  <>
                    {' '}
                    <Count>{counts[name]}</Count>
                    <span className="sr-only"> {t.counted[name](counts[name])}</span>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The same on a phone. */
export function PlaceMenu() {
  const t = useText(layoutTexts);
  const [, navigate] = useLocation();
  const counts = useCounts();
  const own = useOwnPlaces();
  const said = own.flatMap(({ name }) => {
    const count = counts[name];
    return count === null ? [] : [`${count} ${t.counted[name](count)}`];
  });
  // The head of a phone has room for one number of two digits.
  const shown = counts.messages ?? counts.inbox ?? counts.calendar ?? counts.conversations ?? counts.privacy;
  return (
    <MenuButton
      label={t.menu}
      narrow
      onAction={(key) => {
        const place = own.find(({ name }) => name === key);
        if (place) navigate(place.href);
      }}
      content={own.map(({ name }) => (
        <MenuAction key={name} id={name}>
          {counts[name] === null ? t[name] : `${t[name]} ${counts[name]}`}
        </MenuAction>
      ))}
    >
      <Icon name="menu" size={18} />
      <span className="sr-only">{said.length > 0 ? `${t.menu}: ${said.join(', ')}` : t.menu}</span>
      {shown !== null && (
        <span aria-hidden="true">
          <Count>{shown.length > 2 ? '99+' : shown}</Count>
        </span>
      )}
    </MenuButton>
  );
}

function Count({ children }: { children: string }) {
  return (
    <span
      translate="no"
      className="min-w-6 rounded-full bg-brand-fill px-1.5 text-center text-tag leading-6 font-bold text-on-brand tabular-nums"
    >
      {children}
    </span>
  );
}
