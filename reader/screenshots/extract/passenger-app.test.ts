import { expect, test } from 'vitest';
import { isPassengerApp } from './passenger-app.ts';
import { linesOf } from './testing/lines.ts';

const shows = (...words: string[]) =>
  isPassengerApp(linesOf(...words.map((text, k) => [text, 60, 80 * k] as [string, number, number])));

test('the passenger app is recognized by words only it has', () => {
  expect(shows('¿A dónde vamos?', 'Promociones')).toBe(true);
  expect(shows('Where to?', 'Saved places')).toBe(true);
  expect(shows('Tu conductor llega en 4 min', 'Nissan Versa')).toBe(true);
  expect(shows('Gracias por viajar, Ana', '$182.50')).toBe(true);
  expect(shows('Ana López', '4.91', 'Agregar casa', 'Perfil familiar')).toBe(true);
});

test('a word that a driver’s app may show as well does not make it a passenger’s app', () => {
  expect(shows('Ganancias', 'Gana más manejando de noche')).toBe(false);
  expect(shows('Viajes', 'Tu conductor favorito', 'Perfil')).toBe(false);
  expect(shows('Lista de compras', '$312.00')).toBe(false);
});
