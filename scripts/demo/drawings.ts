import { type Color, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { drawPdfPage } from '@volante/reader/opening/stored/draw-page.ts';
import type { Random } from '../../sandbox/people/random.ts';

/** A file as a driver would send it. */
export interface MadeUpFile {
  name: string;
  mimeType: 'image/jpeg' | 'application/pdf';
  bytes: Uint8Array;
}

export interface Pen {
  page: PDFPage;
  font: PDFFont;
  bold: PDFFont;
  /** A font in which all letters have the same width. */
  mono: PDFFont;
}

type Draw = (pen: Pen) => void;
/** Width and height, in points. */
type Size = [width: number, height: number];

export const ink = rgb(0.11, 0.11, 0.15);
const grey = rgb(0.45, 0.46, 0.52);
const A4: Size = [595, 842];
export const CARD: Size = [640, 430];
const PHONE: Size = [390, 844];

/** A photo of a card lying on a table. */
export function cardPhoto(chance: Random, title: string, lines: string[]): Promise<MadeUpFile> {
  const [wide, high] = CARD;
  const [table, skin, ground, accent] = [tableOf(chance), skinOf(chance), tint(chance, 0.93), tint(chance, 0.45)];
  const [left, bottom] = [chance.whole(28, 60), chance.whole(28, 52)];
  return photo(title, CARD, ({ page, font, bold }) => {
    page.drawRectangle({ width: wide, height: high, color: table });
    page.drawRectangle({ x: left, y: bottom, width: wide - 100, height: high - 90, color: ground });
    page.drawRectangle({ x: left, y: bottom + high - 134, width: wide - 100, height: 44, color: accent });
    page.drawText(title, { x: left + 16, y: bottom + high - 120, size: 19, font: bold, color: rgb(1, 1, 1) });
    portrait(page, left + 84, bottom + 160, 46, skin);
    for (const [i, line] of lines.entries())
      page.drawText(line, { x: left + 176, y: bottom + high - 172 - i * 27, size: 16, font, color: ink });
    page.drawText('MUESTRA · SAMPLE', { x: left + 16, y: bottom + 18, size: 12, font: bold, color: grey });
  });
}

/** A photo of a person. */
export function selfie(chance: Random): Promise<MadeUpFile> {
  const skin = skinOf(chance);
  return photo('selfie', [480, 640], ({ page }) => {
    page.drawRectangle({ width: 480, height: 640, color: tint(chance, 0.82) });
    page.drawEllipse({ x: 240, y: 40, xScale: 190, yScale: 170, color: tint(chance, 0.5) });
    portrait(page, 240, 350, 120, skin);
  });
}

/** A photo of a house, its street or its garage. */
export function placePhoto(chance: Random, name: string): Promise<MadeUpFile> {
  return photo(name, [640, 480], ({ page }) => {
    page.drawRectangle({ width: 640, height: 480, color: tint(chance, 0.85) });
    page.drawRectangle({ width: 640, height: 130, color: rgb(0.55, 0.55, 0.56) });
    const left = chance.whole(60, 180);
    page.drawRectangle({ x: left, y: 110, width: 360, height: 230, color: tint(chance, 0.68) });
    page.drawRectangle({ x: left - 16, y: 336, width: 392, height: 34, color: tint(chance, 0.4) });
    page.drawRectangle({ x: left + 30, y: 110, width: 150, height: 150, color: rgb(0.35, 0.36, 0.4) });
    page.drawRectangle({ x: left + 240, y: 200, width: 80, height: 80, color: rgb(0.8, 0.9, 0.97) });
  });
}

/** A paper of one page with text that can be selected. */
export async function textPage(name: string, title: string, lines: string[]): Promise<MadeUpFile> {
  const bytes = await draw(A4, ({ page, font, bold }) => {
    page.drawText(title, { x: 56, y: 770, size: 20, font: bold, color: ink });
    page.drawLine({ start: { x: 56, y: 756 }, end: { x: 540, y: 756 }, thickness: 1, color: grey });
    for (const [i, line] of lines.entries())
      page.drawText(line, { x: 56, y: 724 - i * 21, size: 11, font, color: ink });
    page.drawText('Documento de muestra / Sample document', { x: 56, y: 48, size: 9, font, color: grey });
  });
  return { name: `${name}.pdf`, mimeType: 'application/pdf', bytes };
}

/** A picture of a screen, and where each text is on it: `[x, y, width, height]` from 0 to 1. */
export interface Screen {
  file: MadeUpFile;
  boxes: Record<string, [number, number, number, number]>;
}

/** A screen of a driver app: large and small lines, and seven bars when `days` are given. */
export async function screen(
  chance: Random,
  name: string,
  lines: { key: string; text: string; size: number; down: number }[],
  days: number[] = [],
): Promise<Screen> {
  const [wide, high] = PHONE;
  const boxes: Screen['boxes'] = {};
  const accent = tint(chance, 0.45);
  const file = await photo(name, PHONE, ({ page, font, bold }) => {
    page.drawRectangle({ width: wide, height: high, color: rgb(1, 1, 1) });
    for (const { key, text, size, down } of lines) {
      const type = size > 20 ? bold : font;
      page.drawText(text, { x: 28, y: high - down, size, font: type, color: size > 20 ? ink : grey });
      const width = type.widthOfTextAtSize(text, size);
      boxes[key] = [28 / wide, (down - size) / high, width / wide, (size * 1.25) / high];
    }
    const most = Math.max(1, ...days);
    for (const [i, day] of days.entries())
      page.drawRectangle({ x: 28 + i * 48, y: 430, width: 30, height: 8 + (110 * day) / most, color: accent });
  });
  return { file, boxes };
}

export async function photo(name: string, size: Size, put: Draw): Promise<MadeUpFile> {
  const picture = await drawPdfPage(await draw(size, put), 1, Math.max(...size) * 2);
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', bytes: await picture.jpeg({ quality: 82 }).toBuffer() };
}

async function draw(size: Size, put: Draw): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const mono = await document.embedFont(StandardFonts.Courier);
  put({ page: document.addPage(size), font, bold, mono });
  return document.save();
}

export function portrait(page: PDFPage, x: number, y: number, radius: number, skin: Color): void {
  page.drawEllipse({ x, y: y - radius * 1.9, xScale: radius * 1.3, yScale: radius * 0.9, color: grey });
  page.drawEllipse({ x, y, xScale: radius, yScale: radius * 1.25, color: skin });
  page.drawEllipse({ x, y: y + radius * 0.95, xScale: radius * 0.95, yScale: radius * 0.5, color: ink });
  for (const side of [-1, 1])
    page.drawEllipse({ x: x + side * radius * 0.38, y, xScale: radius * 0.09, yScale: radius * 0.09, color: ink });
  page.drawEllipse({ x, y: y - radius * 0.6, xScale: radius * 0.35, yScale: radius * 0.06, color: ink });
}

/** The wood or cloth of a table. */
export function tableOf(chance: Random): Color {
  return colorOf(chance, [
    [0.42, 0.35, 0.3],
    [0.5, 0.43, 0.36],
    [0.36, 0.38, 0.42],
    [0.45, 0.42, 0.4],
  ]);
}

export function skinOf(chance: Random): Color {
  return colorOf(chance, [
    [0.95, 0.8, 0.69],
    [0.88, 0.7, 0.56],
    [0.78, 0.58, 0.44],
    [0.64, 0.45, 0.33],
    [0.5, 0.34, 0.25],
  ]);
}

function colorOf(chance: Random, some: readonly (readonly [red: number, green: number, blue: number])[]): Color {
  return rgb(...chance.pick(some));
}

/** A different color for each thing; `light` is from 0 to 1. */
function tint(chance: Random, light: number): Color {
  const part = () => Math.min(1, Math.max(0, light + (chance.next() - 0.5) * 0.22));
  return rgb(part(), part(), part());
}
