import { countries } from '@volante/contract/countries/index.ts';
import { expect, test } from 'vitest';
import { columnOf } from './columns.ts';
import { readEarnings } from './read-earnings.ts';
import { linesOf, weekly } from './testing/lines.ts';

type Pieces = Parameters<typeof linesOf>;

const page = moved(800, [...weekly.head, ...weekly.rows]);
const CHATS = [
  'Mamá',
  '¿ya llegaste?',
  'Banco: su pago',
  'Taller Ruiz',
  'su coche está listo',
  'Farmacia',
  'su pedido salió',
  'Escuela',
  'junta el jueves',
];
const SHOP = [
  'Carrito de compras',
  'Tu pedido',
  'Pagar ahora',
  'Tarjeta de crédito',
  'Mis préstamos',
  'Envío gratis',
  'Ofertas',
  'Cupones',
  'Recibo',
];
const beside = [...list(CHATS, 40), ...list(CHATS, 1900)];

function moved(across: number, pieces: Pieces): Pieces {
  return pieces.map(([text, left, ...rest]): Pieces[number] => [text, left + across, ...rest]);
}

function list(words: string[], left: number, top = 60): Pieces {
  return words.map((text, k): Pieces[number] => [text, left, top + 95 * k, 36]);
}

function linesFrom(...pieces: Pieces) {
  return linesOf(...pieces.toSorted(([, , a], [, , b]) => a - b));
}

function look(...pieces: Pieces) {
  const asked = { capturedAt: '2026-11-21', country: countries.mx };
  const { band, weekStart, amount } = readEarnings(linesFrom(...pieces), asked);
  return { band, week: weekStart?.value, amount: amount?.value };
}

function columnAround(texts: string[], ...pieces: Pieces): string[] | undefined {
  const lines = linesFrom(...pieces);
  const own = lines.filter(({ text }) => texts.includes(text));
  return columnOf(own, lines)?.map(({ text }) => text);
}

const HEAD = ['2 nov - 8 nov', '$4,512.30'];
const SURE = { band: 'sure', week: '2026-11-02', amount: 4512.3 };

test('a week is sure in a column of a window, if only what stands beside it speaks about something else', () => {
  expect(look(...page, ...beside)).toEqual(SURE);
  const below = [...list(CHATS, 840, 1080), ...list(CHATS, 1300, 1080)];
  expect(look(...page, ...below), 'the same words on the page').toEqual({ ...SURE, band: 'ask' });
});

test('of a picture that is refused as a whole, a column is only proposed', () => {
  expect(look(...page, ...list(SHOP, 40), ...list(SHOP, 1900))).toEqual({ ...SURE, band: 'ask' });
});

test.each<[string, Pieces]>([
  [
    'another week with a sum of its own',
    [
      ['26 oct - 1 nov', 2300, 180],
      ['$3,100.00', 2300, 240],
    ],
  ],
  ['another week alone', [['26 oct - 1 nov', 2300, 180]]],
  ['another sum', [['$3,100.00', 2300, 240]]],
  [
    'another sum called the week’s',
    [
      ['Total de la semana', 2300, 1000],
      ['$3,912.50', 2800, 1000],
    ],
  ],
  [
    'the same sum below zero',
    [
      ['Saldo', 2300, 1000],
      ['-$4,512.30', 2800, 1000],
    ],
  ],
  [
    'a sum in another currency',
    [
      ['Recibido', 2300, 1000],
      ['US$120.00', 2800, 1000],
    ],
  ],
])('a week in a column is a question if there is %s beside it', (_, more) => {
  expect(look(...page, ...beside, ...more).band).not.toBe('sure');
});

test('a page of tips alone is not sure in a column either', () => {
  const tips = page.map(([text, ...at]): Pieces[number] => [
    text === 'Ganancias' ? 'Propinas' : text === 'Tarifa' ? 'Propina de Ana' : text,
    ...at,
  ]);
  expect(look(...tips, ...beside).band).not.toBe('sure');
});

test('the head of a page is no column, if its rows are wider', () => {
  const rows = ['Propina de Ana', 'Propina de Beto', 'Propina de Luz', 'Propina de Eva'];
  const tips: Pieces = [
    ['Propinas', 700, 90, 62],
    ['2 nov - 8 nov', 1100, 180],
    ['$4,512.30', 1100, 240, 60],
    ['en total', 1150, 340, 36],
    ...rows.map((text, k): Pieces[number] => [text, 640, 450 + 90 * k, 36]),
    ...rows.map((_, k): Pieces[number] => [`$1,12${k}.10`, 1500, 450 + 90 * k, 36]),
  ];
  expect(columnAround(HEAD, ...tips, ...beside)).toBeUndefined();
  expect(look(...tips, ...beside).band).not.toBe('sure');
});

test('a page that fills its picture is no column, whatever gaps are in it', () => {
  expect(columnAround(HEAD, ...weekly.head, ...weekly.rows)).toBeUndefined();
  const menu = list(CHATS, 40);
  expect(columnAround(HEAD, ...page, ...menu)).toHaveLength(page.length);
  expect(columnAround(HEAD, ...page, ...menu, ['Pie', 800, 2600]), 'higher than wide').toBeUndefined();
});

test('values belong to the page of their labels, above the sum as well', () => {
  const form: Pieces = [
    ['Horas por semana', 800, 90],
    ['56', 1660, 90],
    ['Ciudad', 800, 180],
    ['Guadalajara', 1440, 180],
    ['Vehículo', 800, 270],
    ['Rentado', 1520, 270],
    ['2 nov - 8 nov', 800, 360],
    ['$4,512.30', 800, 420, 60],
    ['Viajes', 800, 520],
    ['57', 1660, 520],
  ];
  const texts = form.map(([text]) => text);
  expect(columnAround(HEAD, ...form, ...list(CHATS, 40))?.sort()).toEqual(texts.sort());
});

test('a title across all columns is not part of one', () => {
  const title: Pieces[number] = ['Documentos que mandó el solicitante', 60, 0, 64];
  const column = columnAround(HEAD, ...page.slice(1), title, ...list(CHATS, 40, 120));
  expect(column).toContain('Ganancias');
  expect(column).not.toContain(title[0]);
});
