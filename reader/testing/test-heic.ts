import { readFile } from 'node:fs/promises';

interface PhonePhoto {
  width: number;
  height: number;
  /** Rotated 90 degrees clockwise, as most photos are. */
  turned?: boolean;
  /** Its colors by ITU-T H.273: primaries, transfer, matrix; and whether it uses the full range. */
  colours?: [number, number, number, boolean];
}

/**
 * A photo as phones write it: tiles of 512 x 512, assembled by the file. Its left edge is red and its right one blue when the
 * last column is cut narrow, as in photos of 24 and 48 megapixels. Each tile has its own bytes, in order.
 */
export async function phoneHeic({ width, height, turned = false, colours }: PhonePhoto): Promise<Buffer> {
  const tile = await readFile(new URL('../fixtures/tile.heic', import.meta.url));
  const picture = tile.subarray(tile.indexOf('mdat') + 4);
  const settingsAt = tile.indexOf('hvcC') - 4;
  const settings = tile.subarray(settingsAt, settingsAt + tile.readUInt32BE(settingsAt));
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const tiles = Array.from({ length: columns * rows }, (_, n) => n + 2);
  const grid = Buffer.concat([bytes(0, 0, rows - 1, columns - 1), words16(width, height)]);

  const whole = [3, ...(turned ? [4] : []), ...(colours ? [turned ? 5 : 4] : [])];
  const properties = [
    settings,
    fullBox('ispe', words(TILE, TILE)),
    fullBox('ispe', words(width, height)),
    ...(turned ? [box('irot', bytes(3))] : []),
    ...(colours ? [colourBox(colours)] : []),
  ];
  const associations = [[1, whole] as const, ...tiles.map((id) => [id, [1, 2]] as const)];
  const start = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const meta = (dataAt: number) =>
    fullBox(
      'meta',
      fullBox('hdlr', words(0), Buffer.from('pict'), words(0, 0, 0), bytes(0)),
      fullBox('pitm', words16(1)),
      fullBox(
        'iloc',
        bytes(0x44, 0),
        words16(1 + tiles.length),
        ...[1, ...tiles].map((id) =>
          Buffer.concat([
            words16(id, 0, 1),
            id === 1
              ? words(dataAt, grid.length)
              : words(dataAt + grid.length + (id - 2) * picture.length, picture.length),
          ]),
        ),
      ),
      fullBox('iinf', words16(1 + tiles.length), item(1, 'grid'), ...tiles.map((id) => item(id, 'hvc1'))),
      fullBox('iref', box('dimg', words16(1, tiles.length, ...tiles))),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox(
          'ipma',
          words(associations.length),
          ...associations.map(([id, of]) => Buffer.concat([words16(id), bytes(of.length, ...of)])),
        ),
      ),
    );
  const head = Buffer.concat([start, meta(start.length + meta(0).length + 8)]);
  return Buffer.concat([head, box('mdat', grid, ...tiles.map(() => picture))]);
}

const TILE = 512;

const bytes = (...values: number[]) => Buffer.from(values);
const words = (...values: number[]) => Buffer.concat(values.map((value) => hex(value, 8)));
const words16 = (...values: number[]) => Buffer.concat(values.map((value) => hex(value, 4)));
const hex = (value: number, digits: number) => Buffer.from(value.toString(16).padStart(digits, '0'), 'hex');

function box(type: string, ...inside: Buffer[]): Buffer {
  const content = Buffer.concat(inside);
  return Buffer.concat([words(8 + content.length), Buffer.from(type, 'latin1'), content]);
}

/** With version 0 and no flags. */
function fullBox(type: string, ...inside: Buffer[]): Buffer {
  return box(type, words(0), ...inside);
}

function item(id: number, type: string): Buffer {
  return box('infe', words(0x02_000000), words16(id, 0), Buffer.from(`${type}\0`, 'latin1'));
}

function colourBox([primaries, transfer, matrix, full]: [number, number, number, boolean]): Buffer {
  return box('colr', Buffer.from('nclx'), words16(primaries, transfer, matrix), bytes(full ? 0x80 : 0));
}
