import { countries } from '@volante/contract/countries/index.ts';
import { describe, expect, test } from 'vitest';
import { readEarnings } from './read-earnings.ts';
import { isSocialPost } from './social-post.ts';
import { linesOf, weekly } from './testing/lines.ts';

type Piece = Parameters<typeof linesOf>[number];

const post = (...texts: string[]) => isSocialPost(linesOf(...texts.map((text, k): Piece => [text, 40, 100 + 60 * k])));

describe('likes, comments and an audience make a post, if two of them are there', () => {
  test.each([
    [['2 h · Public group', 'Like 84', '31 comments']],
    [['Grupo público', '31 comentarios']],
    [['Me gusta', 'Comentar', 'Compartir']],
    [['A 31 personas les gusta', 'Ver los 12 comentarios', '1,204 seguidores']],
    [['Like · Comment · Share']],
    [['LikeCommentShare']],
    [['Chofer en Ruta · 84 mil vistas · hace 2 semanas', 'Me gusta · Compartir · Guardar']],
    [['1.2K views', 'Add a comment']],
    [['Following', 'For You', '18.2K', '@rideshare.randy']],
    [['@ruletero.cdmx', '¿70 horas, vale la pena? #uber #conductores']],
  ])('%j', (texts) => expect(post(...texts)).toBe(true));

  test.each([
    [['Share', 'Reply']],
    [['Compartir', 'Guardar']],
    [['Comentarios', 'Compartir']],
    [['Enviar comentarios', 'Tu grupo de seguro']],
    [['Drivers like you made $900', '12 comments']],
    [['84 viajes', 'Responder']],
    [['Following', 'Trip #4821']],
    [['Síguenos en @uber_mexico', 'Ganancias']],
  ])('%j are none', (texts) => expect(post(...texts)).toBe(false));
});

test('a week in a post is asked about, however probable it is', () => {
  const read = (...more: Parameters<typeof linesOf>) =>
    readEarnings(linesOf(...weekly.head, ...weekly.rows, ...more), { capturedAt: '2026-11-21', country: countries.mx });
  expect(read(['31 comments', 40, 1080])).toMatchObject({ band: 'sure' });
  expect(read(['Like 84', 40, 1080], ['31 comments', 700, 1080])).toMatchObject({
    band: 'ask',
    reason: 'other_screen',
    weekStart: { value: '2026-11-02' },
    amount: { value: 4512.3 },
  });
});
