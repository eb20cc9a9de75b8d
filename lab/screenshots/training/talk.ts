import { COUNTS } from './driver-words.ts';
import { type Page, say } from './page.ts';
import { personName } from './people.ts';
import type { Tongue } from './values.ts';
import { duration, put } from './write.ts';

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
  const told = random.pick([
    [`${range}: ${sum}`],
    [range, sum],
    [`${sum} ${tongue === 'es' ? 'del' : 'from'} ${range}`],
    [sum, range],
  ]);
  const mine = random.pick(MINE);
  const theirs = page.card;
  if (random.chance(0.7)) put(page, personName(random), random.between(15, 19), 'left');
  const bubble = (text: string, isMine: boolean): void => {
    const paper = page.paper;
    page.paper = isMine ? mine : theirs;
    put(page, text, page.font, isMine ? random.between(0.55, 0.7) * width : 'left');
    page.paper = paper;
    page.y += page.gap;
  };
  const first = random.chance(0.5);
  if (random.chance(0.8)) bubble(random.pick(ASKED[tongue]), first);
  for (const text of told) bubble(text, !first);
  if (random.chance(0.6)) bubble(random.chance(0.6) ? `${count}, ${duration(page)}` : count, !first);
  if (random.chance(0.8)) bubble(random.pick(ANSWERED[tongue]), first);
}
