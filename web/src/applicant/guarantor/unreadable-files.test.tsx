import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseIn, fileInputs, goneFile } from '../../lib/files/testing/gone-file.ts';
import { chooseLanguage } from '../../lib/language.ts';
import { CardSide } from './card-side.tsx';
import { useCards } from './use-cards.ts';

afterEach(() => vi.restoreAllMocks());

const types = ['solidarity_obligor_identity_card_front', 'solidarity_obligor_identity_card_back'] as const;

function Sides({ id }: { id: string }) {
  const cards = useCards(id);
  return types.map((type) => <CardSide key={type} card={{ type, given: false, reason: null }} cards={cards} />);
}

test('a photo that cannot be read any more says so at every input', async () => {
  chooseLanguage('es');
  const screen = await render(<Sides id={crypto.randomUUID()} />);
  await expect.poll(() => fileInputs().length).toBeGreaterThan(1);
  const count = fileInputs().length;
  for (let at = 0; at < count; at++) {
    chooseIn(fileInputs()[at]!, await goneFile('ine.jpg', 'image/jpeg'));
    const said = () => screen.getByText(/No pudimos leer el archivo/).elements().length;
    await expect.poll(said, { message: `input ${at}` }).toBeGreaterThan(0);
    await expect.poll(() => fileInputs().every((input) => !input.disabled)).toBe(true);
  }
  expect(screen.getByText('Lista').elements()).toEqual([]);
});
