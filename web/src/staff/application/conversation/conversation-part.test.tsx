import type { StaffApplication } from '@volante/contract/staff/application.ts';
import type { Conversation, ConversationMessage } from '@volante/contract/staff/conversations/calls.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { meAs, type PlayedCall, playServer, workAs } from '../../testing/played-server.ts';
import { staffApplication } from '../../testing/test-application.ts';
import { showPage } from '../../testing/test-console-page.tsx';
import { application, beReviewer, eva, openPage, path } from '../earnings/testing/test-page.tsx';
import { Sections } from '../sections.tsx';

beReviewer();
const at = '2026-11-22T18:00:00Z';
const of = `${path}/conversation`;
const message = (change: Partial<ConversationMessage>): ConversationMessage => ({
  ...{ id: 'm1', at, channel: 'whatsapp', author: 'driver', by: null, text: '', choices: [] },
  ...{ file: null, state: null, reason: null },
  ...change,
});
const asked = message({ text: '¿Ya vieron mi INE?' });
const waiting: Conversation = {
  ...{ applicationId: application.applicationId, messages: [asked], channel: 'whatsapp', stoppedAt: null },
  ...{ freeUntil: new Date(Date.now() + 3_600_000).toISOString(), waitingSince: at, unread: 1, others: [] },
  ...{ isUnproved: false, doubt: null, notKept: [], uses: [] },
};
const fromDriver = { last: { at, by: null }, waitingSince: at } as const;
const fromEva = { last: { at, by: eva }, waitingSince: null } as const;

let kept: StaffApplication['conversation'];
let conversation: Conversation;
beforeEach(() => {
  kept = fromDriver;
  conversation = waiting;
});
const open = () =>
  openPage({
    [`GET ${path}`]: () => ({ ...application, conversation: kept }),
    [`GET ${of}`]: () => conversation,
    [`POST ${of}/seen`]: () => ({ unread: 0 }),
    [`POST ${of}/typing`]: () => ({}),
    'GET /ready-sentences/offered': () => ({ items: [], contact: null }),
    [`POST ${of}/messages`]: ({ body }: PlayedCall) => {
      kept = fromEva;
      const sent = message({ id: 'm2', author: 'staff', by: eva, state: 'waiting', ...(body as { text: string }) });
      conversation = {
        ...conversation,
        waitingSince: null,
        unread: 0,
        messages: [asked, sent],
      };
      return conversation;
    },
  });
const part = page.getByRole('region', { name: 'Conversación' });
const fold = part.getByRole('button', { name: 'Conversación' });
const answer = part.getByLabelText('Tu respuesta');

describe('the conversation on the page of its application', () => {
  test('is open while the driver waits for an answer, which is written there; then it stays open', async () => {
    const { calls } = await open();
    await expect.element(part.getByText('¿Ya vieron mi INE?')).toBeVisible();
    await expect.element(fold).not.toBeInTheDocument();
    await answer.fill('Sí, ya quedó.');
    await part.getByRole('button', { name: 'Enviar' }).click();
    await expect.element(part.getByText('Sí, ya quedó.')).toBeVisible();
    await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
    await expect.element(part.getByText('Sí, ya quedó.')).toBeVisible();
    await expect.element(page.getByText('Sin responder', { exact: true })).not.toBeInTheDocument();
    expect(calls.find(({ name }) => name === `POST ${of}/messages`)?.body).toEqual({ text: 'Sí, ya quedó.' });
  });

  test('is one line that says who wrote last and when, and asks for nothing until it is opened', async () => {
    kept = fromEva;
    conversation = { ...waiting, waitingSince: null, unread: 0 };
    const { calls } = await open();
    await expect.element(part).toMatchTextContent(/^Conversación\s*Último mensaje: Eva Ríos, 22 nov, /);
    await expect.element(page.getByRole('region', { name: 'Historial' })).toBeVisible();
    expect(calls.filter(({ name }) => name.includes(of))).toEqual([]);
    await fold.click();
    await expect.element(part.getByText('¿Ya vieron mi INE?')).toBeVisible();
    await expect.element(answer).toBeVisible();
    await fold.click();
    await expect.element(answer).not.toBeInTheDocument();
  });

  test.each([
    ['the driver', fromDriver.last, /Último mensaje: Conductor, 22 nov/],
    ['nobody', null, /El conductor no nos ha escrito\./],
  ] as const)('says in its line that %s wrote last', async (_, last, words) => {
    kept = { last, waitingSince: null };
    await open();
    await expect.element(part.getByText(words)).toBeVisible();
  });

  test('of a server that doesn’t say who wrote last is one line that can be opened', async () => {
    kept = undefined as unknown as null;
    await open();
    await expect.element(part.getByText('Ábrela para ver los mensajes.')).toBeVisible();
    await fold.click();
    await expect.element(part.getByText('¿Ya vieron mi INE?')).toBeVisible();
  });

  test('is reached from the head, which says that the driver waits, and by the list of parts', async () => {
    const opened = await open();
    const way = page.getByRole('button', { name: 'Conversación Sin responder' });
    await expect.element(way).toBeVisible();
    await way.click();
    await expect.element(part).toHaveFocus();
    await expect.poll(() => opened.calls.map(({ name }) => name)).toContain(`POST ${of}/seen`);
    await page
      .getByRole('navigation', { name: 'Partes de la solicitud' })
      .getByRole('button', { name: 'Conversación' })
      .click();
    await expect.element(part).toHaveFocus();
  });

  test('is opened from the head by keyboard when it is folded', async () => {
    kept = fromEva;
    await open();
    const way = page.getByRole('button', { name: 'Conversación' }).first();
    await expect.element(way).toBeVisible();
    (way.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(answer).toBeVisible();
    await expect.element(part).toHaveFocus();
  });

  test('doesn’t count as read while it is further down than the screen shows', async () => {
    const { calls } = await open();
    await expect.element(part.getByText('¿Ya vieron mi INE?')).toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Historial' })).toBeVisible();
    expect((part.element() as HTMLElement).getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    const seen = () => calls.filter(({ name }) => name === `POST ${of}/seen`).length;
    expect(seen()).toBe(0);
    part.element().scrollIntoView();
    await expect.poll(seen).toBe(1);
  });

  test('isn’t there for somebody who may not answer drivers', async () => {
    workAs(meAs('auditor'));
    playServer({});
    await showPage(<Sections application={staffApplication({ conversation: fromDriver })} />);
    await expect.element(page.getByRole('heading', { name: 'Ubicación' })).toBeVisible();
    await expect.element(part).not.toBeInTheDocument();
  });
});
