import { expect, test } from 'vitest';
import { shortenName } from './shorten-name.ts';

test('names of up to 30 characters are shown completely', () => {
  expect(shortenName('recibo.pdf')).toBe('recibo.pdf');
  expect(shortenName(`${'a'.repeat(26)}.pdf`)).toHaveLength(30);
});

test('longer names show the first 27 characters, an ellipsis and the extension', () => {
  expect(shortenName('comprobante-de-domicilio-octubre-2026.pdf')).toBe('comprobante-de-domicilio-oc….pdf');
  expect(shortenName('x'.repeat(40))).toBe(`${'x'.repeat(27)}…`);
});
