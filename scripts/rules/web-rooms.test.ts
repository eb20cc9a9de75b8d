import path from 'node:path';
import { expect, test } from 'vitest';
import { readText } from './read-imports.ts';
import { modules, product, refuse } from './repository.ts';
import { inContract, inWeb, webFeature } from './rooms.ts';

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
  for (const [one, other] of [
    ['applicant', 'staff'],
    ['staff', 'applicant'],
    ['gallery', 'staff'],
  ])
    refuse(product, `web/src/${one}/main.tsx -> web/src/${other}/main.tsx`, ({ from, to }) => {
      const [own, imported] = [appOf(from), appOf(to)];
      return own !== undefined && imported !== undefined && own !== imported;
    });
});

test('features of a web app do not import each other', () => {
  const loadsScreens = (file: string) =>
    /^web\/src\/(applicant|staff)\/router\/(routes|visit-part|go-on-sending|rooms|first-rooms|app)\.tsx?$/.test(file);
  refuse(product, 'web/src/staff/queue/page.tsx -> web/src/staff/calendar/page.tsx', ({ from, to }) => {
    if (loadsScreens(from)) return false;
    const [own, other] = [webFeature(from), webFeature(to)];
    return own !== null && other !== null && own !== other && !sharedWebFolders.includes(path.basename(other));
  });
});

test('of an application the console shares what it is, not the parts of its page', () => {
  const application = 'web/src/staff/application/';
  const shared =
    /^(application|assign|contact-dialog|document-words|open-things|link\/(hand-over|link-message)|cross-check\/cross-check)\.tsx?$/;
  refuse(product, `web/src/staff/queue/page.tsx -> ${application}earnings/weeks.tsx`, ({ from, to }) => {
    if (!to.startsWith(application) || from.startsWith(application)) return false;
    return !from.startsWith('web/src/staff/router/') && !shared.test(to.slice(application.length));
  });
});

// Shared by every screen: drawings, pictures in full screen, the application, the frame or layout, navigation, the hand-off to
// the phone, uploads, forms and files being sent, the start without a network.
const sharedWebFolders = [
  'drawings',
  'viewer',
  'application',
  'frame',
  'layout',
  'router',
  'hand-off',
  'uploads',
  'sending',
  'offline',
  'testing',
  // In the console: the session with its calls, single keys, dense controls, words for codes, actions on a visit.
  'session',
  'keys',
  'controls',
  'words',
  'visits',
];
