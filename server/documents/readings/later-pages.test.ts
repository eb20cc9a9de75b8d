import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StatementDeposit } from '@volante/contract/documents/deposits.ts';
import type { DocumentReading } from '@volante/reader/documents/document.ts';
import { ReaderError } from '@volante/reader/screenshots/ocr.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocumentDeps, readDocument } from './read-document.ts';

// Scans whose pages are answered by the test.
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'scan-'));
  file = path.join(folder, 'scan.pdf');
  await writeFile(file, '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n');
});
afterAll(() => rm(folder, { recursive: true }));

type Page = DocumentReading | ReaderError;
const open = '2026-10,MXN,both';
const deposit = (day: number, amountMinor: number): StatementDeposit => ({
  ...{ date: `2026-10-${String(day).padStart(2, '0')}`, amountMinor, currency: 'MXN', platform: 'uber', page: 1 },
  box: [0.1, 0.2, 0.8, 0.02],
});
const page = (more: Partial<DocumentReading>, ...deposits: StatementDeposit[]): DocumentReading => ({
  kind: 'bank_statement',
  fields: deposits.length > 0 ? { deposits } : {},
  quality: null,
  ...more,
});
const first = page({ open, fields: { month: '2026-10', deposits: [deposit(3, 100)] } });
const smallPrint = page({ kind: 'unknown', open });
const cover: DocumentReading = { kind: 'unknown', fields: {}, quality: null };

async function scan(pages: readonly Page[], more: { atAGlance?: boolean } = {}) {
  const asked: (string | undefined)[] = [];
  let drawn = 0;
  const deps = {
    inspector: {
      readText: async () => [],
      readCodes: async () => [],
      draw: async (order: { page: number; target: string }) => {
        drawn = order.page;
        if (order.page > pages.length) return { refusal: 'file_unreadable' };
        await writeFile(order.target, '');
        return { refusal: null, path: order.target, size: 0 };
      },
    },
    reader: {
      readDocument: async ({ continues }: { continues?: string }) => {
        asked.push(continues);
        const answer = pages[drawn - 1]!;
        if (answer instanceof ReaderError) throw answer;
        return answer;
      },
    },
  } as unknown as DocumentDeps;
  const order = { path: file, documentType: 'bank_statement_month_1', today: '2026-11-28', queueKey: 'a' } as const;
  const reading = await readDocument(deps, { ...order, ...more });
  expect(await readdir(folder), 'no drawn page is left').toEqual(['scan.pdf']);
  return { asked, reading, sums: reading.fields.deposits?.map((deposit) => [deposit.page, deposit.amountMinor]) };
}

test('the deposits of all pages of a scanned statement are read, each with its page', async () => {
  const { asked, reading, sums } = await scan([first, page({ open }, deposit(9, 200)), page({}, deposit(20, 300))]);
  expect(sums).toEqual([
    [1, 100],
    [2, 200],
    [3, 300],
  ]);
  expect(reading.fields).toMatchObject({ month: '2026-10', deposits: [{}, { box: [0.1, 0.2, 0.8, 0.02] }, {}] });
  expect(asked, 'only later pages are told what goes on').toEqual([undefined, open, open]);
});

test('behind a cover sheet they are, too', async () => {
  const { sums } = await scan([cover, first, page({ open }, deposit(9, 200))]);
  expect(sums).toEqual([
    [2, 100],
    [3, 200],
  ]);
});

test('a page that was scanned twice counts once', async () => {
  const twice = page({ open }, deposit(9, 200), deposit(10, 250));
  expect((await scan([first, twice, twice])).sums).toEqual([
    [1, 100],
    [2, 200],
    [2, 250],
  ]);
});

test('what follows the statement is not read: another month, two pages of small print, the thirteenth page', async () => {
  const other = page({ fields: {} });
  expect((await scan([first, other, page({ open }, deposit(9, 200))])).asked).toHaveLength(2);
  const after = page({ open }, deposit(9, 200));
  expect((await scan([first, smallPrint, after, smallPrint, smallPrint, after])).asked).toHaveLength(5);
  expect((await scan([first, ...Array.from({ length: 30 }, () => after)])).asked).toHaveLength(12);
});

test('a paper of which only the kind counts, and a statement without a month, is read by its first page', async () => {
  const pages = [first, page({ open }, deposit(9, 200))];
  expect((await scan(pages, { atAGlance: true })).asked).toHaveLength(1);
  expect((await scan([page({}), page({}, deposit(9, 200))])).asked).toHaveLength(1);
});

test('a page that can’t be read takes nothing from those before it; a busy reader is asked again', async () => {
  const failing = (fault: 'resources' | 'busy') => scan([first, new ReaderError(fault), page({ open }, deposit(9, 2))]);
  expect((await failing('resources')).sums).toEqual([[1, 100]]);
  await expect(failing('busy')).rejects.toMatchObject({ fault: 'busy' });
});
