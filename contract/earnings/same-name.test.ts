import { expect, test } from 'vitest';
import { maySameNameBe } from './same-name.ts';

test.each([
  ['María José Núñez', 'María José Núñez Ávila'],
  ['MARIA NUNEZ', 'María José Núñez Ávila'],
  ['Núñez Ávila, María José', 'María José Núñez Ávila'],
  ['María', 'María José Núñez Ávila'],
  ['María N.', 'María José Núñez Ávila'],
  ['Mari Núñez', 'María José Núñez Ávila'],
  ['María Guadalupe Núñez', 'María José Núñez Ávila'],
  ['Jordan Whitfeld', 'Jordan Whitfield'],
  ['Whitfield Jordan', 'Jordan Whitfield'],
  ['Xu Li', 'Li Xu'],
  ['Juan de la Cruz', 'Juan Cruz Peña'],
  ['Li', 'Li Xu'],
  ['', 'Li Xu'],
  ['4.93 ★', 'Li Xu'],
])('%s may be %s', (shown, given) => {
  expect(maySameNameBe(shown, given)).toBe(true);
});

test.each([
  ['Pedro López', 'María José Núñez Ávila'],
  ['María López', 'María José Núñez Ávila'],
  ['Pedro', 'María José Núñez Ávila'],
  ['José Ramírez Soto', 'María José Núñez Ávila'],
  ['Jordan Miller', 'Jordan Whitfield'],
  ['Li Wu', 'Li Xu'],
])('%s is asked about where the applicant is %s', (shown, given) => {
  expect(maySameNameBe(shown, given)).toBe(false);
});
