import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../testing/played-server.ts';
import {
  application,
  beReviewer,
  dialog,
  earningsWith,
  eva,
  newest,
  openEarnings,
  path,
  reviewed,
  second,
  weekRow,
} from './testing/test-page.tsx';

beReviewer();
const put = (monday: string) => `PUT ${path}/earnings/uber/${monday}/review`;
const openReview = (name: string) => page.getByRole('button', { name: `Revisar la semana ${name}` }).click();

describe('a review', () => {
  test('accepts a week as it was seen with one press, and shows the server’s answer', async () => {
    const { writes } = await openEarnings(earningsWith([{ amount: 4100 }]), {
      [put(newest)]: () => earningsWith([{ amount: 4100, ...reviewed('accepted', null, null) }], 2),
    });
    (page.getByRole('button', { name: 'Aceptar la semana 9–15 nov' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(weekRow('9–15 nov')).toMatchTextContent('Aceptada');
    await expect.poll(() => document.activeElement?.tagName).not.toBe('BODY');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Revisar la semana 9–15 nov' })).toHaveFocus();
    expect(writes().map(({ body }) => body)).toEqual([{ revision: 1, decision: 'accepted' }]);
  });

  test('corrects by keyboard alone, with an amount and a reason', async () => {
    const { writes } = await openEarnings(earningsWith([{ amount: 4100 }]), {
      [put(newest)]: () =>
        earningsWith([{ amount: 4100, counted: 3850.5, ...reviewed('corrected', 3850.5, 'Bono') }], 2),
    });
    const way = page.getByRole('button', { name: 'Revisar la semana 9–15 nov' });
    (way.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toBeVisible();
    (page.getByRole('button', { name: 'Corregir' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByLabelText('Lo que cuenta esta semana')).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}mucho{Enter}');
    await expect.element(page.getByLabelText('Lo que cuenta esta semana')).toHaveFocus();
    await expect.element(dialog()).toMatchTextContent('máximo 2 decimales');
    await userEvent.keyboard('{Control>}a{/Control}3,850.50{Enter}');
    await expect.element(page.getByLabelText('Motivo')).toHaveFocus();
    expect(writes()).toEqual([]);
    await userEvent.keyboard('Bono{Enter}');
    await expect.element(weekRow('9–15 nov')).toMatchTextContent('$3,850.50');
    await expect.poll(() => dialog().query()).toBeNull();
    await expect.element(way).toHaveFocus();
    expect(writes().map(({ body }) => body)).toEqual([
      { revision: 1, decision: 'corrected', amount: 3850.5, reason: 'Bono' },
    ]);
  });

  test('keeps the typed text when the week changed meanwhile, shows the change, and saves on the next press', async () => {
    let now = earningsWith([{ amount: 4100 }]);
    const changed = earningsWith([{ amount: 4100, counted: 3000, ...reviewed('corrected', 3000, 'Bono') }], 2);
    const { writes } = await openEarnings(now, {
      [`GET ${path}/earnings`]: () => now,
      [put(newest)]: ({ body }) => {
        if ((body as { revision: number }).revision === 1) {
          now = changed;
          return refusal(409, 'changed_meanwhile');
        }
        return earningsWith([{ amount: 4100, counted: null, ...reviewed('refused', null, 'Es de otra persona') }], 3);
      },
    });
    await openReview('9–15 nov');
    await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await page.getByLabelText('Motivo').fill('Es de otra persona');
    await page.getByRole('button', { name: 'Rechazar la semana' }).click();
    await expect.element(dialog().getByRole('status')).toMatchTextContent('Lo que cuenta: $4,100 → $3,000');
    await expect.element(dialog().getByRole('status')).toMatchTextContent('sin revisar → Corregida (Eva Ríos)');
    await expect.element(page.getByLabelText('Motivo')).toHaveValue('Es de otra persona');
    await page.getByRole('button', { name: 'Rechazar la semana' }).click();
    await expect.element(weekRow('9–15 nov')).toMatchTextContent('No cuenta');
    expect(writes().map(({ body }) => (body as { revision: number }).revision)).toEqual([1, 2]);
  });

  test('says at the end of the form, above its buttons, why a correction was not saved', async () => {
    await openEarnings(earningsWith([{ amount: 4100 }]), { [put(newest)]: () => refusal(409, 'section_approved') });
    await openReview('9–15 nov');
    await page.getByRole('button', { name: 'Corregir', exact: true }).click();
    await page.getByLabelText('Motivo').fill('Otro bono');
    const save = page.getByRole('button', { name: 'Guardar la corrección' });
    await save.click();
    const alert = dialog().getByRole('alert');
    await expect.element(alert).toMatchTextContent('Esta parte ya está aprobada');
    // The fields come before it, so that it is visible even in a long form.
    const reason = page.getByLabelText('Motivo').element();
    const isBelow = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(reason.compareDocumentPosition(alert.element()) & isBelow).toBe(isBelow);
    expect(alert.element().compareDocumentPosition(save.element()) & isBelow).toBe(isBelow);
    expect(alert.elements()).toHaveLength(1);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(alert).toBeVisible();
  });

  test('shows any other refusal and keeps what was typed', async () => {
    await openEarnings(earningsWith([{ amount: 4100 }]), { [put(newest)]: () => refusal(409, 'section_approved') });
    await openReview('9–15 nov');
    await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await page.getByLabelText('Motivo').fill('Es de otra persona');
    await page.getByRole('button', { name: 'Rechazar la semana' }).click();
    await expect.element(dialog().getByRole('alert')).toMatchTextContent('Esta parte ya está aprobada');
    await expect.element(page.getByLabelText('Motivo')).toHaveValue('Es de otra persona');
  });
});

describe('asking again', () => {
  test('names the week and the reason, and requires a note for “other”', async () => {
    const { writes } = await openEarnings(earningsWith([{ amount: 4100 }, { amount: 4200 }]), {
      [`POST ${path}/corrections`]: () => application,
    });
    await openReview('2–8 nov');
    await page.getByRole('button', { name: 'Pedir otra vez' }).click();
    await page.getByLabelText('¿Por qué la pides?').selectOptions('other');
    await page.getByRole('button', { name: 'Pedírselo al conductor' }).click();
    await expect.element(dialog()).toMatchTextContent('Escribe qué tiene que cambiar');
    expect(writes()).toEqual([]);
    await page.getByLabelText('Nota para el conductor').fill('Falta el total');
    await page.getByRole('button', { name: 'Pedírselo al conductor' }).click();
    await expect.poll(() => dialog().query()).toBeNull();
    expect(writes().map(({ body }) => body)).toEqual([
      { part: 'earnings', paths: [`uber.${second}`], reason: 'other', note: 'Falta el total' },
    ]);
  });

  test('shows on the week, and can be taken back', async () => {
    const asked = {
      id: 'c1',
      part: 'earnings',
      reason: 'unreadable',
      note: null,
      by: eva,
      at: application.createdAt,
    } as const;
    const corrections = [{ ...asked, paths: [`uber.${newest}`], answeredAt: null }];
    const { writes } = await openEarnings(
      earningsWith([{ amount: 4100 }]),
      { [`DELETE ${path}/corrections/c1`]: () => application },
      { corrections },
    );
    await expect.element(weekRow('9–15 nov')).toMatchTextContent('Pedida otra vez');
    await openReview('9–15 nov');
    await page.getByRole('button', { name: 'Pedida otra vez' }).click();
    await page.getByRole('button', { name: 'Ya no pedirla' }).click();
    await expect.poll(() => weekRow('9–15 nov').element().textContent).not.toContain('Pedida otra vez');
    expect(writes().map(({ name }) => name)).toEqual([`DELETE ${path}/corrections/c1`]);
  });
});

describe('all of it', () => {
  test('is approved after a question that counts unreviewed weeks, and can be reopened', async () => {
    const whole = earningsWith([{ amount: 4100, ...reviewed('accepted', null, null) }, { amount: 4200 }]);
    const { writes } = await openEarnings(whole, {
      [`POST ${path}/earnings/approve`]: () => ({ ...whole, revision: 2, status: 'approved' }),
      [`POST ${path}/earnings/reopen`]: () => ({ ...whole, revision: 3, status: 'completed' }),
    });
    await page.getByRole('button', { name: 'Aprobar todo' }).click();
    await expect.element(dialog()).toMatchTextContent('1 semana sin revisar');
    expect(writes()).toEqual([]);
    await dialog().getByRole('button', { name: 'Aprobar todo' }).click();
    await expect.element(page.getByText('Aprobadas', { exact: true })).toBeVisible();
    await expect.poll(() => dialog().query()).toBeNull();
    await expect.poll(() => document.activeElement?.tagName).not.toBe('BODY');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Abrir de nuevo' })).toHaveFocus();
    expect(page.getByRole('button', { name: /Aceptar la semana/ }).query()).toBeNull();
    await page.getByRole('button', { name: 'Abrir de nuevo' }).click();
    await expect.element(page.getByRole('button', { name: 'Aceptar la semana 2–8 nov' })).toBeVisible();
    expect(writes().map(({ body }) => body)).toEqual([{ revision: 1 }, { revision: 2 }]);
  });

  test('is read-only once the application is decided', async () => {
    await openEarnings(earningsWith([{ amount: 4100 }]), {}, { stage: 'approved' });
    await expect.element(page.getByRole('button', { name: 'Ver la semana 9–15 nov' })).toBeVisible();
    expect(page.getByRole('button', { name: /Aprobar todo|Aceptar la semana/ }).query()).toBeNull();
  });
});
