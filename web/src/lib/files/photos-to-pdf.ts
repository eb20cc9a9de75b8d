import { resizeInWorker } from './shrink/in-worker.ts';

interface Page {
  jpeg: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** A4 in points, and the margin around a photo on it. */
const PAPER = { long: 842, short: 595, margin: 20 };

/**
 * Turns photos into one PDF, a page each, on the phone: for documents that must be PDFs from people without a scanner.
 * Rejects if a photo can't be decoded. The photos share `limit` bytes, so the more photos, the smaller each is.
 */
export async function photosToPdf(photos: readonly Blob[], name: string, limit = 4.8 * 1024 * 1024): Promise<File> {
  for (const longEdge of [2000, 1600, 1200, 900]) {
    const pages: Page[] = [];
    for (const photo of photos) {
      const { jpeg, width, height } = await resizeInWorker({ photo, longEdge, keepUpTo: null });
      if (!jpeg) throw new Error('the photo was not encoded');
      pages.push({ jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height });
    }
    const pdf = writePdf(pages);
    if (pdf.size <= limit || longEdge === 900) return new File([pdf], name, { type: 'application/pdf' });
  }
  throw new Error('no photos');
}

/** Writes a PDF whose pages each hold one RGB JPEG. */
export function writePdf(pages: readonly Page[]): Blob {
  const out = new Writer();
  const pageId = (i: number) => 3 + i * 3;
  out.text('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n');
  out.object(1, '<</Type/Catalog/Pages 2 0 R>>');
  out.object(2, `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, i) => `${pageId(i)} 0 R`).join(' ')}]>>`);
  pages.forEach(({ jpeg, width, height }, i) => {
    const id = pageId(i);
    const [paperWidth, paperHeight] = width > height ? [PAPER.long, PAPER.short] : [PAPER.short, PAPER.long];
    const scale = Math.min((paperWidth - 2 * PAPER.margin) / width, (paperHeight - 2 * PAPER.margin) / height);
    const [w, h] = [width * scale, height * scale];
    const place = `q ${n(w)} 0 0 ${n(h)} ${n((paperWidth - w) / 2)} ${n((paperHeight - h) / 2)} cm /P Do Q`;
    const box = `/MediaBox[0 0 ${paperWidth} ${paperHeight}]`;
    out.object(
      id,
      `<</Type/Page/Parent 2 0 R${box}/Contents ${id + 1} 0 R/Resources<</XObject<</P ${id + 2} 0 R>>>>>>`,
    );
    out.object(id + 1, `<</Length ${place.length}>>`, new TextEncoder().encode(place));
    const image = `/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
    out.object(id + 2, `<</Type/XObject${image}/Length ${jpeg.length}>>`, jpeg);
  });
  return out.end(3 + pages.length * 3);
}

const n = (value: number) => value.toFixed(2);

/** Keeps the offset of every object for the table at the end. */
class Writer {
  private readonly parts: BlobPart[] = [];
  private readonly offsets: number[] = [];
  private length = 0;

  text(text: string): void {
    this.bytes(Uint8Array.from(text, (c) => c.charCodeAt(0)));
  }

  object(id: number, dictionary: string, stream?: Uint8Array<ArrayBuffer>): void {
    this.offsets[id] = this.length;
    this.text(`${id} 0 obj\n${dictionary}\n`);
    if (stream) {
      this.text('stream\n');
      this.bytes(stream);
      this.text('\nendstream\n');
    }
    this.text('endobj\n');
  }

  end(count: number): Blob {
    const start = this.length;
    const rows = this.offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    this.text(`xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`);
    this.text(`trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
    return new Blob(this.parts, { type: 'application/pdf' });
  }

  private bytes(bytes: Uint8Array<ArrayBuffer>): void {
    this.parts.push(bytes);
    this.length += bytes.length;
  }
}
