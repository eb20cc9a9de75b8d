import { gzipSync } from 'node:zlib';
import * as files from '../test-files.ts';
import { bitmaps } from './test-bitmaps.ts';
import { costs } from './test-costs.ts';
import { deflatedZeros, foreign, type HostileFile, taken } from './test-member.ts';
import { pdfs } from './test-pdfs.ts';
import { pictures } from './test-pictures.ts';

// Files of other kinds with names of pictures or PDFs; and hostile names.
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const entities = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${'<!ENTITY b "&a;&a;">'.repeat(9)}]><svg>&b;</svg>`;

const others: HostileFile[] = [
  { about: 'zero bytes', name: 'ine.jpg', claims: null, answer: 'file_empty', bytes: () => Buffer.alloc(0) },
  { about: '6 MB', name: 'ine.jpg', claims: null, answer: 'file_too_large', bytes: () => Buffer.alloc(6_300_000, 1) },
  foreign('one byte', () => Buffer.from([0xff]), 'ine.jpg'),
  foreign('nothing but NUL', () => Buffer.alloc(5000), 'ine.png'),
  foreign('SVG with a script', () => Buffer.from(svg), 'ine.jpg'),
  foreign('SVG by its own name', () => Buffer.from(svg), 'ine.svg'),
  foreign('SVG of entities in entities', () => Buffer.from(entities), 'ine.png'),
  foreign('HTML with a script', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'ine.jpg'),
  foreign('JSON', () => Buffer.from('{"mediaId": 1}'), 'recibo.pdf'),
  foreign('a Windows program', () => Buffer.concat([Buffer.from('MZ\x90\0\x03'), Buffer.alloc(500)]), 'ine.jpg'),
  foreign('a Linux program', () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(500)]), 'ine.jpg'),
  foreign('a ZIP', () => files.zip(), 'ine.jpg'),
  foreign('a ZIP that unpacks to 4 GB', () => files.zip(deflatedZeros(4000).subarray(2, -4)), 'recibo.pdf'),
  foreign('gzip of gzip', () => gzipSync(gzipSync(Buffer.alloc(10_000_000))), 'recibo.pdf'),
  foreign('a film', () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), 'ine.jpg'),
  foreign('AVIF', () => Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1'), 'ine.heic'),
  foreign('Postscript', () => Buffer.from('%!PS-Adobe-3.0\n/Times 12 selectfont'), 'recibo.pdf'),
  foreign('a Word document of old', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'recibo.pdf'),
];

const names: Record<string, string> = {
  'a NUL in its name': 'ine.jpg\0.exe',
  'a name that turns round': 'recibo\u202egpj.exe',
  'a name of 300 letters': `${'ñ'.repeat(300)}.jpg`,
  'a name of 300 points': '.'.repeat(300),
  'a path for a name': '../../../../etc/passwd',
  'a Windows path for a name': 'C:\\Windows\\system32\\ine.jpg',
  'a header in its name': 'ine.jpg"\r\nSet-Cookie: a=b\r\n\r\n<script>.jpg',
  'percent signs in its name': '%00%2e%2e%2f.jpg',
  'a tag for a name': '<img src=x onerror=alert(1)>.jpg',
  'half a letter in its name': 'ine\ud83d.jpg',
  'only invisible letters for a name': '\u200b\u200d\ufeff',
  'a name of Windows': 'CON.jpg',
  'a family of letters for a name': '👨‍👩‍👧‍👦👩🏽‍🚀.jpg',
};

const misnamed: HostileFile[] = Object.entries(names).map(([about, name]) =>
  taken('jpeg', about, () => files.jpeg(), name),
);

/** All hostile files. */
export const corpus: HostileFile[] = [...pictures, ...bitmaps, ...costs, ...pdfs, ...others, ...misnamed];
