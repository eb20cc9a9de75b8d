import { asked, icon, type Lookalike, on, onDay } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, CLOSED_DATED, NAMED, TURNING } from '../holdout-10/weeks.ts';
import { type Design, face } from '../scene.ts';
import { OWN_PAGES } from './own-pages.ts';
import { twice } from './parts.ts';

const plain = (s: Parameters<Design>[0], tint: string): p.Look =>
  p.look(s, { platform: s.platform, tint, font: 'Liberation Sans', theme: 'light' });

/** Pages of others. */
const STRANGERS: Record<string, Design> = {
  // What came into a bank's account in a week, the apps' transfers among it.
  inflowsBySpei: (s) => {
    const l = plain(s, '#0a4aa3');
    const names = s
      .say(
        'SPEI recibido UBER PORTIER BV,SPEI recibido DIDI MOBILITY,Depósito en practicaja,SPEI recibido NOMINA',
        'UBER USA EDI PAYMENT,LYFT INC DIRECT DEP,ATM CASH DEPOSIT,PAYROLL DIRECT DEP',
      )
      .split(',');
    const sums = names.map(() => p.near(s, 2100, 380));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Resumen de ingresos', 'Money in'), 'back', 'search'),
        h.pager(l, p.week(l, CLOSED)),
        p.sum(l, h.adds(...sums), 40, s.width - 60, 'text-align:center;color:#157a3c'),
        p.soft(
          l,
          s.say('Total de abonos en la semana', 'Total deposits this week'),
          14,
          'text-align:center;padding-bottom:14px',
        ),
        ...names.map((name, at) =>
          p.between(
            `${name}${p.soft(l, on(s, 6 - at), 13)}`,
            `+${p.money(l, sums[at]!)}`,
            `padding:11px 20px;font-size:14px;border-bottom:1px solid ${l.line}`,
          ),
        ),
        k.place(l, 'share', s.say('Descargar estado de cuenta', 'Download statement')),
      ),
    );
  },
  // A journey by plane, there and back.
  itineraryOfFlight: (s) => {
    const l = plain(s, '#12355b');
    const leg = (day: number, from: string, to: string): string =>
      p.div(
        `margin:8px 16px;padding:14px 16px;border-radius:12px;border:1px solid ${l.line}`,
        `${p.soft(l, onDay(s, day), 14)}${p.between(h.bold(from), h.bold(to), 'font-size:24px;padding:4px 0')}${p.between(`0${s.random.whole(6, 9)}:25`, `1${s.random.whole(0, 3)}:10`, `font-size:15px;color:${l.soft}`)}`,
      );
    const [here, there] = s.country === 'mx' ? ['MEX', 'CUN'] : ['LAX', 'ORD'];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Tu itinerario', 'Your itinerary'), 'back', 'share'),
        p.div('padding:8px 20px;font-size:16px', p.week(l, CLOSED)),
        leg(0, here!, there!),
        leg(6, there!, here!),
        p.rows(l, [
          [s.say('Tarifa (1 adulto)', 'Fare (1 adult)'), p.nearly(l, 3100, 240)],
          [s.say('Impuestos y cargos', 'Taxes and fees'), p.nearly(l, 1200, 62)],
        ]),
        k.strong(l, s.say('Total', 'Total'), p.near(s, 4300, 305), 20),
        p.soft(l, s.say('Clave de reservación: K7QWZP', 'Confirmation code: K7QWZP'), 14, 'padding:4px 20px'),
      ),
    );
  },
  // A card for fuel: what was filled and spent.
  cardForFuel: (s) => {
    const l = plain(s, '#00843d');
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Vale de gasolina', 'Fuel card'), 'back', 'help'),
        p.div(
          'margin:6px 18px;padding:18px;border-radius:16px;background:linear-gradient(120deg,#00843d,#0b3d22);color:#fff',
          h.stack(
            p.div('font-size:14px', s.say('Consumo de la semana', 'Spent this week')),
            p.sum(l, p.near(s, 1650, 190), 36, s.width - 110),
            p.div('font-size:14px', p.week(l, s.random.pick([CLOSED, NAMED]))),
          ),
        ),
        ...[6, 5, 3, 1].map((day) =>
          p.between(
            `${s.random.pick(s.country === 'mx' ? ['Pemex 4412', 'G500 Sur', 'Mobil Centro'] : ['Shell 2201', 'Chevron Main', 'Costco Gas'])}${p.soft(l, `${on(s, day)} · ${s.say(`${s.random.whole(12, 30)} L Magna`, `${s.random.whole(5, 12)} gal regular`)}`, 13)}`,
            p.nearly(l, 410, 46),
            `padding:11px 20px;font-size:15px;border-bottom:1px solid ${l.line}`,
          ),
        ),
        h.line(l, s.say('Ahorro acumulado', 'Saved so far'), p.nearly(l, 62, 9)),
      ),
    );
  },
  // An insurer's paper with what is to be paid for the days of a week.
  paperOfInsurer: (s) => {
    const l = plain(s, '#7a1f2b');
    const [cover, help] = [p.near(s, 420, 62), p.near(s, 90, 14)];
    const tax = h.adds((cover + help) * 0.16);
    return p.screen(
      { ...l, ground: '#7d8085' },
      h.stack(
        h.paperBar(l, s.say('recibo_poliza.pdf', 'policy_statement.pdf')),
        p.div(
          'margin:14px 10px;padding:22px 16px 40px;background:#fff;color:#181818',
          h.stack(
            p.div(
              'font-size:19px;font-weight:700;color:#7a1f2b',
              s.say('Seguros Azteca del Valle', 'Valley Mutual Insurance'),
            ),
            p.div(
              'padding:12px 2px;font-size:12.5px;line-height:1.6',
              `${s.say('Asegurado', 'Insured')}: ${s.name}<br>${s.say('Póliza', 'Policy')}: 0047-${s.random.whole(10_000, 99_999)}<br>${s.say('Vigencia', 'Coverage period')}: ${p.week(l, CLOSED_DATED)}<br>${s.say('Uso', 'Use')}: ${s.say('Plataforma (Uber, DiDi)', 'Rideshare (Uber, Lyft)')}`,
            ),
            h.table(
              [
                [s.say('Prima', 'Premium'), p.money(l, cover)],
                [s.say('Asistencia vial', 'Roadside help'), p.money(l, help)],
                [s.say('IVA', 'Taxes'), p.money(l, tax)],
                [s.say('Total de la semana', 'Total for the week'), p.money(l, h.adds(cover, help, tax))].map(h.bold),
              ],
              [2, 1],
              'padding:8px 2px;font-size:13px',
              '#ddd',
            ),
          ),
        ),
      ),
    );
  },
  // The owner of cars that others rent sees what they brought.
  ownerOfRentedCars: (s) => {
    const l = plain(s, '#593cfb');
    const sums = h.divided(s, p.near(s, 8200, 940), 3);
    const cars = ['Nissan Versa 2022', 'Kia Rio 2021', 'Toyota Prius 2020'];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Ganancias de anfitrión', 'Host earnings'), 25),
        h.pager(l, p.week(l, s.random.pick([CLOSED, NAMED]))),
        p.sum(l, h.adds(...sums), 44, s.width - 60, 'text-align:center'),
        p.soft(
          l,
          s.say('por rentas de 3 autos', 'from rentals of 3 cars'),
          14,
          'text-align:center;padding-bottom:12px',
        ),
        ...cars.map((car, at) =>
          p.between(
            `${car}${p.soft(l, s.say(`Reservado ${s.random.whole(3, 7)} días · tú recibes 75%`, `Booked ${s.random.whole(3, 7)} days · you get 75%`), 13)}`,
            p.money(l, sums[at]!),
            `padding:12px 20px;font-size:15px;border-bottom:1px solid ${l.line}`,
          ),
        ),
        p.rows(l, [[s.say('Próximo pago', 'Next payout'), on(s, 9)]]),
      ),
    );
  },
  // A film of somebody who drives, stopped where the week is shown; titles below.
  filmOfDriver: (s) => {
    const l = h.uber(s, { theme: 'light' });
    const inside = { ...l, ground: '#000', ink: '#fff', soft: '#aaa', line: '#333', panel: '#222' };
    const other = (words: string, at: string): string =>
      p.div(
        'display:flex;gap:12px;padding:8px 16px;font-size:14px;line-height:1.35',
        `${p.span(`flex:none;width:136px;height:76px;border-radius:8px;background:hsl(${s.random.whole(0, 360)},35%,55%)`, '')}<span>${words}${p.soft(l, at, 12)}</span>`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.div(
          'background:#000;color:#fff;padding:16px 60px',
          h.stack(
            p.div('font-size:14px;text-align:center', p.week(l, TURNING)),
            p.sum(inside, p.near(s, 9800, 1750), 34, s.width - 140, 'text-align:center'),
            p.bars(inside, 60, h.initials(s), '#276ef1', 2),
            p.div('height:4px;background:#555', p.div('height:4px;width:38%;background:#e22', '')),
          ),
        ),
        p.div(
          'padding:12px 16px 4px;font-size:18px;font-weight:700;line-height:1.3',
          s.say(
            'Mi semana completa en Uber: esto gané manejando 60 horas',
            'My full week on Uber: what I made driving 60 hours',
          ),
        ),
        p.soft(l, s.say('48 k vistas · hace 3 semanas', '48K views · 3 weeks ago'), 13, 'padding:0 16px 10px'),
        p.between(
          p.span(
            'display:flex;gap:10px;align-items:center',
            `${face(s, 38)}<b>${s.say('Chofer Nocturno', 'Night Shift Driver')}</b>`,
          ),
          p.span(
            'padding:8px 14px;border-radius:18px;background:#111;color:#fff;font-size:14px',
            s.say('Suscribirse', 'Subscribe'),
          ),
          'padding:6px 16px 12px;font-size:15px',
        ),
        other(s.say('5 errores al manejar de noche', '5 mistakes of night drivers'), s.say('12 k vistas', '12K views')),
        other(s.say('¿DiDi o Uber? La verdad', 'Lyft or Uber? The truth'), s.say('201 k vistas', '201K views')),
      ),
    );
  },
  // A colleague's week in a group of drivers, with his name above and others' answers.
  pictureInGroup: (s) => {
    const l = h.byScene(s, { theme: 'light' });
    const range = p.week(l, s.platform === 'uber' ? TURNING : CLOSED);
    const says = (who: string, words: string): string =>
      p.div(
        'margin:6px 12px;width:fit-content;max-width:80%;padding:8px 12px;border-radius:12px;background:#fff;font-size:14px;line-height:1.4;color:#111',
        `<b style="color:#a5463a">${who}</b><br>${words}`,
      );
    return p.screen(
      { ...l, ground: '#e9e2d9' },
      h.stack(
        p.div(
          'background:#0b7d63;color:#fff',
          `${p.phone(l, '#fff')}${p.div('display:flex;gap:12px;align-items:center;padding:8px 16px 10px;font-size:16px', `${icon('back', 21)}${face(s, 34)}<span><b>${s.say('Choferes Zona Norte', 'Rideshare Eastside')}</b><br><span style="font-size:12px">${s.say('Beto, Chela, Nacho, tú y 84 más', 'Ray, Dee, Nate, you and 84 more')}</span></span>`)}`,
        ),
        p.div(
          'margin:8px 12px;width:76%;padding:8px;border-radius:12px;background:#fff;color:#111',
          h.stack(
            p.div('font-size:14px;color:#2b6cb0;font-weight:700;padding-bottom:5px', s.say('~ Nacho', '~ Nate')),
            p.div(
              `padding:14px 6px;border-radius:8px;border:1px solid ${l.line}`,
              h.stack(
                p.div('text-align:center;font-size:14px', range),
                p.sum(l, p.near(s, 7900, 1480), 30, s.width * 0.62, 'text-align:center'),
                p.bars(l, 64, h.initials(s), l.tint, 2),
                p.soft(l, s.say('Ganancias totales', 'Total earnings'), 13, 'text-align:center'),
              ),
            ),
            p.div(
              'font-size:14px;padding-top:6px',
              s.say('Así cerré la semana, ahora a descansar', 'How my week closed, time to rest'),
            ),
          ),
        ),
        says(s.say('Chela', 'Dee'), s.say('¡Órale! ¿En qué zona andas?', 'Nice! Which area?')),
        says(s.say('Beto', 'Ray'), s.say('Yo ni a la mitad llegué', 'I didn’t even make half of that')),
      ),
      p.div('padding:14px 18px;font-size:15px;color:#777', s.say('Escribe un mensaje', 'Message')),
    );
  },
  // What the coming week could bring, as a rival's page reckons it for a car that it lends.
  reckoningOfLender: (s) => {
    const l = plain(s, '#0c6f78');
    const [made, rent] = [Math.round(p.near(s, 7600, 1350)), Math.round(p.near(s, 2600, 320))];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.div(
          `margin:4px 12px;padding:9px 16px;border-radius:18px;background:${l.panel};font-size:14px;text-align:center`,
          s.say('autosporsemana.mx', 'weeklywheels.com'),
        ),
        h.title(l, s.say('¿Cuánto te quedaría con un auto rentado?', 'What would you keep with a rental?'), 25),
        p.soft(
          l,
          s.say(`Cotización válida ${p.week(l, CLOSED)}`, `Quote valid ${p.week(l, CLOSED)}`),
          14,
          'padding:0 20px 8px',
        ),
        n.adding(
          l,
          [
            [s.say('Ingreso estimado con Uber y DiDi', 'Estimated income with Uber and Lyft'), made],
            [s.say('Renta semanal', 'Weekly rent'), -rent],
          ],
          s.say('Te quedarían', 'You would keep'),
          h.adds(made, -rent),
        ),
        n.pill(l, s.say('Quiero mi auto', 'Get my car'), `background:${l.tint};color:#fff;margin-top:20px`),
        k.place(l, 'check', s.say('Seguro incluido', 'Insurance included')),
        k.place(l, 'check', s.say('Sin aval', 'No co-signer')),
      ),
    );
  },
};

export const HOLDOUT_11_LOOKALIKES: Record<string, Lookalike> = asked('earnings', {
  ...twice(OWN_PAGES),
  ...STRANGERS,
});
