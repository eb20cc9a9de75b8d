import { LEAST_SCORE } from '@volante/contract/staff/password-strength.ts';
import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test('the meter judges as the server does: names are weak, and letters beyond the 64th add nothing', () => {
  const isWeak = (password: string) => strengthOf(password, ['Quetzalli Xochipilli', 'weak@example.com']) < LEAST_SCORE;
  const behindSixtyFour = `${'a'.repeat(64)}k8#Qz!pL2vX`;
  for (const password of ['contraseña123', 'weak@example.com', 'quetzalli2024', behindSixtyFour])
    expect(isWeak(password), password).toBe(true);
  expect(isWeak('perro-lluvia-ventana-92')).toBe(false);
});
