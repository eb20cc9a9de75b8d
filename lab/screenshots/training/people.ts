import { WORDS_OF } from '../../../reader/screenshots/extract/lexicon/lexicon.ts';
import type { Random } from '../../../sandbox/people/random.ts';
import { duration, type Page, put, row, say, sharesOf, usual } from './page.ts';
import type { Tongue } from './values.ts';
import { COUNTS, inventedWord, type ScreenWords } from './words.ts';

const PLACES =
  'Centro;Norte;Sur;Polanco;Roma-Condesa;Narvarte;Coyoacán;Santa Fe;San Pedro;San Jerónimo;Valle Alto;Tlalpan;Zapopan;Aeropuerto;Satélite;Downtown;Midtown;Airport;Uptown;East Side;Westwood;Lakeview;Santa Monica;San Mateo;Brooklyn;Oak Park;Plano;Mesa;Hollywood;Harbor'.split(
    ';',
  );
const CARS = ['Versa', 'Aveo', 'March', 'Beat', 'Prius', 'Corolla', 'Camry', 'Sentra', 'Jetta', 'Civic', 'Rio', 'Onix'];
const NUMBERED = {
  es: ['Unidad', 'Auto', 'Taxi', 'Chofer', 'Operador', 'Eco', 'Moto'],
  en: ['Unit', 'Car', 'Taxi', 'Driver', 'Operator', 'Vehicle', 'Van'],
};
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
// A title that doesn't say whose money it is.
const PLAIN = {
  es: [
    'Resumen',
    'Total',
    'Semana',
    'Ganancias',
    'Reporte',
    'Corte',
    'Cuentas',
    'Liquidación',
    'Producción',
    'Detalle',
  ],
  en: ['Summary', 'Total', 'Week', 'Earnings', 'Report', 'Accounts', 'Settlement', 'Output', 'Details', 'Overview'],
};

/** A person's name as in lists: a given name, with a surname, an initial or "Don"; sometimes one that isn't in the lexicon. */
function personName(random: Random): string {
  const listed = WORDS_OF.get('names')!;
  const givenName = () => (random.chance(0.1) ? inventedWord(random, true) : capital(random.pick(listed)));
  const given = givenName();
  const style = random.next();
  if (style < 0.45) return given;
  if (style < 0.65) return `${given} ${random.pick([...LETTERS])}.`;
  if (style < 0.9) return `${given} ${givenName()}`;
  return `${random.pick(['Don', 'Doña', 'Mr', 'Sr', 'Sra'])} ${given}`;
}

/** Words for a list of several people that only its rows give away. */
export function plainWords(random: Random, tongue: Tongue): ScreenWords {
  const list = random.some(PLAIN[tongue], 4);
  return { titles: list, captions: random.some(PLAIN[tongue], 3), rows: list };
}

/** Sums by person or car that add up to the screen's sum, in one of the ways such lists look. */
export function putParties(page: Page): void {
  const { random, tongue } = page;
  const shares = sharesOf(page, random.whole(2, 6));
  const byCar = random.chance(0.25);
  const ranked = random.chance(0.2);
  const counted = random.next();
  const number = random.whole(1, 60);
  const car = (k: number): string =>
    random.chance(0.5)
      ? `${random.pick(CARS)} · ${plate(random)}`
      : random.chance(0.6)
        ? `${NUMBERED[tongue][number % 7]} ${number + k}`
        : plate(random);
  for (const [k, share] of shares.entries()) {
    const name = byCar ? car(k) : personName(random);
    const text = `${ranked ? `${k + 1}. ` : ''}${name}`;
    const trips = `${random.whole(5, 120)} ${say(page, COUNTS[tongue]).toLowerCase()}`;
    if (counted > 0.9) {
      // Only the number of trips of each.
      row(page, text, trips);
      continue;
    }
    const y = page.y;
    row(page, text, page.money.write(share));
    const below = page.y;
    if (counted < 0.25) {
      // With a column in between.
      page.y = y;
      put(page, String(random.whole(5, 120)), page.font, page.width * 0.58);
      page.y = below;
    } else if (counted < 0.55) {
      put(page, counted < 0.4 ? trips : `${trips} · ${duration(page)}`, 11, 'left');
      page.y += page.gap * 0.5;
    }
  }
  if (random.chance(0.25)) put(page, personName(random), 12, usual(page));
}

/** Passengers and customers of a driver's own trips, each with a small part of the sum. */
export function putPassengers(page: Page): void {
  const { random, tongue, total } = page;
  const from = random.chance(0.35) ? (tongue === 'es' ? 'De ' : 'From ') : '';
  for (let k = random.whole(1, 5); k > 0; k--) {
    row(page, `${from}${personName(random)}`, page.money.write(total * random.between(0.004, 0.07)));
    if (random.chance(0.3)) put(page, `${random.whole(1, 19)}.${random.whole(0, 9)} km`, 11, 'left');
  }
}

/** A driver's own sum by part of town. */
export function putPlaces(page: Page): void {
  const shares = sharesOf(page, page.random.whole(2, 4));
  for (const [k, place] of page.random.some(PLACES, shares.length).entries())
    row(page, place, page.money.write(shares[k]!));
}

function plate(random: Random): string {
  const letters = (count: number): string => Array.from({ length: count }, () => random.pick([...LETTERS])).join('');
  return random.pick([
    `${letters(3)}-${random.whole(100, 999)}`,
    `${letters(3)}-${random.whole(10, 99)}-${random.whole(10, 99)}`,
    `${letters(3)} ${random.whole(1000, 9999)}`,
    `${letters(1)}${letters(1)}${random.whole(10, 99)} ${letters(2)}`,
  ]);
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}

const ASKED: Record<Tongue, string[]> = {
  es: '¿Cuánto sacaste esta semana?;¿Cómo te fue?;¿Y tú cuánto llevas?;Mándame tu semana;¿Ya viste lo tuyo?;A ver lo que hiciste;¿Cuánto ganaste?;Pásame tu total'.split(
    ';',
  ),
  en: 'How much did you make this week?;How did it go?;What are you at?;Send me your week;Did you see yours?;Show me what you made;How much was it?;Got your total?'.split(
    ';',
  ),
};
const ANSWERED: Record<Tongue, string[]> = {
  es: '¡Órale! Yo ni la mitad;Qué bien te fue;No manches, ¿cuántos días?;Está flojo por acá;Súper, felicidades;Yo menos;Gracias, ahí nos vemos;Luego te paso lo mío'.split(
    ';',
  ),
  en: 'Wow, not even half of that here;Nice one;No way, how many days?;Slow around here;Great, congrats;Less than that for me;Thanks, see you there;I will send mine later'.split(
    ';',
  ),
};
const MINE = [
  [205, 236, 203],
  [220, 248, 198],
  [11, 132, 255],
  [0, 92, 75],
] as const;

/** People chatting about a week: bubbles on two sides, with a colleague's sum in one of them. */
export function putTalk(page: Page): void {
  const { random, tongue, width, range, money, total } = page;
  const sum = money.write(total);
  const count = `${random.whole(9, 140)} ${say(page, COUNTS[tongue]).toLowerCase()}`;
  const answers = random.pick([
    [`${range}: ${sum}`],
    [range, sum],
    [`${sum} ${tongue === 'es' ? 'del' : 'from'} ${range}`],
    [sum, range],
  ]);
  const mine = random.pick(MINE);
  const theirs = page.card;
  if (random.chance(0.7)) put(page, personName(random), random.between(15, 19), 'left');
  const bubble = (text: string, isMine: boolean): void => {
    const background = page.background;
    page.background = isMine ? mine : theirs;
    put(page, text, page.font, isMine ? random.between(0.55, 0.7) * width : 'left');
    page.background = background;
    page.y += page.gap;
  };
  const first = random.chance(0.5);
  if (random.chance(0.8)) bubble(random.pick(ASKED[tongue]), first);
  for (const text of answers) bubble(text, !first);
  if (random.chance(0.6)) bubble(random.chance(0.6) ? `${count}, ${duration(page)}` : count, !first);
  if (random.chance(0.8)) bubble(random.pick(ANSWERED[tongue]), first);
}
