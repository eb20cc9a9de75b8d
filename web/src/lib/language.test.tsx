import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { showDrawn, showLanguage, useLanguage } from './language.ts';

afterEach(() => showLanguage('es'));

test('a part that hydrates after the language was switched matches what was drawn, and then switches', async () => {
  const place = document.createElement('div');
  place.innerHTML = '<p>es</p>';
  document.body.append(place);
  showDrawn('es');
  showLanguage('en');
  const faults: unknown[] = [];
  const root = hydrateRoot(place, <Shown />, { onRecoverableError: (fault) => faults.push(fault) });
  await expect.poll(() => place.textContent).toBe('en');
  expect(faults).toEqual([]);
  root.unmount();
  place.remove();
});

function Shown() {
  return <p>{useLanguage()}</p>;
}
