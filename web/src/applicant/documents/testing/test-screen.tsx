import {
  type DocumentType,
  documentScreen,
  documentTypes,
  obligorScreen,
  statementScreen,
} from '@volante/contract/documents/rules.ts';
import type { ComponentType } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forget, readKept } from '../../../lib/files/kept-files.ts';
import { chooseLanguage } from '../../../lib/language.ts';
import { applicationOf, openApplication } from '../../testing/test-application.ts';
import DocumentScreen from '../document.tsx';
import ObligorCard from '../obligor/obligor-card.tsx';
import { documentUploads } from '../sending/document-uploads.ts';
import { LONGEST_READING } from '../statements/stated-month.tsx';
import Statements from '../statements/statements.tsx';
import { fakeDocuments } from './fake-documents.ts';

const screens: Record<string, ComponentType<{ params: { type: string } }>> = {
  [statementScreen]: Statements,
  [obligorScreen]: ObligorCard,
};
const opened = new Set<string>();
const servers = new Set<ReturnType<typeof fakeDocuments>>();
const home = location.pathname + location.search;

/** Opens the screen of a document on a phone in Spanish, with its own fake server. */
export async function openDocument(type: DocumentType, change: object = {}, application = newApplication()) {
  chooseLanguage('es');
  opened.add(application.id);
  const server = fakeDocuments(openApplication(application));
  servers.add(server);
  vi.spyOn(window, 'fetch').mockImplementation(server.answer);
  vi.stubGlobal('XMLHttpRequest', server.Network);
  server.change(type, change);
  const Screen = screens[documentScreen(type)] ?? DocumentScreen;
  const screen = await render(<Screen params={{ type: documentScreen(type) }} />);
  const choose = async (label: string, ...files: File[]) => {
    const picker = screen.getByLabelText(label, { exact: false }).first();
    await expect.element(picker).toBeInTheDocument();
    const input = picker.element() as HTMLInputElement;
    return userEvent.upload(input, files);
  };
  const says = (text: string) => screen.getByText(text, { exact: false }).first();
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return { screen, server, application, choose, says, button };
}

/** From here on, files chosen together are placed by their text: on a busy machine they would be placed by their names. */
export function readHoweverLong(): void {
  const later = setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    ms === LONGEST_READING ? 0 : later(run, ms)) as typeof setTimeout);
}

/** Longer than a double tap, as when somebody has seen the effect of the first press. */
export const reading = () => new Promise((read) => setTimeout(read, 500));

/** After each test: resets the phone. */
export async function closeDocument(): Promise<void> {
  for (const server of servers) server.close();
  servers.clear();
  await page.viewport(360, 740);
  for (const id of opened) for (const type of documentTypes) documentUploads(id).remove(type);
  // A file chosen and never sent in one test would be restored in the next.
  for (const id of opened) for (const { purpose } of await readKept(id)) await forget(id, purpose);
  opened.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', home);
}

const newApplication = () => applicationOf({ status: 'documents_analysis' });
export const file = (content: string, name: string, type: string) => new File([content], name, { type });
export const pdf = (name: string) => file(`%PDF-1.4 ${name}`, name, 'application/pdf');

/** The labels of all solid buttons of the screen. */
export function solid(screen: Element): string[] {
  return [...screen.querySelectorAll('.bg-brand-fill.button-size')].map((button) => button.textContent ?? '');
}
