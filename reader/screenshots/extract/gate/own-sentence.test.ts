import { expect, test } from 'vitest';
import { chooseEarnings } from '../choose-earnings.ts';
import { linesOf } from '../testing/lines.ts';
import { judge } from './judge-choice.ts';
import { isSaidInSentence } from './own-sentence.ts';

const choiceOf = (said: readonly string[], ...more: Parameters<typeof linesOf>) => {
  const notice: Parameters<typeof linesOf> = said.map((text, k) => [text, 48, 460 + 42 * k]);
  const clock: Parameters<typeof linesOf> = [
    ['11:48', 258, 192, 136],
    ['Uber', 48, 400, 40],
  ];
  const choice = chooseEarnings(linesOf(...clock, ...notice, ...more), '2026-11-21');
  if ('reason' in choice) throw new Error(choice.reason);
  return choice;
};
const isSaid = (said: readonly string[], ...more: Parameters<typeof linesOf>) =>
  isSaidInSentence(choiceOf(said, ...more));

test.each([
  [['Tu semana cerró. 2 nov - 8 nov: ganaste $4,512.30.']],
  [['Tu semana cerró. Del 2 al 8 de noviembre:', 'ganaste MX$4,512.30 MXN.']],
  [['Your week is in. Nov 2 - Nov 8: you earned $4,512.30']],
  [['En la semana del 2 al 8 de noviembre', 'generaste $4,512.30 en 84 viajes.']],
  [['Tu semana ya cerró', 'Ganaste $4,512.30 del 2 al 8 de nov con 84 viajes.']],
  [['Tu semana ya cerró', 'Ganaste $4,512.30 del 26 de 0ct al 1 de nov', 'con 106 viajes.']],
  [['Your week is in', 'You earned $4,512.30 for Nov 2 - 8 with 84 trips.']],
  [
    [
      'Ganaste MXN 4,512.30 del lunes 2 de noviembre ',
      'al domingo 8 de nov en 87 viajes. Tu ',
      'depósitollega el11 nov.',
    ],
  ],
  [['You earned $4,512.30 from Nov 2 to Nov 8', 'in 87 rides.']],
  [
    [
      'Uber: resumen del lunes 2 al domingo 8 de',
      'noviembre. Viajes: 84. Ganancias netas:',
      '$4,512.30. Tu depósito llega mañana.',
    ],
  ],
  [
    [
      'Uber: your summary for Nov 2 - 8. Trips: 84.',
      'Net earnings: $4,512.30. Your deposit arrives',
      'tomorrow. Reply STOP to opt out.',
    ],
  ],
])('“%s” says that the sum was earned in the week', (said) => {
  expect(isSaid(said)).toBe(true);
});

test.each([
  ['a part', ['Tu semana cerró. 2 nov - 8 nov: ganaste $412.30 en propinas.']],
  ['a bonus', ['Bono de la semana del 2 al 8 de noviembre:', 'ganaste $650.00.']],
  ['a promise', ['Esta semana del 2 al 8 de noviembre', 'puedes ganar $4,512.30.']],
  ['what may be', ['La semana del 2 al 8 de noviembre', 'ganaste hasta $4,512.30.']],
  ['what was spent', ['Tu semana del 2 al 8 de noviembre:', 'gastaste $4,512.30.']],
  ['what somebody else earned', ['In the week of Nov 2 - Nov 8', 'Ana earned $4,512.30.']],
  ['referrals', ['Your week of Nov 2 - Nov 8:', 'you earned $4,512.30 for 3 referrals.']],
  ['what is due', ['Uber: resumen del 2 al 8 de noviembre.', 'Ganancias netas: $4,512.30. Tu renta vence mañana.']],
  ['a part with its label', ['Uber: resumen del 2 al 8 de noviembre.', 'Viajes: 84. Propinas: $412.30.']],
  ['a question', ['Tu semana del 2 al 8 de noviembre:', '¿ganaste $4,512.30?']],
  ['what 3 others brought', ['Del 2 al 8 de noviembre ganaste $4,512.30', 'por 3 referidos.']],
  ['days, not called a week', ['Del 2 al 8 de noviembre ganaste $4,512.30.']],
])('%s is not what the week brought', (_, said) => {
  expect(isSaid(said)).toBe(false);
});

test('dates that stand elsewhere, another sum or another week leave a doubt', () => {
  const said = ['Tu semana cerró. 2 nov - 8 nov: ganaste $4,512.30.'];
  expect(isSaid(said, ['Gana hoy', 48, 700])).toBe(true);
  expect(isSaid(said, ['Tu meta: $6,000.00', 48, 700])).toBe(false);
  expect(isSaid(said, ['9 nov - 15 nov', 48, 700])).toBe(false);
  expect(isSaid(['Tu semana cerró: ganaste $4,512.30.'], ['2 nov - 8 nov', 48, 700])).toBe(false);
});

test('a sum that is said needn’t be larger than the text around it, and is sure from a lower probability', () => {
  expect(judge(choiceOf(['Tu semana cerró. 2 nov - 8 nov: ganaste $4,512.30.']), 0.3)).toMatchObject({ band: 'sure' });
  const bonus = choiceOf(['Bono de la semana del 2 al 8 de noviembre:', 'ganaste $650.00.']);
  expect(judge(bonus, 0.95).band).toBe('ask');
});
