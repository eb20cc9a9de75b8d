import { QueryClientProvider } from '@tanstack/react-query';
import type { Report } from '@volante/contract/staff/visit.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../../lib/queries.ts';
import { meAs, type PlayedCall, playServer, workAs } from '../../../testing/played-server.ts';
import { minutesAgo, reportOf, staffApplication, visitId, visitOf } from '../../../testing/test-application.ts';
import { CallPage } from './call-page.tsx';

const media = (id: string) => ({
  id,
  fileName: `${id}.jpg`,
  mimeType: 'image/jpeg',
  size: 1000,
  pages: 1,
  uploadedBy: 'applicant' as const,
  channel: null,
  createdAt: minutesAgo(600),
  facts: { ageMinutes: null, km: null, challenge: null },
});

/** A visit that began this many minutes ago, with one photo of the house; saved data stays. */
function playVisit(minutes: number) {
  const state: { report: Report } = { report: reportOf() };
  const present = () =>
    staffApplication({
      stage: 'home_visit',
      visit: visitOf(state.report, minutesAgo(minutes)),
      reports: [state.report],
      homePhotos: { homeImagesFront: [media('front')], homeImagesGarage: [], homeImagesSurroundings: [] },
    });
  const { applicationId } = present();
  playServer({
    [`GET /applications/${applicationId}`]: present,
    [`PUT /visits/${visitId}/report`]: ({ body }: PlayedCall) => {
      const { revision, ...fields } = body as { revision: number };
      state.report = { ...state.report, ...fields, revision: revision + 1 };
      return state.report;
    },
  });
  return { state, applicationId };
}

async function show(applicationId: string) {
  return render(
    <QueryClientProvider client={queryClient()}>
      <CallPage applicationId={applicationId} />
    </QueryClientProvider>,
  );
}

const clock = () => page.getByRole('timer').element().textContent;

beforeEach(() => {
  localStorage.clear();
  workAs(meAs('advisor'));
});
afterEach(() => vi.restoreAllMocks());

test('whoever waits in the call sees that the driver said they are late', async () => {
  const visit = { ...visitOf(reportOf(), minutesAgo(2)), attendance: 'late' as const, attendanceAt: minutesAgo(3) };
  const application = staffApplication({ stage: 'home_visit', visit, reports: [reportOf()] });
  playServer({ [`GET /applications/${application.applicationId}`]: () => application });
  await show(application.applicationId);
  await expect.element(page.getByRole('status').getByText('Llega 10 minutos tarde')).toBeVisible();
});

test('the call, the photos and the report are on one screen', async () => {
  const { state, applicationId } = playVisit(8);
  await show(applicationId);
  const join = page.getByRole('link', { name: 'Entrar a la llamada' });
  await expect.element(join).toHaveAttribute('href', 'https://meet.example.org/x');
  await expect.poll(clock).toMatch(/^08:\d\d de 30 min$/);
  const photo = page.getByRole('link', { name: /frente|fachada/i }).element() as HTMLAnchorElement;
  expect(photo.href).toContain('/media/front/pages/1');
  await page.getByLabelText('Comentarios').fill('Portón azul');
  await expect.poll(() => state.report.comments).toBe('Portón azul');
});

test.each([
  [-90, 'Empieza en 2 h'],
  [-4, 'Empieza en 4 min'],
  [33, 'Terminó hace 3 min'],
])('the clock of a visit says when it starts and when it ended (%i min after the start)', async (minutes, text) => {
  const { applicationId } = playVisit(minutes);
  await show(applicationId);
  await expect.poll(clock).toBe(text);
});

test('an application without a visit says so', async () => {
  const { applicationId } = staffApplication();
  playServer({ [`GET /applications/${applicationId}`]: () => staffApplication({ visit: null }) });
  await show(applicationId);
  await expect.element(page.getByText('Esta solicitud no tiene videollamada.')).toBeVisible();
});
