import { squeeze } from '../../engine/fold.ts';
import type { TextLine } from '../../engine/text-line.ts';

// One of these is enough.
const CERTAIN =
  /viajastecon|yourodewith|graciaspor(viajar|tuviaje)|thanksforriding|(tuconductor|yourdriver)(llega|arrives|esta(en|a)|isarriving)|adondevamos|adondequieresir|^whereto\??$|solicitarviaje|requestaride|elegirunviaje|chooseatrip/;
// Two of these are needed, since a driver's app may recruit drivers, too.
const LIKELY = [
  /^(agrega|anade|anadir|add)r?(a|tu)?(casa|trabajo|home|work)$/,
  /lugaresguardados|savedplaces|lugaresfavoritos|favoriteplaces/,
  /becomeadriver|hazteconductor|conviertete(en)?(conductor|socio)|(gana|genera|earn|make)[a-z]*(alconducir|conduciendo|manejando|bydriving)/,
  /familyprofile|perfilfamiliar|perfildeempresa|businessprofile/,
  /uberone$|lyftpink|uberpass/,
  /viajesquetomaste|ridestaken|viajespedidos|ridesbooked|cobramosatutarjeta|wechargedyou/,
];

/** Whether a screen on which nothing was read is certainly one of the app for passengers. */
export function isPassengerApp(lines: TextLine[]): boolean {
  const words = lines.map((line) => squeeze(line.text).replace(/^[^a-z]+|[^a-z?]+$/g, ''));
  if (words.some((text) => CERTAIN.test(text))) return true;
  return LIKELY.filter((pattern) => words.some((text) => pattern.test(text))).length >= 2;
}
