import type { Application } from '@volante/contract/application.ts';
import { noHomeImages } from '@volante/contract/home-visit/rules.ts';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { Welcome } from '../home-visit/home-photos.tsx';
import Success from '../home-visit/success.tsx';
import { reportUnderWay } from '../sending/under-way.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import DocumentsSuccess, { ForToday } from './documents-success.tsx';
import Tasks from './tasks.tsx';

const home = location.pathname + location.search;
beforeEach(() => chooseLanguage('es'));
afterEach(() => {
  reportUnderWay('test', []);
  history.replaceState(null, '', home);
});

const filled = { ...applicationOf().personalData, status: 'completed' as const };

async function show(Screen: ComponentType, change: Partial<Application>, missing: readonly string[] = []) {
  const { documents } = applicationOf().documentsAnalysis;
  const all = documents.map((item) =>
    missing.includes(item.type) ? { ...item, required: false, skipped: true } : { ...item, mediaId: 'm' },
  );
  const documentsAnalysis = { status: 'completed' as const, documents: all };
  openApplication(applicationOf({ status: 'risk_analysis', personalData: filled, documentsAnalysis, ...change }));
  const screen = await render(<Screen />);
  return { screen, says: (text: string) => screen.getByText(text, { exact: false }).first() };
}

test('everything came through only if nothing was left for later', async () => {
  const { screen, says } = await show(DocumentsSuccess, {}, ['curp', 'selfie_photo']);
  await expect.element(says('Todavía puedes agregar 2 documentos.')).toBeVisible();
  await expect.element(screen.getByText('Todo llegó bien', { exact: false })).not.toBeInTheDocument();
});

test('after sending, papers that could be mended are listed with their reasons', async () => {
  const { documents } = applicationOf().documentsAnalysis;
  const all = documents.map((item) => ({
    ...item,
    mediaId: 'm',
    ...(item.type === 'curp' && { doubts: [{ about: 'sent_back', reason: 'incomplete' } as const] }),
  }));
  const { screen, says } = await show(DocumentsSuccess, { documentsAnalysis: { status: 'completed', documents: all } });
  await expect.element(says('Es el mismo archivo que ya revisamos: no trae todo.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Revisar: CURP' })).toBeVisible();
});

test('everything is saved only once nothing is being sent', async () => {
  const { says } = await show(ForToday, {});
  await expect.element(says('Guardamos todo.')).toBeVisible();
  reportUnderWay('test', [{ key: '1', of: { type: 'curp' }, at: 'sending', share: 0.5 }]);
  await expect.element(says('Deja abierta esta página')).toBeVisible();
});

test('while the company checks, the personal data are called received only if they were given', async () => {
  const given = await show(DocumentsSuccess, { status: 'judicial_analysis' });
  await expect.element(given.says('¡Ya tenemos tus datos!')).toBeVisible();
  await given.screen.unmount();
  const personalData = { ...filled, status: 'pending' as const };
  const { says } = await show(DocumentsSuccess, { status: 'judicial_analysis', personalData });
  await expect.element(says('¡Ya tenemos tus ganancias!')).toBeVisible();
});

test('an approval without a visit calls no visit done', async () => {
  const { screen } = await show(Tasks, { status: 'approved' });
  const row = screen.getByRole('listitem').filter({ hasText: 'Videollamada desde tu casa' });
  await expect.element(row.getByText('Cerrado', { exact: true })).toBeVisible();
  await expect.element(row.getByText('Listo', { exact: true })).not.toBeInTheDocument();
});

test('a booked visit is announced as booked, not as being reviewed', async () => {
  const { screen } = await show(Tasks, { visitAhead: true });
  const row = screen.getByRole('listitem').filter({ hasText: 'Videollamada desde tu casa' });
  await expect.element(row.getByText('(Agendada)')).toBeInTheDocument();
});

test('the home photos still wanted are counted', async () => {
  openApplication(applicationOf());
  const images = { ...noHomeImages, homeImagesFront: ['a', 'b'] };
  const screen = await render(<Welcome images={images} onGo={() => undefined} />);
  await expect.element(screen.getByText('Son 3 fotos. Te toma unos 3 minutos.', { exact: false })).toBeVisible();
});

test('a phone opened by a computer says that the photos have arrived only once they have', async () => {
  const application = openApplication(applicationOf({ status: 'home_visit' }));
  history.replaceState(null, '', `?id=${application.id}&handoff=1`);
  const screen = await render(<Success coming onLook={() => undefined} />);
  await expect.element(screen.getByText('No cierres esta página.', { exact: false })).toBeVisible();
  await screen.rerender(<Success coming={false} onLook={() => undefined} />);
  await expect.element(screen.getByText('Tus fotos ya están en tu computadora', { exact: false })).toBeVisible();
});
