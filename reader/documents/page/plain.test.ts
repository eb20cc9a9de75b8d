import { expect, test } from 'vitest';
import { readDocumentText } from '../texts/read-text.ts';
import { asName, plain } from './plain.ts';

test('a sign that recognition takes for a wide one is the narrow one', () => {
  expect(plain('Torreón，Coah：2')).toBe('TORREON,COAH:2');
});

test.each(['A DELGADO', 'A. DELGADO'])('an initial with one word is half a name, and none: %s', (text) => {
  expect(asName(text)).toBeNull();
});
test.each(['J JESUS LOPEZ', 'TERESA A DELGADO', 'ANA LOPEZ'])('a whole name may have initials: %s', (text) => {
  expect(asName(text)).toBe(text);
});

test('the words before a postal code are no part of the neighborhood, although the code is elsewhere', () => {
  const rows = ['CFE', 'ANA SOFIA LOPEZ', 'C EJEMPLO 12', 'COL CENTRO C.P.', '64000', 'kWh\tLIMITE DE PAGO'];
  expect(readDocumentText(rows).fields).toMatchObject({ neighborhood: 'CENTRO', postalCode: '64000' });
});
