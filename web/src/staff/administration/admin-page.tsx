import { isEverywhere, may, reachOf } from '@volante/contract/staff/roles.ts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useQuery } from '../../lib/queries.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { firstDayQuery, isAllDone } from '../first-day/first-day.ts';
import { useMe } from '../session/session.ts';

const parts = [
  ...(['accounts', 'systems', 'webhooks', 'plans', 'work', 'sentences', 'reading', 'settings', 'jobs'] as const),
  'audit',
] as const;

/** A page of the administration, with links to the others that one may see. */
export function AdminPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = useText(texts);
  const [path] = useLocation();
  const { account } = useMe();
  const shown = parts.filter(
    (part) =>
      (may(account, part === 'audit' ? 'audit' : 'administer') || (part === 'work' && may(account, 'oversee'))) &&
      // They are sent events of every country.
      (part !== 'webhooks' || isEverywhere(reachOf(account))),
  );
  useWindowTitle(title);
  const { data } = useQuery({ ...firstDayQuery, enabled: may(account, 'administer') });
  const isNew = path === '/admin/first-day' || (data && !isAllDone(data));
  return (
    <main className="mx-auto max-w-[1100px] px-4 py-6">
      <nav aria-label={t.title} className="mb-4 flex gap-4 overflow-x-auto border-b border-line text-small font-bold">
        {[...(isNew ? (['first-day'] as const) : []), ...shown].map((part) => {
          const isHere = path === `/admin/${part}` || path.startsWith(`/admin/${part}/`);
          return (
            <Link
              key={part}
              ref={isHere ? bringIntoView : undefined}
              href={`/admin/${part}`}
              aria-current={isHere ? 'page' : undefined}
              className={`flex-none border-b-2 py-2 max-desk:min-w-12 max-desk:py-3.5 max-desk:text-center ${isHere ? 'border-brand text-brand-ink' : 'border-transparent text-ink-2'}`}
            >
              {t.parts[part]}
            </Link>
          );
        })}
      </nav>
      <h1 className="mb-1 text-title font-extrabold">{title}</h1>
      <p className="mb-4 text-ink-2">{lead}</p>
      {children}
    </main>
  );
}

/** On a phone the row is wider than the screen. */
function bringIntoView(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

const texts = dictionary({
  es: {
    title: 'Administración',
    parts: {
      'first-day': 'Para empezar',
      accounts: 'Cuentas',
      systems: 'Sistemas',
      webhooks: 'Webhooks',
      plans: 'Planes',
      work: 'Reparto',
      sentences: 'Frases',
      reading: 'Lectura',
      settings: 'Ajustes',
      jobs: 'Procesos',
      audit: 'Registro',
    },
  },
  en: {
    title: 'Administration',
    parts: {
      'first-day': 'Getting started',
      accounts: 'Accounts',
      systems: 'Systems',
      webhooks: 'Webhooks',
      plans: 'Plans',
      work: 'Giving out',
      sentences: 'Sentences',
      reading: 'Reading',
      settings: 'Settings',
      jobs: 'Jobs',
      audit: 'Audit log',
    },
  },
});
