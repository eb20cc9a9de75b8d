import { bars, type Design, face, hours, page, row, type Scene, status } from '../scene.ts';
import { DAYS, dayOf, SHORT } from '../wording.ts';

const box = (inner: string, style = ''): string => `<div style="padding:10px 16px;${style}">${inner}</div>`;
const part = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
const sum = (s: Scene, size = 38): string =>
  `<div style="font-size:${size}px;font-weight:800;white-space:nowrap">${s.money.head(s.total)}</div>`;
const like = (s: Scene, title: string, under: string, rows: [string, string][], middle = ''): string =>
  page(
    s,
    `${status(s)}${box(`<div style="text-align:center"><div style="font-size:19px;font-weight:600">${title}</div><div style="font-size:14px;color:${s.soft}">${s.range}</div>${sum(s)}<div style="font-size:13px;color:${s.soft}">${under}</div></div>`)}${middle}${rows.map(([a, b]) => row(s, a, b)).join('')}`,
  );
const letters = (s: Scene): string[] => DAYS[s.tongue].map((day) => day[0]!.toUpperCase());
type Asked = { asked: 'earnings' | 'profile'; draw: Design };
const money = (draw: Design): Asked => ({ asked: 'earnings', draw });
const person = (draw: Design): Asked => ({ asked: 'profile', draw });

export const LAST_LOOKALIKES: Record<string, Asked> = {
  babysitting: money((s) =>
    like(s, s.say('Niñera', 'Sitter log'), s.say('por cuidar niños', 'for watching the kids'), [
      ['Familia Ruiz', part(s, 0.6)],
      ['Familia Soto', part(s, 0.4)],
    ]),
  ),
  stove: money((s) =>
    like(s, s.say('Tanque de gas', 'Propane'), s.say('pagado de gas', 'paid for propane'), [
      [s.say('Kilos', 'Pounds'), '60'],
      [s.say('Rellenos', 'Refills'), '2'],
    ]),
  ),
  petVet: money((s) =>
    like(s, s.say('Veterinaria', 'Vet bills'), s.say('en consultas de Firulais', 'in visits for Rex'), [
      [s.say('Vacunas', 'Shots'), part(s, 0.5)],
      [s.say('Croquetas', 'Kibble'), part(s, 0.5)],
    ]),
  ),
  tournament: money((s) =>
    like(s, s.say('Torneo de dominó', 'Domino night'), s.say('premio de la mesa', 'table prize'), [
      ['Mesa 1', part(s, 0.5)],
      ['Mesa 2', part(s, 0.5)],
    ]),
  ),
  gamePoints: money((s) =>
    like(s, s.say('Liga fantasía', 'Fantasy league'), s.say('puntos de tu equipo', 'team points'), [
      [s.say('Portero', 'Keeper'), '12'],
      [s.say('Delantero', 'Striker'), '31'],
    ]),
  ),
  passengerRecap: money((s) =>
    like(
      s,
      s.say('Tu semana en viajes', 'Your week of rides'),
      s.say('lo que te cobramos', 'what we charged you'),
      [
        [s.say('Viajes pedidos', 'Rides booked'), '9'],
        [s.say('Tarjeta terminada en 4412', 'Card ending 4412'), '›'],
      ],
      bars(s, letters(s)),
    ),
  ),
  futureBonus: money((s) =>
    like(
      s,
      s.say('Bono de regreso', 'Comeback bonus'),
      s.say('si haces 50 viajes antes del domingo', 'if you finish 50 rides by Sunday'),
      [
        [s.say('Hechos', 'Done'), '0'],
        [s.say('Condiciones', 'Conditions'), '›'],
      ],
    ),
  ),
  advance: money((s) =>
    like(
      s,
      s.say('Anticipo', 'Cash advance'),
      s.say('te prestamos, pagas en 6 semanas', 'we lend you, repay in 6 weeks'),
      [
        [s.say('Descuento semanal', 'Weekly deduction'), part(s, 0.2)],
        [s.say('Costo', 'Cost'), part(s, 0.1)],
      ],
    ),
  ),
  cityAverage: money((s) =>
    like(
      s,
      s.say('Choferes de tu ciudad', 'Drivers in your city'),
      s.say('lo normal en tu zona', 'typical in your area'),
      [
        [s.say('Más alto', 'Highest'), part(s, 1.8)],
        [s.say('Más bajo', 'Lowest'), part(s, 0.4)],
      ],
      bars(s, letters(s)),
    ),
  ),
  laundry: money((s) =>
    like(
      s,
      s.say('Lavandería', 'Laundromat'),
      s.say('entró a la caja', 'in the till'),
      [
        [s.say('Lavadas', 'Washes'), '88'],
        [s.say('Secadas', 'Dries'), '71'],
      ],
      bars(s, letters(s)),
    ),
  ),
  weekMinus: money((s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:20px">${s.say('Cobros pendientes', 'Amounts due')}</b><div>${s.range}</div>`)}${box(`<div style="font-size:38px;font-weight:700;color:#c22">-${s.money.text(s.total)}</div>`)}${row(s, s.say('Tu cuenta está en negativo', 'Your account is negative'), '›')}`,
    ),
  ),
  invoiceSent: money((s) =>
    like(s, s.say('Factura', 'Invoice'), s.say('por cobrar a Transportes Díaz', 'billed to Diaz Freight'), [
      [s.say('Flete', 'Freight'), part(s, 0.86)],
      ['IVA', part(s, 0.14)],
      [s.say('Folio', 'No.'), 'A-2213'],
    ]),
  ),
  monthList: money((s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:20px">${s.say('Últimas semanas', 'Recent weeks')}</b>`)}${[
        0, 1, 2, 3, 4, 5,
      ]
        .map((k) => {
          const [a, b] = [dayOf(s.start, -7 * k), dayOf(s.start, 6 - 7 * k)];
          return row(
            s,
            `${a.d} ${SHORT[s.tongue][a.m]} – ${b.d} ${SHORT[s.tongue][b.m]}`,
            part(s, s.random.between(0.7, 1.4)),
          );
        })
        .join('')}`,
    ),
  ),
  steps: money((s) =>
    like(s, s.say('Bicicleta fija', 'Spin bike'), s.say('metros pedaleados', 'feet climbed'), [
      [s.say('Sesiones', 'Sessions'), '6'],
      [s.say('Tiempo', 'Time'), hours(s)],
    ]),
  ),
  riderProfile: person((s) =>
    page(
      s,
      `${status(s)}${box(`<div style="display:flex;justify-content:space-between"><div><div style="font-size:26px;font-weight:700">${s.name}</div><span style="background:${s.card};padding:3px 9px;border-radius:10px">★ 4.91</span></div>${face(s, 64)}</div>`)}${[s.say('Agregar casa', 'Add home'), s.say('Agregar trabajo', 'Add work'), s.say('Perfil familiar', 'Family profile'), s.say('Gana dinero manejando', 'Earn by driving')].map((t) => row(s, t, '›')).join('')}`,
    ),
  ),
  restaurantReview: person((s) =>
    page(
      s,
      `${status(s)}<div style="height:160px;background:#a63"></div>${box(`<div style="font-size:24px;font-weight:700">Mariscos El Rey</div>★ 4.6 (1,204) · $$ · 1.2 km`)}${row(s, s.say('Pedir a domicilio', 'Order delivery'), '›')}${row(s, s.say('Reseñas', 'Reviews'), '1,204')}`,
    ),
  ),
  yourDriver: person((s) =>
    page(
      s,
      `${status(s)}<div style="height:46%;background:#cfd6cf"></div>${box(`<b>${s.say('Tu conductor llega en 4 min', 'Your driver arrives in 4 min')}</b><div style="display:flex;gap:12px;padding-top:12px">${face(s, 60)}<div><div style="font-size:19px">${s.name}</div>★ 4.95 · Nissan Versa · ABC-12-34</div></div>`)}`,
    ),
  ),
  seller: person((s) =>
    page(
      s,
      `${status(s)}${box(`<div style="text-align:center">${face(s, 88)}<div style="font-size:22px;font-weight:700">${s.name}</div>★ 4.8 · ${s.say('Vendedor', 'Seller')} · 210 ${s.say('ventas', 'sales')}</div>`)}${row(s, s.say('Comprar ahora', 'Buy now'), '›')}${row(s, s.say('Envío gratis', 'Free shipping'), '')}`,
    ),
  ),
};
