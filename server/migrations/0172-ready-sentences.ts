import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** What staff can insert where they write to drivers, with every version of it, and the answers that came in code before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ready_sentences (
      id uuid not null,
      -- From 1. A change is a further row, so that nothing that was once said is lost.
      version int not null check (version > 0),
      place text not null check (place in ('answer', 'send_back', 'correction')),
      -- For staff.
      name_es text not null check (name_es <> ''),
      name_en text not null check (name_en <> ''),
      -- For drivers, with variables in braces.
      text_es text not null check (text_es <> ''),
      text_en text not null check (text_en <> ''),
      is_on boolean not null,
      -- Null: it came with the product.
      account_id uuid references staff_accounts (id),
      at timestamptz not null,
      constraint changed_meanwhile__ready_sentence_version primary key (id, version)
    );
    create index ready_sentences_by_account on ready_sentences (account_id);
    create function refuse_sentence_change() returns trigger language plpgsql as $$
    begin
      raise exception 'ready_sentences is append-only';
    end $$;
    create trigger ready_sentences_append_only before update or delete on ready_sentences
      for each row execute function refuse_sentence_change();
  `.execute(db);
  for (const [at, [nameEs, nameEn, textEs, textEn]] of answers.entries())
    await sql`
      insert into ready_sentences
      values (${`0190a2b0-0172-7000-8000-00000000000${at + 1}`}, 1, 'answer', ${nameEs}, ${nameEn},
        ${`Hola, {firstName}. ${textEs}`}, ${`Hi {firstName}. ${textEn}`}, true, null, now())
    `.execute(db);
}

const answers = [
  [
    'Lo estamos revisando',
    'We’re looking at it',
    'Ya recibimos lo que mandaste y lo estamos revisando. Te avisamos por aquí.',
    'We have what you sent and we’re reviewing it. We’ll let you know here.',
  ],
  [
    'Que mande otra foto',
    'Ask for another photo',
    'No alcanzamos a leer la foto. ¿Nos mandas otra? Con luz, sin reflejos y que se vean las cuatro esquinas.',
    'We couldn’t read the photo. Can you send another one? With light, without glare, and with all four corners.',
  ],
  [
    'Qué capturas mandar',
    'Which screenshots to send',
    'Abre tu app de conductor, entra a Ganancias y elige cada semana. Toma una captura por semana y mándalas por aquí.',
    'Open your driver app, go to Earnings and choose each week. Take one screenshot per week and send them here.',
  ],
  [
    'Que siga en la app',
    'Continue in the app',
    'Eso lo puedes hacer en tu solicitud: abre el enlace que te mandamos y sigue donde te quedaste.',
    'You can do that in your application: open the link we sent you and go on where you left off.',
  ],
  [
    'Le vamos a llamar',
    'We’ll call them',
    'Mejor te llamamos para verlo contigo. ¿A qué hora te queda bien hoy?',
    'We’d better call you about it. What time works for you today?',
  ],
  ['Gracias', 'Thanks', '¡Gracias por avisarnos!', 'Thanks for letting us know!'],
] as const;
