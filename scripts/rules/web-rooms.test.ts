import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  imports,
  inContract,
  inWeb,
  isNamedAsTest,
  modules,
  product,
  readText,
  refuse,
  webFeature,
} from './repository.ts';

test('the design system and the web library import no screen', () => {
  refuse(
    product,
    'web/src/ui/button.tsx -> web/src/lib/call.ts',
    // Its few own words, as "Close", are in the page's language.
    ({ from, to }) => from.startsWith('web/src/ui/') && inWeb(to) && !/^web\/src\/(ui\/|lib\/text\.ts$)/.test(to),
  );
  refuse(
    product,
    'web/src/ui/button.tsx -> contract/errors.ts',
    ({ from, to }) => from.startsWith('web/src/ui/') && inContract(to),
  );
  refuse(
    product,
    'web/src/lib/call.ts -> web/src/staff/main.tsx',
    ({ from, to }) => from.startsWith('web/src/lib/') && /^web\/src\/(applicant|staff)\//.test(to),
  );
});

test('the design system and the web library mention nothing of an application', () => {
  const rooms = modules.filter((file) => /^web\/src\/(ui|lib)\//.test(file));
  const named = rooms.filter((file) => /applicant|admission|requestId\b/i.test(readText(file)));
  expect(named).toEqual([]);
});

test('no web app imports another', () => {
  const appOf = (file: string) => /^web\/src\/(applicant|staff|gallery)\//.exec(file)?.[1];
  for (const [first, other] of [
    ['applicant', 'staff'],
    ['staff', 'applicant'],
    ['gallery', 'staff'],
  ])
    refuse(product, `web/src/${first}/main.tsx -> web/src/${other}/main.tsx`, ({ from, to }) => {
      const [own, imported] = [appOf(from), appOf(to)];
      return own !== undefined && imported !== undefined && own !== imported;
    });
});

test('features of a web app do not import each other', () => {
  const loadsScreens = (file: string) =>
    /^web\/src\/(applicant\/(router\/.*|admission\/visit-part)|staff\/router\/(rooms|first-rooms|app))\.tsx?$/.test(
      file,
    );
  refuse(product, 'web/src/staff/queue/page.tsx -> web/src/staff/calendar/page.tsx', ({ from, to }) => {
    if (loadsScreens(from)) return false;
    const [own, other] = [webFeature(from), webFeature(to)];
    return own !== null && other !== null && own !== other && !sharedWebFolders.includes(path.basename(other));
  });
});

// The page of conversations shows the same thread as the application's.
test('of an application the console shares what it is, not the parts of its page', () => {
  const application = 'web/src/staff/application/';
  const shared =
    /^(application|assign|contact-dialog|document-words|next-act|open-things|ready-sentences|link\/(hand-over|link-message)|cross-check\/cross-check|conversation\/(conversation|thread))\.tsx?$/;
  refuse(product, `web/src/staff/queue/page.tsx -> ${application}earnings/weeks.tsx`, ({ from, to }) => {
    if (!to.startsWith(application) || from.startsWith(application)) return false;
    return !from.startsWith('web/src/staff/router/') && !shared.test(to.slice(application.length));
  });
});

test('only the entries compose the screens of the applicants’ app', () => {
  refuse(product, 'web/src/applicant/earnings/board/platform.tsx -> web/src/applicant/router/routes.ts', (edge) => {
    if (edge.typeOnly || !edge.to.startsWith('web/src/applicant/router/')) return false;
    return !/^web\/src\/applicant\/(router\/.*|main|server)\.tsx?$/.test(edge.from);
  });
});

// Shared by every screen: drawings, pictures in full screen, the application, the layout, navigation, the hand-off to
// the phone, the proof that a device is the applicant's, uploads, forms and files being sent, the start without a network.
const sharedWebFolders = [
  'drawings',
  'viewer',
  'application',
  'layout',
  'navigation',
  'router',
  'hand-off',
  'devices',
  'uploads',
  'sending',
  'offline',
  'testing',
  // In the console: the session with its calls, the frame, single keys, dense controls, words for codes, actions on a visit,
  // what is needed before the first driver, what is done with several applications at once.
  'session',
  'frame',
  'keys',
  'controls',
  'words',
  'visits',
  'first-day',
  'bulk',
];

const root = path.resolve(import.meta.dirname, '../..');
const sources = modules.filter((file) => inWeb(file) && !isNamedAsTest(file));
const containing = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

test('files are chosen, dropped and pasted in known places only, which say what has no room', () => {
  expect(containing(/type="file"/)).toEqual(['web/src/ui/files/file-picker.tsx']);
  expect(containing(/(dataTransfer|clipboardData)\??\.files/).sort()).toEqual([
    'web/src/staff/application/documents/give-document.tsx',
    'web/src/staff/application/visit/report-pictures.tsx',
    'web/src/ui/files/capture-area.tsx',
    'web/src/ui/files/file-picker.tsx',
  ]);
});

test('the console asks for days in the member’s language, which the browser’s own field doesn’t know', () => {
  expect(containing(/type="date"/)).toEqual([]);
});

test('every feature with an input for files is tried with one that cannot be read', () => {
  const inputs = /^web\/src\/ui\/files\/(file-picker|capture-area)\.tsx$/;
  const features = imports.flatMap(({ from, to }) =>
    inputs.test(to) && !isNamedAsTest(from) ? (webFeature(from) ?? []) : [],
  );
  const tried = imports.flatMap(({ from, to }) =>
    to.endsWith('/testing/gone-file.ts') ? (webFeature(from) ?? []) : [],
  );
  expect(features.length).toBeGreaterThan(10);
  expect([...new Set(features)].filter((feature) => !tried.includes(feature))).toEqual([]);
});
