import { fold } from '../../engine/fold.ts';
import type { Picture } from '../../engine/picture.ts';
import type { TextLine } from '../../engine/text-line.ts';

/** What the bar below a picture offers in a gallery or an editor, and no driver app below its earnings. */
const OFFERS = [
  /^(compartir|share|enviar|send)$/,
  /^(editar|edit|edicion)$/,
  /^(eliminar|borrar|delete|trash|papelera)$/,
  /^(recortar|crop|ajustar|adjust)$/,
  /^(stickers?|emojis?|texto|text|filtros?|filters?)$/,
  /^(favoritos?|favou?rites?)$/,
];
/** The bar's words are in this lowest part of the picture. */
const LOWEST = 0.85;
const FEWEST = 3;

/** The words of a gallery's bar around the picture; empty if there is none. */
export function galleryBar(lines: TextLine[], { height }: Pick<Picture, 'height'>): TextLine[] {
  const low = lines.filter(({ top }) => top > LOWEST * height);
  for (const first of low) {
    const row = low.filter((line) => Math.abs(line.top - first.top) < first.height);
    const offered = OFFERS.flatMap((offer) => row.find(({ text }) => offer.test(fold(text).trim())) ?? []);
    if (offered.length >= FEWEST) return offered;
  }
  return [];
}
