import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import type { PdfFlag } from './finding.ts';

/** Searches every object of a PDF for what can act by itself or hides another file. */
export async function findDangers(bytes: Uint8Array): Promise<PdfFlag[]> {
  const found = new Set<PdfFlag>();
  try {
    // The empty password opens what only restricts printing and copying, as most banks' statements do.
    const pdf = await PDFDocument.load(bytes, { password: '', updateMetadata: false, capNumbers: true });
    for (const [, object] of pdf.context.enumerateIndirectObjects()) search(object, found);
  } catch {
    found.add('unchecked');
  }
  return [...found];
}

// Objects inside objects; references lead to others of the list and are not followed.
function search(root: unknown, found: Set<PdfFlag>): void {
  const left = [root];
  while (left.length > 0) {
    const object = left.pop();
    if (object instanceof PDFArray) left.push(...object.asArray());
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    for (const [key, value] of dict.entries()) {
      const name = key.decodeText();
      const flag = byKey[name] ?? (value instanceof PDFName ? byValue[name]?.[value.decodeText()] : undefined);
      if (flag) found.add(flag);
      left.push(value);
    }
  }
}

const byKey: Partial<Record<string, PdfFlag>> = {
  JS: 'script',
  JavaScript: 'script',
  Launch: 'launch',
  EmbeddedFile: 'attachment',
  EmbeddedFiles: 'attachment',
  EF: 'attachment',
  RichMedia: 'rich_media',
  RichMediaContent: 'rich_media',
  XFA: 'xfa',
};

const action: Record<string, PdfFlag> = {
  JavaScript: 'script',
  Launch: 'launch',
  SubmitForm: 'form_submit',
  ImportData: 'form_submit',
  GoToE: 'attachment',
};

const byValue: Partial<Record<string, Record<string, PdfFlag>>> = {
  S: action,
  Type: { EmbeddedFile: 'attachment' },
  Subtype: { RichMedia: 'rich_media', FileAttachment: 'attachment' },
};
