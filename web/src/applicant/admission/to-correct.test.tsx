import type { AskedCorrection } from '@volante/contract/admission/corrections.ts';
import type { Application } from '@volante/contract/application.ts';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { storeApplication } from '../application/application.ts';
import { Screen } from '../layout/screen.tsx';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import DocumentsSuccess from './documents-success.tsx';
import Tasks from './tasks.tsx';

const home = location.pathname + location.search;
afterEach(() => history.replaceState(null, '', home));

const street: AskedCorrection = {
  id: 'c1',
  part: 'personal_data',
  paths: ['street', 'postalCode'],
  reason: 'does_not_match_papers',
  note: null,
};
const week: AskedCorrection = {
  id: 'c2',
  part: 'earnings',
  paths: ['uber.2026-11-09'],
  reason: 'other',
  note: 'La captura es de otra persona.',
};

function sent(...corrections: AskedCorrection[]): Application {
  const { documentsAnalysis, personalData } = applicationOf();
  const documents = documentsAnalysis.documents.map((d) => ({ ...d, mediaId: 'm' }));
  return applicationOf({
    status: 'risk_analysis',
    personalData: { ...personalData, status: 'completed' },
    documentsAnalysis: { ...documentsAnalysis, documents },
    corrections,
  });
}

test('the task list names each correction with its reason, and links to it', async () => {
  openApplication(sent(street, week));
  const screen = await render(<Tasks />);
  const first = screen.getByRole('link', {
    name: 'Corrige la calle y el código postal: la información no coincide con tus documentos.',
  });
  await expect.element(first).toHaveAttribute('href', expect.stringContaining('/personal-data?'));
  const second = screen.getByRole('link', {
    name: /Corrige la semana del .+ \(Uber\): “La captura es de otra persona”\./,
  });
  await expect.element(second).toHaveAttribute('href', expect.stringMatching(/\/platforms\/uber\?.*open=2026-11-09/));
  await expect
    .element(screen.getByRole('link', { name: 'Continuar' }))
    .toHaveAttribute('href', expect.stringContaining('/personal-data?'));
});

test('after sending, a correction asked for is shown first', async () => {
  openApplication(sent(week));
  const screen = await render(<DocumentsSuccess />);
  await expect.element(screen.getByRole('heading', { name: 'Necesitamos que corrijas algo' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Corrige la semana/ })).toBeVisible();
});

test('where a single week comes next, Continue opens that week; of several, their board', async () => {
  const application = openApplication(sent(week));
  const screen = await render(<Tasks />);
  const goOn = screen.getByRole('link', { name: 'Continuar' });
  await expect.element(goOn).toHaveAttribute('href', expect.stringMatching(/\/platforms\/uber\?.*open=2026-11-09/));
  storeApplication({ ...application, corrections: [{ ...week, paths: ['uber.2026-11-09', 'uber.2026-11-02'] }] });
  await expect.element(goOn).not.toHaveAttribute('href', expect.stringContaining('open='));
});

test('each screen names its own corrections, and no others', async () => {
  openApplication(sent(street, week));
  history.replaceState(null, '', '/personal-data');
  const screen = await render(<Screen title="Tus datos personales" />);
  await expect.element(screen.getByText('Corrige esto')).toBeVisible();
  for (const name of ['la calle', 'el código postal']) await expect.element(screen.getByText(name)).toBeVisible();
  await expect
    .element(screen.getByText('porque la información no coincide con tus documentos', { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText('La captura es de otra persona', { exact: false })).not.toBeInTheDocument();
  await screen.unmount();
  history.replaceState(null, '', '/documents/curp');
  const other = await render(<Screen title="CURP" />);
  await expect.element(other.getByText('Corrige esto')).not.toBeInTheDocument();
});
