// PDFs that act when opened, or hide a file, in every place where a viewer could find it; and some that only look so.
import { deflateSync } from 'node:zlib';
import type { PdfFlag } from '../../opening/finding.ts';
import * as files from '../test-files.ts';
import { catalog, holding, page, pages, pointAt, raw, stream, update } from './test-pdf-writer.ts';

export interface ActingPdf {
  about: string;
  flags: PdfFlag[];
  bytes(): Buffer | Promise<Buffer>;
}

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const empty = stream('', Buffer.alloc(0));
/** One page; `root`, `first` and `more` add to the catalog, to the page and to the objects from number 5 on. */
const paper = ({ root = '', first = '', more = [] as (string | Buffer)[] }) =>
  raw([catalog.replace('>>', `${root}>>`), pages, page.replace(/>>$/, `${first}>>`), empty, ...more]);
const of = (about: string, flags: PdfFlag[], bytes: ActingPdf['bytes']): ActingPdf => ({ about, flags, bytes });
const opening = (about: string, flag: PdfFlag, action: string) =>
  of(`PDF that ${about} when opened`, [flag], () => paper({ root: `/OpenAction<<${action}>>` }));
const address = '<</S/URI/URI(https://example.com)>>';

/** Offset of the object that begins with `text`. */
const placeOf = (pdf: Buffer, text: string) => pdf.indexOf(text);

const actions: ActingPdf[] = [
  opening('runs a script', 'script', '/S/JavaScript/JS(x)'),
  opening('starts a program', 'launch', '/S/Launch/F(calc.exe)'),
  opening('opens another file', 'launch', '/S/GoToR/F(other.pdf)/D[0/Fit]'),
  opening('opens a file inside', 'attachment', '/S/GoToE/T<</R/C/N(x)>>'),
  opening('sends a form', 'form_submit', '/S/SubmitForm/F(https://example.com)'),
  opening('takes data in', 'form_submit', '/S/ImportData/F(x.fdf)'),
  opening('plays a film', 'rich_media', '/S/Rendition/OP 0'),
  opening('plays an old film', 'rich_media', '/S/Movie'),
  opening('makes a sound', 'rich_media', '/S/Sound/Sound 5 0 R'),
  opening('opens an address', 'remote', '/S/URI/URI(https://example.com)'),
  opening('first shows a page, then opens an address', 'remote', `/S/GoTo/D[3 0 R/Fit]/Next[${address}]`),
  of('PDF with a script in a field', ['script'], () =>
    paper({ root: '/AcroForm<</Fields[5 0 R]>>', more: [`<</FT/Tx/T(a)/AA<</K${script}>>>>`] }),
  ),
  of('PDF with a script by name', ['script'], () =>
    paper({ root: '/Names<</JavaScript 5 0 R>>', more: [`<</Names[(a)6 0 R]>>`, script] }),
  ),
  of('PDF with the name of its action in an object of its own', ['script'], () =>
    paper({ root: '/OpenAction<</S 5 0 R/J#53(x)>>', more: ['/J#61v#61Script'] }),
  ),
  of('PDF whose action is an address named in an object of its own', ['remote'], () =>
    paper({ root: '/OpenAction 5 0 R', more: ['<</S 6 0 R/URI(https://example.com)>>', '/UR#49'] }),
  ),
  of('PDF with a page that opens an address', ['remote'], () => paper({ first: `/AA<</O ${address}>>` })),
  of('PDF with a field that opens an address when shown', ['remote'], () =>
    paper({ first: '/Annots[5 0 R]', more: [`<</Subtype/Widget/Rect[0 0 9 9]/AA 6 0 R>>`, `<</PV 7 0 R>>`, address] }),
  ),
  of('PDF with a picture that lies elsewhere', ['remote'], () =>
    paper({
      more: [stream('/Subtype/Image/F<</FS/U#52L/F(https://example.com/a.png)>>', Buffer.alloc(0))],
    }),
  ),
  of('PDF with a page of another file', ['remote'], () =>
    paper({ more: [stream('/Subtype/Form/BBox[0 0 9 9]/Ref<</F(o.pdf)/Page 0>>', Buffer.alloc(0))] }),
  ),
];

const hidden: ActingPdf[] = [
  of('PDF with files in a portfolio', ['attachment'], () => paper({ root: '/Collection<</View/D>>' })),
  of('PDF with a file that belongs to a page', ['attachment'], () => paper({ first: '/AF[5 0 R]', more: ['<<>>'] })),
  of('PDF with an XFA form', ['xfa'], () => paper({ root: '/AcroForm<</XFA 4 0 R/Fields[]>>' })),
  of('PDF with rich media', ['rich_media'], () =>
    paper({ first: '/Annots[<</Subtype/RichMedia/Rect[0 0 9 9]/RichMediaContent<<>>>>]' }),
  ),
  of('PDF with a model in three dimensions', ['rich_media'], () =>
    paper({ first: '/Annots[<</Subtype/3D/Rect[0 0 9 9]>>]' }),
  ),
];

const evasive: ActingPdf[] = [
  of('PDF whose script was taken out of the table but not out of the file', ['script'], () =>
    update(paper({ root: '/OpenAction 5 0 R', more: [script] }), { 5: 'null' }),
  ),
  of('PDF whose newest catalog acts', ['script'], () =>
    update(paper({}), { 1: catalog.replace('>>', `/OpenAction ${script}>>`) }),
  ),
  of('PDF whose table points at the older of two objects', ['script'], () => {
    const pdf = paper({ root: '/OpenAction 5 0 R', more: [script] });
    return pointAt(update(pdf, { 5: '<</S/Named/N/FirstPage>>' }), 5, placeOf(pdf, '5 0 obj'));
  }),
  of('PDF whose table points into the data of a stream', ['script'], () => {
    const pdf = paper({ root: '/OpenAction 5 0 R', more: [stream('', Buffer.from(`5 0 obj\n${script}\nendobj`))] });
    return pointAt(pdf, 5, placeOf(pdf, `5 0 obj\n${script}`));
  }),
  of('PDF whose table points into a comment', ['script'], () => {
    const pdf = Buffer.concat([
      Buffer.from(`%PDF-1.7\n% 5 0 obj ${script} endobj\n`),
      paper({ root: '/OpenAction 5 0 R' }),
    ]);
    return pointAt(pdf, 5, placeOf(pdf, '5 0 obj'));
  }),
  of('PDF whose table points into a text', ['script'], () => {
    const pdf = paper({ root: '/OpenAction 6 0 R', more: [`(6%x\n0%y\nobj${script})`] });
    return pointAt(pdf, 6, placeOf(pdf, '6%x'));
  }),
  of('PDF whose table points into a number', ['script'], () => {
    const pdf = paper({ root: '/OpenAction 5 0 R', more: ['null'] });
    const more = Buffer.concat([pdf, Buffer.from(`95 0 obj${script}endobj\n`)]);
    return pointAt(more, 5, placeOf(more, '95 0 obj') + 1);
  }),
  of('PDF with an object the table does not know', ['script'], () => {
    const pdf = paper({ root: '/OpenAction 77 0 R' });
    return Buffer.concat([pdf, Buffer.from(`77 0 obj${script}endobj\n%%EOF\n`)]);
  }),
  of('PDF whose catalog stands in its trailer', ['script'], () =>
    update(paper({}), {}, `/Root<</Type/Catalog/Pages 2 0 R/OpenAction${script}>>`),
  ),
  of('PDF with a packed script', ['script'], () =>
    paper({ root: '/OpenAction 9 0 R', more: [holding({ 9: script })] }),
  ),
  of('PDF with a script in a stream that does not say that it holds objects', ['script'], () => {
    const packed = holding({ 9: script }).toString('latin1').replace('/Type/ObjStm', '');
    return paper({ root: '/OpenAction 9 0 R', more: [Buffer.from(packed, 'latin1')] });
  }),
  of('PDF with a script in a plain stream of objects', ['script'], () =>
    paper({ root: '/OpenAction 9 0 R', more: [holding({ 9: script }, false)] }),
  ),
  of('encrypted PDF with a packed script', ['script'], () =>
    files.restrictedPdf(files.addAction({ S: '/JavaScript', JS: 'x()' })),
  ),
];

const unclear: ActingPdf[] = [
  of('PDF with a stream of objects packed twice', ['unchecked'], () => {
    const twice = deflateSync(deflateSync(Buffer.from(`9 0 \n${script}`)));
    return paper({ more: [stream('/Type/ObjStm/N 1/First 5/Filter[/FlateDecode/FlateDecode]', twice)] });
  }),
  of('PDF with a stream of objects that does not unpack', ['unchecked'], () =>
    paper({ more: [stream('/Type/ObjStm/N 1/First 5/Filter/FlateDecode', Buffer.from('no deflate'))] }),
  ),
  of('PDF with a dictionary that is not closed', ['unchecked'], () => paper({ more: ['<</A<</B 1>>'] })),
  of('PDF with a word where a value belongs', ['unchecked'], () => paper({ more: ['<</A endobj/B 1>>'] })),
  of('PDF whose object is headed by a comment out of sight', ['unchecked'], () =>
    Buffer.concat([paper({}), Buffer.from(`5 0 %${'x'.repeat(400)}\nobj null endobj\n`)]),
  ),
  of('PDF of 100,000 small objects', ['unchecked'], () => paper({ more: Array<string>(100_000).fill('<</A 1>>') })),
  of('PDF of 200,000 brackets', ['unchecked'], () => paper({ more: ['['.repeat(200_000)] })),
  of('PDF of objects inside objects', ['unchecked'], () => paper({ more: [`[${'1 0 obj['.repeat(100_000)}`] })),
  of('PDF with 100 MB of packed objects', ['unchecked'], () =>
    paper({ more: [stream('/Type/ObjStm/N 1/First 5/Filter/FlateDecode', deflateSync(Buffer.alloc(100_000_000)))] }),
  ),
];

/** Each with its expected flags. */
export const acting: ActingPdf[] = [...actions, ...hidden, ...evasive, ...unclear];

/** Contents of ordinary statements and bills, which need no warning. */
export const harmless: ActingPdf[] = [
  of('PDF with a link to be clicked', [], () =>
    paper({ first: `/Annots[<</Subtype/Link/Rect[0 0 9 9]/A${address}>>]`, root: '/OpenAction[3 0 R/Fit]' }),
  ),
  of('PDF that opens at a place from which a link leads on', [], () =>
    paper({ root: '/OpenAction<</S/GoTo/D[3 0 R/XYZ 0 0 0]>>', first: `/Annots[<</Subtype/Link/A${address}>>]` }),
  ),
  of('PDF with packed objects', [], () => files.pdf(20)),
  of('PDF that may not be printed', [], () => files.restrictedPdf()),
  of('PDF that was filled in later', [], () => update(paper({}), { 3: page.replace('200 200', '300 300') })),
  of('PDF with a blend mode and fonts', [], () =>
    paper({
      first: '/Resources<</ExtGState<</G<</BM/Screen>>>>/Font<</F1 5 0 R/F2 5 0 R>>>>',
      more: ['<</Type/Font>>'],
    }),
  ),
  of('PDF that says object in its text', [], () =>
    paper({ more: [stream('', Buffer.from('BT (3 objects, 5 objections) Tj ET\nobject'))] }),
  ),
];
