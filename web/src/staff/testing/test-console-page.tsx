import { QueryClientProvider } from '@tanstack/react-query';
import type { Role } from '@volante/contract/staff/roles.ts';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { getLanguage, locales } from '../../lib/language.ts';
import { queryClient } from '../../lib/queries.ts';
import { meAs, workAs } from './played-server.ts';

/** Begins each test of the file on a computer, at a URL of the console, as a person with this role, or every right. */
export function beginAt(address: string, job: Role | 'everything'): void {
  const before = location.href;
  beforeEach(async () => {
    await page.viewport(1280, 800);
    workAs(meAs(job));
    history.replaceState(null, '', `/staff${address}`);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    history.replaceState(null, '', before);
  });
}

/** Shows a page of the console without its frame. */
export const showPage = (content: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient()}>
      <I18nProvider locale={locales[getLanguage()]}>
        <Router base="/staff">{content}</Router>
      </I18nProvider>
    </QueryClientProvider>,
  );
