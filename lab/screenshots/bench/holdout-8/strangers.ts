import { asked, icon, type Lookalike, on, onDay, two } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { type Design, face } from '../scene.ts';
import { OWED_PAGES } from './owed-pages.ts';
import { OWN_PAGES } from './own-pages.ts';
import * as h from './parts.ts';
import { DIGITS, NAMED, PAGER, PLAIN, WITH_YEAR } from './weeks.ts';

/** Pages of others, with sums and dates that are not this driver's week. */
const STRANGERS: Record<string, Design> = {
  // Another driver shows the week in a post, with what people say below it.
  postOfDriver: (s) => {
    const l = h.uber(s, { theme: s.random.pick(['light', 'dark']) });
    const inside = { ...l, ground: '#101010', ink: '#fff', soft: '#b5b5b5', line: '#383838', tint: '#2fb36a' };
    const said = (name: string, words: string): string =>
      p.div(
        'display:flex;gap:10px;padding:6px 14px',
        `${face(s, 30)}${p.span(`padding:8px 12px;border-radius:16px;background:${l.panel};font-size:14px`, `${h.bold(name)}<br>${words}`)}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Choferes de la zona', 'Rideshare Drivers Group'), 'back', 'search'),
        p.div(
          'display:flex;gap:12px;align-items:center;padding:10px 14px',
          `${face(s, 40)}${p.span('font-size:15px', `${h.bold(s.say('Toño Medina', 'Tony Medina'))}${p.soft(l, s.say('hace 5 h', '5h'), 13)}`)}`,
        ),
        p.div(
          'padding:4px 14px 12px;font-size:16px;line-height:1.35',
          s.say(
            'Así cerré esta semana, banda. ¿Cómo les fue a ustedes?',
            'This is how I closed the week, folks. How did you do?',
          ),
        ),
        p.div(
          'padding:18px 16px;background:#101010;color:#fff',
          h.stack(
            p.div('text-align:center;font-size:14px', p.week(l, PAGER)),
            p.sum(inside, p.near(s, 9100, 1710), 36, s.width - 60, 'text-align:center;padding:4px 0'),
            h.meanBars(inside, 60, h.initials(s)),
          ),
        ),
        p.between(
          s.say('38 reacciones', '38 likes'),
          s.say('14 comentarios', '14 comments'),
          `padding:10px 14px;font-size:13px;color:${l.soft};border-bottom:1px solid ${l.line}`,
        ),
        said(s.say('Gaby Ríos', 'Gabby R.'), s.say('¿En qué zona manejas?', 'What area do you drive?')),
        said('Neto', s.say('Yo ni la mitad', 'Not even half of that here')),
        said('Lalo P.', s.say('Puro turno de noche, ¿no?', 'All night shifts, right?')),
        said('Mely', s.say('Felicidades, a darle', 'Congrats, keep at it')),
        said('Kike', s.say('¿Y cuánto de gasolina?', 'And how much for gas?')),
      ),
    );
  },
  // A bank's account, with what the apps paid into it.
  incomeOfAccount: (s) => {
    const l = p.look(s, { platform: s.platform, tint: '#c8102e', font: 'Liberation Sans', theme: 'light' });
    const names = {
      mx: ['UBER BV', 'DIDI MOBILITY', 'DEPOSITO OXXO', 'TRANSFERENCIA'],
      us: ['UBER USA 6787', 'LYFT DRIVER PMT', 'ATM DEPOSIT', 'VENMO'],
    }[s.country];
    const sums = names.map((_, k) => p.near(s, [3100, 1250, 600, 420][k]!, [640, 300, 90, 70][k]!));
    return p.screen(
      l,
      h.stack(
        p.div(
          `background:${l.tint};color:#fff`,
          `${p.phone(l, '#fff')}${q.bar({ ...l, ink: '#fff' }, s.say('Ingresos y gastos', 'Income and spending'))}`,
        ),
        h.pager(l, p.week(l, s.random.pick([DIGITS, PLAIN]))),
        p.columns(l, [
          [p.money(l, h.adds(...sums)), s.say('Ingresos', 'Income')],
          [p.money(l, -p.near(s, 4100, 810)), s.say('Gastos', 'Spending')],
        ]),
        p.gap(l),
        h.title(l, s.say('De dónde vino', 'Where it came from'), 17),
        p.rows(
          l,
          names.map((name, k): [string, string] => [
            `${name}${p.soft(l, onDay(s, 5 - k), 13)}`,
            `+${p.money(l, sums[k]!)}`,
          ]),
          'padding:9px 20px;font-size:15px',
        ),
        h.line(l, s.say('Saldo disponible', 'Available balance'), h.bold(p.nearly(l, 6900, 1300)), 'padding-top:16px'),
      ),
    );
  },
  // What the car costs by the week.
  rentOfCar: (s) => {
    const l = h.another(s, { tint: '#0d6b3f' });
    const [rent, insurance] = [p.near(s, 2600, 289), p.near(s, 380, 62)];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mi renta', 'My rental'), 'back', 'help'),
        p.card(
          l,
          h.stack(
            p.between(
              s.say('Nissan Versa 2023', 'Toyota Camry 2023'),
              icon('car', 26),
              'font-size:18px;font-weight:700',
            ),
            p.soft(
              l,
              `${s.say('Placas', 'Plate')} ${s.random.pick(['RTX', 'NHB', 'PKD'])}-${s.random.whole(100, 999)}`,
              14,
            ),
          ),
        ),
        p.soft(l, s.say('Cargo de la semana', 'Charge for the week'), 14, 'padding:10px 20px 0'),
        p.sum(l, h.adds(rent, insurance), 38, s.width - 60, 'padding:0 20px'),
        p.div('padding:2px 20px 14px;font-size:15px', p.week(l, s.random.pick([NAMED, WITH_YEAR]))),
        h.line(l, s.say('Renta semanal', 'Weekly rent'), p.money(l, rent)),
        h.line(l, s.say('Seguro', 'Insurance'), p.money(l, insurance)),
        h.endLine(
          l,
          s.say('Total a pagar', 'Total due'),
          p.money(l, h.adds(rent, insurance)),
          'margin:4px 20px 0;padding:12px 0',
        ),
        p.soft(
          l,
          s.say(
            `Se cobra el ${on(s, 7)} a tu tarjeta ••${s.random.whole(1000, 9999)}`,
            `Charged ${onDay(s, 7)} to your card ••${s.random.whole(1000, 9999)}`,
          ),
          14,
          'padding:4px 20px',
        ),
      ),
      p.button(l, s.say('Pagar renta', 'Pay rent')),
    );
  },
  // Something bought: a ride as a passenger, or a flight there and back within a week.
  somethingBought: (s) => {
    const l = h.byScene(s, { theme: 'light' });
    const isFlight = s.random.chance(0.5);
    const [base, tax, extra] = isFlight
      ? [p.near(s, 2900, 240), p.near(s, 880, 51), p.near(s, 450, 35)]
      : [p.near(s, 120, 19), p.near(s, 22, 3.4), p.near(s, 15, 4)];
    const total = h.adds(base, tax, extra);
    const hour = s.random.whole(1, 3);
    const clock = (town: string, later: number): string =>
      s.say(`${hour + later}:${two(town.charCodeAt(0) % 60)}`, `${hour + later}:${two(town.charCodeAt(0) % 60)} PM`);
    const leg = (from: string, to: string, day: number): string =>
      p.div(
        `margin:8px 16px;padding:14px 16px;border:1px solid ${l.line};border-radius:12px`,
        h.stack(
          p.soft(l, onDay(s, day), 14),
          p.between(
            p.span('font-size:24px;font-weight:700', from),
            p.span('font-size:24px;font-weight:700', to),
            'padding-top:4px',
          ),
          p.between(clock(from, day), clock(to, day + 1), `font-size:13px;color:${l.soft}`),
        ),
      );
    const minute = s.random.whole(0, 20);
    const stop = (name: string, later: number): string =>
      h.line(l, `${icon('pin', 16)} &nbsp;${name}`, s.say(`18:${two(minute + later)}`, `6:${two(minute + later)} PM`));
    return p.screen(
      l,
      isFlight
        ? h.stack(
            p.phone(l),
            q.bar(l, s.say('Tu viaje', 'Your trip'), 'close', 'share'),
            h.title(l, p.week(l, PLAIN), 22),
            leg(s.say('GDL', 'ATL'), s.say('MTY', 'MIA'), 0),
            leg(s.say('MTY', 'MIA'), s.say('GDL', 'ATL'), 6),
            h.line(l, s.say('Tarifa', 'Base fare'), p.money(l, base), 'padding-top:14px'),
            h.line(l, s.say('Impuestos', 'Taxes'), p.money(l, tax)),
            h.line(l, s.say('Equipaje', 'Bags'), p.money(l, extra)),
            h.endLine(l, s.say('Total pagado', 'Total paid'), p.money(l, total), 'margin:4px 20px 0;padding:12px 0'),
          )
        : h.stack(
            p.phone(l),
            p.between(icon('back', 24), h.chip(l, s.say('Ayuda', 'Help')), 'padding:10px 18px'),
            h.title(l, s.say('Gracias por viajar con nosotros', 'Thanks for riding with us'), 25),
            p.soft(l, onDay(s, 4), 15, 'padding:0 20px 14px'),
            h.line(
              l,
              p.span('font-size:20px;font-weight:700', 'Total'),
              p.span('font-size:28px;font-weight:700', p.money(l, total)),
            ),
            h.line(l, s.say('Tarifa del viaje', 'Trip fare'), p.money(l, base)),
            h.line(l, s.say('Cuota de solicitud', 'Booking fee'), p.money(l, tax)),
            h.line(l, s.say('Propina', 'Tip'), p.money(l, extra), 'padding-bottom:14px'),
            p.gap(l),
            stop(s.say('Av. Juárez 214', '214 Peachtree St'), 0),
            stop(s.say('Plaza Galerías', 'Lenox Square'), s.random.whole(14, 38)),
            p.div(
              'display:flex;gap:12px;align-items:center;padding:14px 20px;font-size:15px',
              `${face(s, 40)}${s.say('Viajaste con Rogelio', 'You rode with Roger')}`,
            ),
          ),
    );
  },
  // Another app works out what one could make with it.
  sumsOfRival: (s) => {
    const l = h.another(s, { theme: 'light', tint: '#111' });
    const hours = s.random.whole(5, 12) * 5;
    const each = { mx: 152, us: 27 }[s.country];
    const made = hours * each;
    const most = hours * Math.round(each * 0.8);
    return p.screen(
      l,
      h.stack(
        p.div(
          'background:#c6f432;color:#111',
          `${p.phone(l, '#111')}${h.title({ ...l, ink: '#111' }, s.say('Maneja con nosotros y quédate con más', 'Drive with us and keep more'), 25, 'padding-bottom:18px')}`,
        ),
        p.div(
          'padding:16px 20px 4px;font-size:16px',
          s.say('¿Cuántas horas manejas a la semana?', 'How many hours a week do you drive?'),
        ),
        p.div(
          'padding:6px 20px',
          h.stack(
            p.div('font-size:26px;font-weight:700', `${hours} h`),
            p.div(
              `height:8px;border-radius:4px;background:${l.panel}`,
              p.div(`height:8px;border-radius:4px;width:${hours * 1.5}%;background:#7fa800`, ''),
            ),
          ),
        ),
        p.card(
          l,
          h.stack(
            p.soft(l, s.say('Con nosotros ganarías por semana', 'With us you would make per week'), 14),
            p.sum(l, made, 36, s.width - 80),
            p.soft(l, s.say(`Con otras apps: ${p.money(l, most)}`, `With other apps: ${p.money(l, most)}`), 14),
          ),
        ),
        p.soft(
          l,
          s.say(
            `Oferta para registros ${p.week(l, PLAIN)}. Comisión de 0% los primeros ${two(s.random.whole(15, 30))} días. Estimación, no garantía. Datos al ${on(s, 0)}.`,
            `For sign-ups ${s.range}. 0% commission for your first ${two(s.random.whole(15, 30))} days. An estimate, not a guarantee. Data as of ${on(s, 0)}.`,
          ),
          13,
          'padding:8px 20px;line-height:1.45',
        ),
      ),
      p.button(l, s.say('Registrarme', 'Sign up')),
    );
  },
};

export const HOLDOUT_8_LOOKALIKES: Record<string, Lookalike> = asked('earnings', {
  ...OWN_PAGES,
  ...OWED_PAGES,
  ...STRANGERS,
});
