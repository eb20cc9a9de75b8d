import type { EarningRow } from '@volante/contract/earnings/calls.ts';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { WeekCard } from './week-card.tsx';

const row: EarningRow = { earningWeek: '2026-11-09', earning: 4100, origin: 'screenshot' };
const show = (change: Partial<EarningRow>) =>
  render(
    <WeekCard
      row={{ ...row, ...change }}
      currency="MXN"
      reading={false}
      untouched={false}
      asked={false}
      onOpen={() => undefined}
    />,
  );

test('a week corrected by a reviewer shows the counted figure beside the sent one', async () => {
  const screen = await show({ counted: 3850.5 });
  await expect.element(screen.getByRole('button')).toMatchTextContent(/\$4,100.*Cuenta \$3,850\.50/);
});

test('a week that a reviewer refused says that it does not count', async () => {
  const screen = await show({ counted: null });
  await expect.element(screen.getByRole('button')).toMatchTextContent(/\$4,100.*No cuenta/);
});

test('a week that nobody changed says where its figure is from', async () => {
  const screen = await show({});
  await expect.element(screen.getByRole('button')).toMatchTextContent(/\$4,100.*Leída/);
});
