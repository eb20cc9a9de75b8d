import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Import, listModules, readImports } from './read-imports.ts';

const modules = listModules();
const imports = modules.flatMap(readImports);
const testTools = new Set(imports.filter(({ to }) => to === 'vitest').map(({ from }) => from));
const product = imports.filter(({ from }) => !isTest(from));

test('the reader finds modules and imports in every room that has files', () => {
  for (const room of ['contract/', 'server/', 'web/src/']) {
    expect(modules.filter(inside(room)).length, room).toBeGreaterThan(5);
    expect(imports.filter(({ from }) => from.startsWith(room)).length, room).toBeGreaterThan(5);
  }
  const unresolved = imports.filter(
    ({ to }) => /^(contract|server|web|sandbox)\/.*\.tsx?$/.test(to) && !modules.includes(to),
  );
  expect(show(unresolved.filter(({ from }) => !from.startsWith('bench/')))).toEqual([]);
});

test('the contract imports zod and nothing else', () => {
  refuse(product, ({ from, to }) => inContract(from) && !inContract(to) && !/^zod(\/|$)/.test(to));
});

test('web and server meet in the contract only', () => {
  refuse(imports, ({ from, to }) => inWeb(from) && inServer(to));
  refuse(product, ({ from, to }) => inWeb(from) && to.startsWith('node:'));
  refuse(imports, ({ from, to }) => inServer(from) && to.startsWith('web/'));
});

test('the sandbox imports nothing of the product but the contract', () => {
  refuse(imports, ({ from, to }) => from.startsWith('sandbox/') && (inServer(to) || to.startsWith('web/')));
});

test('the product imports no test, no benchmark, no script', () => {
  const rooms = product.filter(({ from }) => inContract(from) || inServer(from) || inWeb(from));
  refuse(rooms, ({ to }) => isTest(to) || /^(bench|e2e|scripts)\//.test(to));
});

test('core knows no feature, no provider and not the app', () => {
  refuse(product, ({ from, to }) => inCore(from) && inServer(to) && !inCore(to) && to !== 'server/config/config.ts');
});

test('the embedded PostgreSQL knows nothing of the product, and only the database knows it', () => {
  refuse(product, ({ from, to }) => inPostgres(from) && !inPostgres(to) && !/^(node:|pg$)/.test(to));
  refuse(product, ({ from, to }) => inServer(from) && inPostgres(to) && !from.startsWith('server/core/database/'));
});

test('providers know no feature', () => {
  refuse(product, ({ from, to }) => inProviders(from) && (isFeature(to) || isComposition(to)));
});

test('features know neither the app nor the commands', () => {
  refuse(product, ({ from, to }) => isFeature(from) && isComposition(to));
});

test("a feature never reaches into another one's store or routes", () => {
  const foreign = ({ from, to }: Import) => isFeature(from) && isFeature(to) && folder(from) !== folder(to);
  refuse(product, (one) => foreign(one) && (isStore(one.to) || path.basename(one.to) === 'routes.ts'));
});

test('applications call no other feature, and no feature calls admission', () => {
  refuse(
    product,
    ({ from, to }) => folder(from) === 'server/applications' && isFeature(to) && folder(to) !== folder(from),
  );
  refuse(product, ({ from, to }) => isFeature(from) && folder(from) !== admission && folder(to) === admission);
});

test('SQL is written in stores, migrations and core only', () => {
  const mayHoldSql = (file: string) => inCore(file) || file.startsWith('server/migrations/') || isStore(file);
  refuse(
    product,
    ({ from, to, typeOnly }) => inServer(from) && !mayHoldSql(from) && !typeOnly && /^(kysely|pg)$/.test(to),
  );
});

test('the design system and the library of the web apps know no screen', () => {
  refuse(product, ({ from, to }) => from.startsWith('web/src/ui/') && inWeb(to) && !to.startsWith('web/src/ui/'));
  refuse(product, ({ from, to }) => from.startsWith('web/src/ui/') && inContract(to));
  refuse(product, ({ from, to }) => from.startsWith('web/src/lib/') && /^web\/src\/(applicant|staff)\//.test(to));
});

test('the design system and the library of the web apps name nothing of an application', () => {
  const rooms = modules.filter((file) => /^web\/src\/(ui|lib)\//.test(file));
  const named = rooms.filter((file) => /applicant|admission|requestId\b/i.test(readFileSync(file, 'utf8')));
  expect(named).toEqual([]);
});

test('no module of the web apps imports itself by way of others', () => {
  const next = new Map<string, string[]>();
  for (const { from, to, typeOnly } of product) {
    if (inWeb(from) && inWeb(to) && !typeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  }
  expect([...next.keys()].filter((file) => reaches(next, file))).toEqual([]);
});

test('staff code never reaches the applicant, nor the other way round', () => {
  refuse(product, ({ from, to }) => from.startsWith('web/src/applicant/') && to.startsWith('web/src/staff/'));
  refuse(product, ({ from, to }) => from.startsWith('web/src/staff/') && to.startsWith('web/src/applicant/'));
});

test('features of a web app do not import each other', () => {
  const loadsScreens = (file: string) => /^web\/src\/(applicant|staff)\/router\/(routes|visit-part)\.tsx?$/.test(file);
  refuse(product, ({ from, to }) => {
    if (loadsScreens(from)) return false;
    const [own, other] = [webFeature(from), webFeature(to)];
    return own !== null && other !== null && own !== other && !sharedWebFolders.includes(path.basename(other));
  });
});

function reaches(next: Map<string, string[]>, file: string): boolean {
  const seen = new Set<string>();
  const open = [...(next.get(file) ?? [])];
  for (let at = open.pop(); at; at = open.pop()) {
    if (at === file) return true;
    if (!seen.has(at)) open.push(...(next.get(at) ?? []));
    seen.add(at);
  }
  return false;
}

function refuse(list: Import[], isWrong: (one: Import) => boolean): void {
  expect(show(list.filter(isWrong))).toEqual([]);
}

function show(list: Import[]): string[] {
  return list.map(({ from, to }) => `${from} -> ${to}`);
}

function inside(prefix: string) {
  return (file: string) => file.startsWith(prefix);
}

function inContract(file: string): boolean {
  return file.startsWith('contract/');
}

function inServer(file: string): boolean {
  return file.startsWith('server/');
}

function inPostgres(file: string): boolean {
  return file.startsWith('postgres/');
}

function inWeb(file: string): boolean {
  return file.startsWith('web/src/');
}

function inCore(file: string): boolean {
  return file.startsWith('server/core/');
}

function inProviders(file: string): boolean {
  return file.startsWith('server/providers/');
}

// A folder of the server is a feature unless it is one of the rooms that serve them all.
function isFeature(file: string): boolean {
  return (
    /^server\/[a-z-]+\//.test(file) && !/^server\/(config|core|providers|migrations|commands|testing)\//.test(file)
  );
}

// What puts features together: the app, the entry, the commands.
function isComposition(file: string): boolean {
  return /^server\/(commands\/.*|app|main|build-deps|job-handlers|start-links)\.ts$/.test(file);
}

function isStore(file: string): boolean {
  return /(^|[/-])store\.ts$/.test(file);
}

// What tests are made with may put everything together, as the app does.
function isTest(file: string): boolean {
  return (
    testTools.has(file) || /\.(test|on-s3)\.tsx?$/.test(file) || /(^|\/)(test-[a-z-]+\.tsx?$|testing\/)/.test(file)
  );
}

function folder(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

function webFeature(file: string): string | null {
  return /^web\/src\/(applicant|staff)\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;
}

const admission = 'server/admission';
// What every screen may use: pictures, the application, the frame around screens, the way between them and to the phone, uploads.
const sharedWebFolders = ['drawings', 'application', 'frame', 'router', 'hand-off', 'uploads', 'testing'];
