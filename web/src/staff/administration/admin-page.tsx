import { may } from '@volante/contract/staff/roles.ts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { dictionary, useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { useMe } from '../session/session.ts';

const parts = ['accounts', 'systems', 'webhooks', 'plans', 'settings', 'jobs', 'audit'] as const;

/** A page of the administration, with links to the others that one may see. */
export function AdminPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = useText(texts);
  const [path] = useLocation();
  const { account } = useMe();
  const shown = parts.filter((part) => may(account, part === 'audit' ? 'audit' : 'administer'));
  useWindowTitle(title);
  return (
    <main className="mx-auto max-w-[1100px] px-4 py-6">
      <nav aria-label={t.title} className="mb-4 flex gap-4 overflow-x-auto border-b border-line text-small font-bold">
        {shown.map((part) => {
          const isHere = path === `/admin/${part}`;
          return (
            <Link
              key={part}
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

const texts = dictionary({
  es: {
    title: 'Administración',
    parts: {
      accounts: 'Cuentas',
      systems: 'Sistemas',
      webhooks: 'Webhooks',
      plans: 'Planes',
      settings: 'Ajustes',
      jobs: 'Tareas',
      audit: 'Registro',
    },
  },
  en: {
    title: 'Administration',
    parts: {
      accounts: 'Accounts',
      systems: 'Systems',
      webhooks: 'Webhooks',
      plans: 'Plans',
      settings: 'Settings',
      jobs: 'Jobs',
      audit: 'Audit log',
    },
  },
});
