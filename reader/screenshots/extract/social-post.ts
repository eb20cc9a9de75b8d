import { squeeze } from '../../engine/fold.ts';
import type { TextLine } from '../../engine/text-line.ts';

// Two of these are needed: a driver's app may also ask for a comment, or tell of a group.
const SIGNS = [
  /^(megusta|meencanta|likes?|likedby.*|(lesgusta|legusta)a.*|upvotes?|reacciones|reactions)$/,
  /^(comentar(ios?)?|comments?|(ver|view|mostrar|show).*(comentarios|comments)|(escribe|agrega|anade|write|add)(un|a)?(comentario|comment))$/,
  /^(public|private)group$|^grupo(publico|privado)$|^.*\d(mil|k|m|mill)?(miembros|members|seguidores|followers|suscriptores|subscribers|vistas|views|reproducciones|plays)$/,
];
/** Who posted a film and under which words, and the tabs above it. */
const OF_FILM = [
  /^@[\w.]{3,30}$/,
  /(^|\s)#\p{L}{3,}/u,
  /^(following|siguiendo|foryou|parati|followingforyou|siguiendoparati)$/,
];
/** Buttons that were read as one line. */
const BAR =
  /^(?=.*(megusta|like|comentar|comment))(megusta|like|comentar|comment|compartir|share|enviar|send|guardar|save|repost){2,}$/;

/** Whether a screen shows a post among people who like it and comment on it: what somebody shows there is hardly the sender's own week. */
export function isSocialPost(lines: readonly TextLine[]): boolean {
  const said = lines.flatMap(({ text }) => text.split(/[·•|]/).map((piece) => squeeze(piece)));
  const words = said.flatMap((text) => [text, text.replace(/^[^a-z]+|[^a-z]+$/g, '')]);
  const whole = lines.map(({ text }) => text.trim());
  const count = (signs: readonly RegExp[], texts: readonly string[]) =>
    signs.filter((sign) => texts.some((text) => sign.test(text))).length;
  return words.some((text) => BAR.test(text)) || count(SIGNS, words) >= 2 || count(OF_FILM, [...whole, ...words]) >= 2;
}
