import { countries } from '@volante/contract/countries/index.ts';
import { documents } from '@volante/contract/documents/rules.ts';
import { boxOf, turnedBack } from '../engine/box-of.ts';
import { asSharp, type Picture, turnPicture } from '../engine/picture.ts';
import { recognizeText } from '../engine/recognize.ts';
import type { SpanishLetters } from '../engine/spanish-letters.ts';
import { readNeeded, readUpright, shortestOf, type TextLine, type TextPosition } from '../engine/text-line.ts';
import { judgePhoto, type PhotoQuality, QUALITY_SIDE } from '../photo/photo-quality.ts';
import type { Engines } from '../screenshots/read-picture.ts';
import { readPdf417, readQrCodes } from './cards/barcode.ts';
import { cutLine, type GreyStrip, withEvenLight } from './cards/cut-line.ts';
import { isIneFront, readIneFront } from './cards/ine-front.ts';
import { findLabel } from './cards/labels.ts';
import { isLicenceFront, readLicenceFront } from './cards/licence/licence-front.ts';
import { parseLicence } from './cards/licence.ts';
import { measureLine } from './cards/line-print.ts';
import { findMrz, type NameLine, readNameLine } from './cards/mrz.ts';
import type { Cut, SecondLook } from './cards/second-look.ts';
import type { DocumentFields, DocumentKind, DocumentPhoto, DocumentReading } from './document.ts';
import { bare } from './letters.ts';
import { type DocumentPlaces, type PlaceBox, placesOf } from './places.ts';
import { readPageLines } from './read-page.ts';
import { readBesideCodes } from './texts/beside-code.ts';

/** Size of detection at which the small print of a card is found. */
const SIDE = 736;
/**
 * Size of detection at which the small print of a page is found, and how much of it is read, in the unit of `MOST_WIDTH`: a full
 * page of small print has 40,000 to 55,000, which takes less than 2 s of one processor.
 */
const PAGE_SIDE = 1280;
const PAGE = 60_000;
/** In the unit of `MOST_WIDTH`: enough for the labels of a card that was sent instead of a page. */
const GLANCE = 1600;
/** Wide lines in a heading, at most. */
const HEADING = 3;
/** Degrees by which a photo may be turned, the likeliest first. */
const TURNS = [0, 180, 90, 270];

/** Reads a card of a known kind. Sideways and upside-down photos are turned; a dark one isn't read at all. */
export async function readCard(engines: Engines, picture: Picture, photo: DocumentPhoto): Promise<DocumentReading> {
  const quality = await judgeCard(picture);
  if (quality.dark) return { kind: 'unknown', fields: {}, quality };
  if (documents[photo.documentType].subject === 'page')
    return { ...(await readPage(engines, picture, photo)), quality };
  const asLicence = photo.documentType.startsWith('drivers_license');
  const asBack = photo.documentType === 'drivers_license_back';
  // Searching at all angles takes longer than everything else, so it is only done for codes that the form needs, and after
  // reading the front.
  const search = asLicence && !quality.blurred && mayFillForm(photo);
  const first = asLicence ? await readLicenceBack(picture, search && asBack) : null;
  if (first) return { ...first, quality };
  for (const turn of quality.blurred ? [0] : TURNS) {
    const turned = await turnPicture(picture, turn);
    const lines = await readNeeded(engines.models, turned, SIDE, belowHeading);
    const read = await readLevel(engines, turned, lines, photo.today);
    if (read) return { ...read, places: placesOn(turned, turn, lines, read.fields), quality };
    const unlooked = asLicence ? search && !asBack : !quality.blurred;
    const back = turn === 0 && unlooked ? await readLicenceBack(picture, search) : null;
    if (back) return { ...back, quality };
    // Screenshots are waiting, so an upright picture that isn't a card isn't turned.
    if (isUpright(lines)) break;
  }
  return { kind: 'unknown', fields: {}, quality };
}

function mayFillForm({ country }: DocumentPhoto): boolean {
  return country === undefined || countries[country].fillsForm.includes('drivers_license_back');
}

/** What a page says, or that a card was sent by mistake instead of it. */
async function readPage(
  engines: Engines,
  picture: Picture,
  photo: DocumentPhoto,
): Promise<Omit<DocumentReading, 'quality'>> {
  const turned = (degrees: number) => turnPicture(picture, degrees);
  const { lines, cut, turn, upright } = await readUpright(engines.models, picture, {
    side: PAGE_SIDE,
    most: PAGE,
    turned,
  });
  // Among the words of a whole page, any card's labels occur.
  const labels = shortestOf(lines, GLANCE);
  if (isIneFront(labels)) return { kind: 'ine_front', fields: {} };
  if (isLicenceFront(labels)) return { kind: 'dl_front', fields: {} };
  // A page that wasn't read to its end may say something else there.
  if (cut) return { kind: 'unknown', fields: {} };
  const read = await readPageLines({ lines, picture: upright, turn, look: lookAt(engines, upright) }, photo);
  if (!mayCarryCode(read.kind, photo.documentType)) return read;
  const whole = readBesideCodes({ ...read, quality: null }, await readQrCodes(picture));
  // A misread letter isn't a paper that was put together from two.
  return whole.fields.disputed ? { kind: whole.kind, fields: {} } : { ...read, kind: whole.kind, fields: whole.fields };
}

/** Whether a page has a code with its values: only registries print one. */
function mayCarryCode(kind: DocumentKind, sentAs: DocumentPhoto['documentType']): boolean {
  if (kind !== 'unknown') return kind === 'curp' || kind === 'tax_situation';
  return sentAs === 'curp' || sentAs === 'proof_of_tax_situation';
}

/** The places of the fields on the picture before it was turned. */
function placesOn(turned: Picture, turn: number, lines: readonly TextLine[], fields: DocumentFields): DocumentPlaces {
  const rows = lines.flatMap((line) => {
    const box = boxOf([line], turned) as PlaceBox | null;
    return box ? [[{ text: line.text, page: 1, box: turnedBack(box, turn) }]] : [];
  });
  return placesOf(fields, rows);
}

/**
 * The wide lines to read on an INE's front: those below its first label, since the heading above it, in the largest letters,
 * contains nothing we use. All wide lines of any other picture, and of one that has more above that label than a heading.
 */
function belowHeading(labels: TextLine[], wide: TextPosition[]): TextPosition[] {
  const [name, ...others] = ['NOMBRE', 'DOMICILIO', 'CLAVEDEELECTOR'].map((label) => findLabel(labels, label)?.line);
  if (!name || others.includes(undefined)) return wide;
  const needed = wide.filter(({ top, bottom }) => (top + bottom) / 2 > name.top);
  return wide.length - needed.length <= HEADING ? needed : wide;
}

function isUpright(lines: readonly TextLine[]): boolean {
  return lines.filter(({ text, confidence }) => confidence > 0.9 && bare(text).length >= 4).length >= 4;
}

type Read = { kind: DocumentKind; fields: DocumentFields };

async function readLicenceBack(picture: Picture, patient: boolean): Promise<Read | null> {
  const text = await readPdf417(picture, patient);
  const fields = text === null ? null : parseLicence(text);
  return fields && { kind: 'dl_back', fields };
}

/** Height of a tight cut, as a share of the line's. */
const TIGHT = 0.85;

function lookAt({ models, letters }: Engines, picture: Picture): SecondLook {
  return {
    spell: (line, cut = 'close') => spell(letters, picture, line, cut),
    again: async (some) => (await recognizeText(models, picture, some.map(widened))).map(({ text }) => text),
    anew: async (line, cut) => {
      if (cut === 'tight') {
        const [tight] = await recognizeText(models, picture, [{ ...line.box, height: line.box.height * TIGHT }]);
        return { ...line, ...tight };
      }
      const box = widened(line);
      const [reading] = await recognizeText(models, picture, [box]);
      const more = (box.width - line.box.width) / 2;
      return { ...line, ...reading, box, left: line.left - more, right: line.right + more };
    },
    measure: (line) => measureLine(picture, line),
  };
}

async function readLevel(engines: Engines, picture: Picture, lines: TextLine[], today: string): Promise<Read | null> {
  const look = lookAt(engines, picture);
  if (lines.some((line) => /<.*</.test(line.text) || bare(line.text).startsWith('IDMEX'))) {
    const back = await readIneBack(lines, look, today);
    if (back) return back;
  }
  if (isIneFront(lines)) return { kind: 'ine_front', fields: await readIneFront(lines, look) };
  if (isLicenceFront(lines)) return { kind: 'dl_front', fields: await readLicenceFront(lines, look, today) };
  return null;
}

async function readIneBack(lines: TextLine[], look: SecondLook, today: string): Promise<Read | null> {
  const band = lines.filter((line) => line.text.replace(/\s/g, '').length >= 20);
  const texts = band.map(({ text }) => text);
  const first = findMrz(texts, today);
  // Lines confirmed by all check digits aren't read again; names have no check digit.
  const doubted = band.filter((_, at) => !first?.lines || at === first.names);
  const second = new Map((await look.again(doubted)).map((text, k) => [doubted[k]!, text]));
  const again = band.map((line) => second.get(line) ?? '');
  const readings = [first, findMrz(again, today)];
  const found = readings.find((mrz) => mrz?.lines) ?? readings.find((mrz) => mrz !== null);
  if (!found) {
    const looksLike = band.some((line) => /^.DM.{20,}$/.test(line.text));
    return looksLike ? { kind: 'ine_back', fields: {} } : null;
  }
  const { fields, lines: two } = found;
  const line = band[found.names];
  const names = line && (await certainNames(line, again[found.names] ?? '', look));
  if (names) {
    Object.assign(fields, names.parts);
    if (two) fields.mrz = [...two, names.line];
  }
  return { kind: 'ine_back', fields };
}

/** The line of names, if two of its readings agree: it has no check digit. */
async function certainNames(line: TextLine, again: string, look: SecondLook): Promise<NameLine | null> {
  const readings = [readNameLine(line.text), readNameLine(again)];
  const agreed = () =>
    readings.find((reading, k) => reading && readings.some((other, n) => n !== k && other?.line === reading.line)) ??
    null;
  for (const cut of ['close', 'wide'] as const) {
    if (agreed()) break;
    readings.push(readNameLine(await look.spell(line, cut)));
  }
  return agreed();
}

/** Height in pixels, and margin as a share of the line's height. */
const cutSizes: Record<Cut, [number, number]> = { close: [64, 0.08], wide: [54, 0.16], tall: [80, 0.12] };

async function spell(letters: SpanishLetters, picture: Picture, line: TextLine, cut: Cut): Promise<string> {
  const [tall, margin] = cutSizes[cut];
  const strip = cutLine(picture, line.box, tall, margin);
  const even = withEvenLight(strip);
  const text = await readStrip(letters, even);
  return text === '' && even !== strip ? readStrip(letters, strip) : text;
}

async function readStrip(letters: SpanishLetters, { light, width, height }: GreyStrip): Promise<string> {
  const { default: sharp } = await import('sharp');
  const strip = sharp(light, { raw: { width, height, channels: 1 } });
  return letters.readStrip(await strip.normalise().png({ compressionLevel: 1 }).toBuffer());
}

function widened(line: TextLine): TextLine['box'] {
  const { box } = line;
  return { ...box, width: box.width + box.height * 0.2, height: box.height * 1.12 };
}

/** Faults of a photo of a card. */
export async function judgeCard(picture: Picture): Promise<PhotoQuality> {
  const longest = Math.max(picture.width, picture.height);
  // In one go, all pixels of the photo would be turned gray first.
  const { data: rgb, info } = await asSharp(picture)
    .resize({ width: QUALITY_SIDE, height: QUALITY_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const light = await asSharp({ width, height, rgb }).greyscale().raw().toBuffer();
  return judgePhoto({ width, height, light }, longest);
}
