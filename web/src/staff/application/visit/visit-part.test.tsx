import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffApplication } from '@volante/contract/staff/application.ts';
import type { Report } from '@volante/contract/staff/visit.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient, useQuery } from '../../../lib/queries.ts';
import { deferred } from '../../../lib/testing/deferred.ts';
import { meAs, type PlayedCall, playServer, refusal, workAs } from '../../testing/played-server.ts';
import { answered, minutesAgo, reportOf, staffApplication, visitId, visitOf } from '../../testing/test-application.ts';
import { applicationOf as queryOf } from '../application.ts';
import { TakenIn } from './report-pictures.tsx';
import { VisitPart } from './visit-part.tsx';

/** The server's side of one report: saved as it was seen, or refused. */
function playReport(start: Report, more: Partial<StaffApplication> = {}, startsAt?: string) {
  // What a save waits for.
  const state = { report: start, holds: Promise.resolve() };
  const present = () =>
    staffApplication({
      ...(more as object),
      stage: 'home_visit',
      visit: visitOf(state.report, startsAt),
      reports: [state.report],
    });
  const path = `/visits/${visitId}/report`;
  const calls = playServer({
    [`GET /applications/${present().applicationId}`]: present,
    [`PUT ${path}`]: async ({ body }: PlayedCall) => {
      await state.holds;
      const { revision, ...fields } = body as { revision: number };
      if (revision !== state.report.revision) return refusal(409, 'changed_meanwhile');
      state.report = { ...state.report, ...fields, revision: revision + 1 };
      return state.report;
    },
    [`POST ${path}/finish`]: ({ body }: PlayedCall) => {
      state.report = { ...state.report, ...(body as object), revision: state.report.revision + 1 };
      return state.report;
    },
    [`POST ${path}/reopen`]: () => {
      state.report = { ...state.report, outcome: null, revision: state.report.revision + 1 };
      return state.report;
    },
  });
  return { state, calls, sent: (name: string) => calls.filter((call) => call.name === `${name}`), path, present };
}

function Shown({ applicationId }: { applicationId: string }) {
  const { data } = useQuery(queryOf(applicationId));
  return data ? <VisitPart application={data} /> : null;
}
async function show(application: StaffApplication) {
  return render(
    <QueryClientProvider client={queryClient()}>
      <Shown applicationId={application.applicationId} />
    </QueryClientProvider>,
  );
}
const choose = (question: string, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).click();

beforeEach(() => {
  localStorage.clear();
  workAs(meAs('advisor'));
});
afterEach(() => vi.restoreAllMocks());

describe('the report of a visit', () => {
  test('is saved while one types, with the revision that was seen', async () => {
    const { state, sent, path, present } = playReport(reportOf());
    await show(present());
    await page.getByLabelText('Comentarios').fill('Portón azul');
    await choose('¿Tiene cochera?', 'Sí');
    await choose('Documentos', 'Hecho');
    await expect.element(page.getByText('Guardado', { exact: true })).toBeVisible();
    expect(state.report).toMatchObject({
      ...{ comments: 'Portón azul', hasGarage: true },
      homeVisitStepsStatus: { papers: 'done', closing: 'todo' },
    });
    const revisions = sent(`PUT ${path}`).map(({ body }) => (body as { revision: number }).revision);
    expect(revisions).toEqual(revisions.map((_, at) => at));
    expect(localStorage.length).toBe(0);
  });

  test('is saved when the person leaves the page at once', async () => {
    const { state, present } = playReport(reportOf());
    const screen = await show(present());
    await page.getByLabelText('Comentarios').fill('me voy');
    await screen.unmount();
    await expect.poll(() => state.report.comments).toBe('me voy');
    await expect.poll(() => localStorage.length).toBe(0);
  });

  test('keeps the typed text after somebody else saved, shows the change, and overwrites it only on request', async () => {
    const { state, sent, path, present } = playReport(reportOf({ revision: 1, comments: 'viejo' }));
    await show(present());
    await expect.element(page.getByLabelText('Comentarios')).toHaveValue('viejo');
    state.report = { ...state.report, revision: 2, comments: 'de Bea', hasGarage: true };
    await page.getByLabelText('Comentarios').fill('mío');
    const notice = page.getByRole('status').filter({ hasText: 'Alguien cambió este reporte' });
    await expect.element(notice.getByRole('listitem').first()).toHaveTextContent('¿Tiene cochera?: Sí');
    await expect.element(notice.getByRole('listitem').last()).toHaveTextContent('Comentarios: de Bea');
    await expect.element(page.getByLabelText('Comentarios')).toHaveValue('mío');
    expect(sent(`PUT ${path}`)).toHaveLength(1);
    await page.getByRole('button', { name: 'Guardar mi versión' }).click();
    await expect.poll(() => state.report).toMatchObject({ revision: 3, comments: 'mío', hasGarage: true });
  });

  test('text typed without a connection is restored after a reload', async () => {
    const { present, calls } = playReport(reportOf());
    vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
      String(input).includes('/report')
        ? Response.json({ error: { code: 'server_error', message: '', errors: [] } }, { status: 500 })
        : Response.json({ data: present() }),
    );
    await show(present());
    await page.getByLabelText('Comentarios').fill('sin red');
    await expect.element(page.getByRole('button', { name: 'Guardar de nuevo' })).toBeVisible();
    vi.restoreAllMocks();
    expect(calls).toEqual([]);
    const again = playReport(reportOf());
    queryClient().clear();
    await show(again.present());
    await expect.poll(() => again.state.report.comments).toBe('sin red');
  });

  test('is finished only when nothing is missing, after a question', async () => {
    const { state, sent, path, present } = playReport(reportOf({ ...answered, hasGarage: null }));
    await show(present());
    await choose('¿Cómo salió?', 'Satisfactoria');
    await page.getByRole('button', { name: 'Terminar el reporte' }).click();
    await page.getByRole('button', { name: 'Contesta: ¿Tiene cochera?' }).click();
    expect(document.activeElement?.closest('fieldset')?.textContent).toContain('¿Tiene cochera?');
    await choose('¿Tiene cochera?', 'No');
    await page.getByRole('button', { name: 'Terminar el reporte' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Terminar con “Satisfactoria”?' });
    await expect.element(dialog).toBeVisible();
    expect(sent(`POST ${path}/finish`)).toEqual([]);
    await dialog.getByRole('button', { name: 'Terminar el reporte' }).click();
    await expect.element(page.getByText(/^Satisfactoria · /).first()).toBeVisible();
    expect(state.report).toMatchObject({ outcome: 'passed', hasGarage: false });
    expect(page.getByRole('button', { name: 'Abrir de nuevo' }).query()).toBeNull();
  });

  test('a press while the draft is being saved counts: it asks once the draft is saved, which is sent once', async () => {
    const { state, sent, path, present } = playReport(reportOf({ ...answered, hasGarage: null }));
    await show(present());
    await choose('¿Cómo salió?', 'Satisfactoria');
    const saved = deferred<void>();
    state.holds = saved.promise;
    await choose('¿Tiene cochera?', 'No');
    await expect.poll(() => sent(`PUT ${path}`)).toHaveLength(1);
    await page.getByRole('button', { name: 'Terminar el reporte' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Terminar con “Satisfactoria”?' });
    expect(dialog.query()).toBeNull();
    saved.resolve();
    await expect.element(dialog).toBeVisible();
    expect(sent(`PUT ${path}`)).toHaveLength(1);
  });

  test('marks as done what the answers prove, and asks about the rest', async () => {
    const { present } = playReport(reportOf());
    await show(present());
    const step = (name: string, state: string) =>
      page.getByRole('group', { name, exact: true }).getByRole('radio', { name: state, exact: true });
    await expect.element(step('Cochera', 'Falta')).toBeChecked();
    await choose('¿Tiene cochera?', 'No');
    await expect.element(step('Cochera', 'Hecho')).toBeChecked();
    await expect.element(step('Llamada', 'Hecho')).toBeChecked();
    expect(step('Cochera', 'Falta').query()).toBeNull();
    await expect.element(step('Documentos', 'Falta')).toBeChecked();
  });

  test('can’t be passed against its own answers', async () => {
    const change = {
      ...answered,
      isAddressProvidedByApplicant: false,
      doesProofOfAddressMatchLocation: 'unclear',
    } as const;
    const { sent, path, present } = playReport(reportOf(change));
    await show(present());
    await choose('¿Cómo salió?', 'Satisfactoria');
    await page.getByRole('button', { name: 'Terminar el reporte' }).click();
    const wrong = page.getByRole('button', {
      name: /^“Satisfactoria” no va con la respuesta “No” a “¿Es el domicilio que dio\?”/,
    });
    await expect.element(wrong).toBeVisible();
    await page.getByRole('button', { name: /^Di en los comentarios por qué no queda claro/ }).click();
    await expect.element(page.getByLabelText('Comentarios')).toHaveFocus();
    expect(sent(`POST ${path}/finish`)).toEqual([]);
    await choose('¿Cómo salió?', 'No satisfactoria');
    await page.getByRole('button', { name: 'Terminar el reporte' }).click();
    await expect.element(page.getByRole('dialog', { name: '¿Terminar con “No satisfactoria”?' })).toBeVisible();
  });

  test('can’t be passed without what it is for, and asks about papers only who owns the home', async () => {
    const { sent, path, present } = playReport(reportOf({ ...answered, proofOfPropertyOwnership: null }));
    await show(present());
    const documents = page.getByRole('group', { name: 'Documentos', exact: true });
    await expect.element(documents.getByRole('radio', { name: 'Hecho' })).toBeChecked();
    await choose('La casa es', 'Propia');
    await expect.element(documents.getByRole('radio', { name: 'Falta' })).toBeChecked();
    await choose('La casa es', 'Rentada');
    await choose('Casa', 'Se saltó');
    await choose('¿Cómo salió?', 'Satisfactoria');
    await page.getByRole('button', { name: 'Terminar el reporte' }).click();
    await page.getByRole('button', { name: /^“Satisfactoria” no va con el paso “Casa” saltado/ }).click();
    expect(document.activeElement?.closest('fieldset')?.textContent).toContain('Casa');
    expect(sent(`POST ${path}/finish`)).toEqual([]);
  });

  test('says from when a visit counts as missed', async () => {
    const { sent, path, present } = playReport(reportOf(), {}, minutesAgo(5));
    await show(present());
    await choose('¿Cómo salió?', 'No se presentó');
    await page.getByRole('button', { name: 'Terminar el reporte' }).click();
    await expect.element(page.getByText(/se puede marcar 10 minutos después de la hora/)).toBeVisible();
    expect(sent(`POST ${path}/finish`)).toEqual([]);
  });

  test('can be begun by hand long before the visit', async () => {
    const { present } = playReport(reportOf(), {}, new Date(Date.now() + 86_400_000).toISOString());
    await show(present());
    await page.getByRole('button', { name: 'Hacer el reporte' }).click();
    await expect.element(page.getByLabelText('Comentarios')).toBeVisible();
  });

  test('can be reopened by a reviewer with a reason once it is finished', async () => {
    workAs(meAs('reviewer'));
    const { sent, path, present } = playReport(reportOf({ ...answered, outcome: 'failed' }));
    await show(present());
    await page.getByRole('button', { name: 'Videollamada', exact: true }).click();
    await page.getByRole('button', { name: 'Abrir de nuevo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Abrir de nuevo' }).click();
    await expect.element(dialog.getByText('Escribe el motivo, con al menos 3 letras.')).toBeVisible();
    await dialog.getByLabelText('¿Por qué?').fill('Era otra casa');
    await dialog.getByRole('button', { name: 'Abrir de nuevo' }).click();
    await expect.element(page.getByLabelText('Comentarios')).toBeVisible();
    expect(sent(`POST ${path}/reopen`).map(({ body }) => body)).toEqual([{ reason: 'Era otra casa' }]);
  });

  test('is also there for an earlier visit that nobody reported', async () => {
    const missed = reportOf({ visitId: '7f6a2f0e-9b1d-4f63-8a55-00000000bbbb', visitDate: '2026-11-20' });
    const ahead = visitOf(reportOf(), new Date(Date.now() + 86_400_000).toISOString());
    const application = staffApplication({ stage: 'home_visit', visit: ahead, reports: [missed, reportOf()] });
    const finish = `POST /visits/${missed.visitId}/report/finish`;
    const calls = playServer({
      [`GET /applications/${application.applicationId}`]: () => application,
      [finish]: () => ({ ...missed, revision: 1, outcome: 'no_show' }),
    });
    await show(application);
    await expect.element(page.getByRole('heading', { name: /del viernes, 20 de noviembre/ })).toBeVisible();
    await page.getByRole('button', { name: 'Hacer el reporte' }).first().click();
    await choose('¿Cómo salió?', 'No se presentó');
    await page.getByRole('button', { name: 'Terminar el reporte' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Terminar el reporte' }).click();
    await expect
      .poll(() => calls.filter(({ name }) => name === finish).map(({ body }) => body))
      .toEqual([{ revision: 0, outcome: 'no_show' }]);
  });

  test('can be written for somebody else’s visit only after taking it over', async () => {
    const begun = { ...reportOf(), revision: 2, comments: 'Casa verde', responsible: { id: 'l', name: 'Laura' } };
    const { present } = playReport(begun, { reporting: { [visitId]: 'other' } });
    await show(present());
    await expect.element(page.getByText('Casa verde')).toBeVisible();
    await expect.element(page.getByLabelText('Comentarios')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Seguir el reporte en lugar de Laura' }).click();
    await expect.element(page.getByLabelText('Comentarios')).toHaveValue('Casa verde');
  });
});

const picture = new File(['x'], 'call.png', { type: 'image/png' });
function dataOf(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

test('dropped and pasted files are taken, pasted text is not', async () => {
  const taken = vi.fn();
  await render(<TakenIn onFiles={taken}>Imágenes</TakenIn>);
  const drop = (data: DataTransfer) =>
    page
      .getByText('Imágenes')
      .element()
      .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  const paste = (data: DataTransfer) =>
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });

  drop(dataOf(picture, text));
  expect(taken.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['call.png', 'notes.txt']);
  // The browser's default action is prevented.
  expect(paste(dataOf(picture))).toBe(false);
  expect(taken).toHaveBeenCalledTimes(2);
  expect(paste(dataOf())).toBe(true);
  expect(paste(dataOf(text))).toBe(false);
  expect(taken).toHaveBeenCalledTimes(3);
});
