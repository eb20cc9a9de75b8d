import path from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';

test('the bill lists what processes and web apps are made of, also what is a tool elsewhere, and no tool', () => {
  const bill = billOfMaterials(path.join(import.meta.dirname, '../..'), ['server', 'reader', 'contract']);
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX' });
  const names = bill.components.map(({ name }) => name);
  for (const name of ['fastify', 'pg', 'sharp', 'react', 'libheif-js']) expect(names, name).toContain(name);
  for (const name of ['vitest', 'vite', 'typescript', '@types/pg']) expect(names, name).not.toContain(name);
  const refs = new Set(bill.components.map((component) => component['bom-ref']));
  expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
});
