import { expect, test } from 'vitest';
import { readText } from './read-imports.ts';
import { modules } from './repository.ts';
import {
  findFullFolders,
  findLongComponents,
  findLongFiles,
  MOST_COMPONENT_LINES,
  MOST_FILES,
  MOST_LINES,
} from './sizes.ts';
import { screens } from './web-sources.ts';

test('no file exceeds the limit of lines, tests included', () => {
  expect(findLongFiles(modules.map((file) => ({ file, text: readText(file) })))).toEqual([]);
});

test('no folder exceeds the limit of files', () => {
  expect(findFullFolders(modules)).toEqual([]);
});

// The figures only fall: a component that is split or shortened gets its new figure, or leaves the list.
test('no component exceeds the limit of lines, except those that have yet to be split', () => {
  expect(findLongComponents(screens.map((file) => ({ file, text: readText(file) })))).toEqual({
    'web/src/applicant/documents/obligor/obligor-card.tsx ObligorCard': 125,
    'web/src/applicant/documents/statements/statements.tsx Statements': 106,
    'web/src/applicant/earnings/upload/profile-step.tsx ProfileStep': 121,
    'web/src/applicant/frame/screen.tsx Screen': 127,
    'web/src/applicant/home-visit/photo-step.tsx PhotoStep': 134,
    'web/src/gallery/main.tsx Gallery': 135,
    'web/src/staff/administration/accounts/account-dialog.tsx AccountDialog': 140,
    'web/src/staff/administration/settings/setting-dialog.tsx SettingDialog': 107,
    'web/src/staff/calendar/calendar-page.tsx CalendarPage': 108,
    'web/src/staff/case/case-head.tsx CaseHead': 102,
    'web/src/staff/queue/filter-bar.tsx FilterBar': 105,
    'web/src/staff/review/viewer.tsx Viewer': 123,
  });
});

test('a component with one line too many is detected', () => {
  const component = (lines: number) => [
    { file: 'web/a.tsx', text: `export function A() {\n${'  x;\n'.repeat(lines - 2)}}\n` },
  ];
  expect(findLongComponents(component(MOST_COMPONENT_LINES))).toEqual({});
  expect(findLongComponents(component(MOST_COMPONENT_LINES + 1))).toEqual({ 'web/a.tsx A': 101 });
});

test('one line or one file too many is detected', () => {
  const lines = (count: number) => [{ file: 'server/a.ts', text: 'x\n'.repeat(count) }];
  expect(findLongFiles(lines(MOST_LINES))).toEqual([]);
  expect(findLongFiles(lines(MOST_LINES + 1))).toEqual(['server/a.ts: 401 lines']);
  const files = Array.from({ length: MOST_FILES }, (_, n) => `server/media/${n}.ts`);
  expect(findFullFolders([...files, 'server/media/a.test.ts', 'server/media/rules/a.ts'])).toEqual([]);
  expect(findFullFolders([...files, 'server/media/one-more.ts'])).toEqual(['server/media: 21 files']);
});
