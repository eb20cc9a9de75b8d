import { expect, test } from 'vitest';
import { contradictsNames, curpLetters, rfcHeadOf } from './curp-names.ts';

test.each([
  ['Gabriela', 'Hernández García', 'HEGG'],
  ['María Fernanda', 'Pérez Ruiz', 'PERF'],
  ['José Luis', 'de la Cruz Ñáñez', 'CUXL'],
  ['Ma. Elena', 'Ek Chan', 'EXCE'],
  ['Ofelia', 'Pedro Torres', 'PETO'],
  ['Tania', 'Puga Torres', 'PUTT'],
  ['Antonio', 'Puente Torres', 'PXTA'],
])('the CURP of %s %s begins with %s', (firstName, lastName, letters) => {
  expect(curpLetters(firstName, lastName)).toBe(letters);
  expect(contradictsNames(`${letters}900101`, firstName, lastName)).toBe(false);
});

test('letters that the names don’t determine are not proposed', () => {
  for (const [firstName, lastName] of [
    ['Ana', 'Ruiz'],
    ['Ana', 'Ruiz Peña Soto'],
    ['María José', 'Núñez Ávila'],
    ['Ana', "D'Amico Ruiz"],
    ['', 'Ruiz Soto'],
  ] as const)
    expect(curpLetters(firstName, lastName), `${firstName} ${lastName}`).toBeNull();
});

test('another person’s CURP contradicts the names; dividing or ordering them differently doesn’t', () => {
  expect(contradictsNames('PERJ900101', 'Gabriela', 'Hernández García')).toBe(true);
  expect(contradictsNames('GAHG900101', 'Gabriela', 'Hernández García')).toBe(false);
  expect(contradictsNames('HEXG900101', 'Gabriela', 'Hernández')).toBe(false);
  expect(contradictsNames('NUAM900412', 'María José', 'Núñez Ávila')).toBe(false);
  expect(contradictsNames('NUAJ900412', 'María José', 'Núñez Ávila')).toBe(false);
  expect(contradictsNames('PERJ900101', 'Anne-Marie', "O'Neill")).toBe(false);
});

test('an RFC begins like the CURP except where the two rules differ', () => {
  expect(rfcHeadOf('HEGG560427MVZRRL04', 'Hernández García')).toBe('HEGG560427');
  expect(rfcHeadOf('HEXG560427MVZRRL04', 'Hernández')).toBeNull();
  expect(rfcHeadOf('LIGG560427MVZRRL04', 'Li García')).toBeNull();
});
