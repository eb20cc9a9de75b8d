import { expect, test } from 'vitest';
import { jsonOf } from './store.ts';

test('a JSON object has an expression for every key of its shape', () => {
  interface Shape {
    name: string;
    at?: string;
  }
  expect(jsonOf<Shape>({ name: 'o.name', at: 'o.at' })).toBe("json_build_object('name', o.name, 'at', o.at)");
  // @ts-expect-error: `at` has no expression
  jsonOf<Shape>({ name: 'o.name' });
  // @ts-expect-error: nobody reads `phone`
  jsonOf<Shape>({ name: 'o.name', at: 'o.at', phone: 'o.phone' });
});
