import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Bars } from './bars.tsx';

test.each([
  [
    [0, 0],
    ['0 min', '0 min'],
  ],
  [
    [30, 0],
    ['30 min', '0 min'],
  ],
])('bars of %j have their figures, nothing included', async ([first = 0, second = 0], figures) => {
  await render(
    <div style={{ width: 600 }}>
      <Bars
        rows={[
          { name: 'Conductor', values: { median: first } },
          { name: 'Empresa', values: { median: second } },
        ]}
        series={[{ key: 'median', label: 'Mediana', look: 'solid' }]}
        show={(minutes) => `${minutes} min`}
        height={120}
        namesWidth={120}
      />
    </div>,
  );
  const shown = () =>
    page
      .getByText(/ min$/)
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(shown).toEqual(figures);
});
