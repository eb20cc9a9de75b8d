import { bars, type Design, hours, page, row, type Scene, status } from '../scene.ts';
import { DAYS, dayOf, LONG, SHORT } from '../wording.ts';

// Screens with a week and a sum that aren't a driver's earnings; only for evaluation.
const pad = (inner: string, style = ''): string => `<div style="padding:12px 20px;${style}">${inner}</div>`;
const big = (s: Scene, value = s.total, size = 40): string =>
  `<div style="font-size:${size}px;font-weight:700">${s.money.head(Math.round(value * 100) / 100)}</div>`;
const part = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
const initials = (s: Scene): string[] => DAYS[s.tongue].map((day) => day.slice(0, 1).toUpperCase());
const plain = (s: Scene, title: string, caption: string, rows: [string, string][], extra = ''): string =>
  page(
    s,
    `${status(s)}${pad(`<b style="font-size:21px">${title}</b><div style="font-size:14px;color:${s.soft}">${s.range}</div>`)}${pad(`${big(s)}<div style="font-size:13px;color:${s.soft}">${caption}</div>`)}${extra}${rows.map(([a, b]) => row(s, a, b)).join('')}`,
  );

type Asked = { asked: 'earnings' | 'profile'; draw: Design };
const money = (draw: Design): Asked => ({ asked: 'earnings', draw });

export const UNSEEN_LOOKALIKES: Record<string, Asked> = {
  groceries: money((s) =>
    plain(s, s.say('Mi despensa', 'My groceries'), s.say('llevas en el súper', 'at the store so far'), [
      [s.say('Verduras', 'Produce'), part(s, 0.3)],
      [s.say('Carne', 'Meat'), part(s, 0.5)],
      ['Pan', part(s, 0.2)],
    ]),
  ),
  riderMonth: money((s) =>
    plain(s, s.say('Tus viajes como pasajero', 'Your rides'), s.say('pagado en viajes', 'spent on rides'), [
      [s.say('Viajes', 'Rides'), String(s.random.whole(2, 19))],
      [s.say('Propinas que diste', 'Tips you gave'), part(s, 0.1)],
      [s.say('Ahorraste con promos', 'Saved with promos'), part(s, 0.08)],
    ]),
  ),
  riderWallet: money((s) =>
    plain(s, s.say('Billetera de pasajero', 'Rider wallet'), s.say('crédito de viajes', 'ride credit'), [
      [s.say('Agregar tarjeta', 'Add card'), '›'],
      [s.say('Vales de empresa', 'Business vouchers'), '›'],
      [s.say('Vence', 'Expires'), '30/12'],
    ]),
  ),
  salonDay: money((s) =>
    plain(
      s,
      s.say('Estética Lupita', 'Lupita Hair Studio'),
      s.say('cobrado en citas', 'booked in appointments'),
      [
        [s.say('Cortes', 'Cuts'), part(s, 0.5)],
        [s.say('Tintes', 'Colour'), part(s, 0.4)],
        [s.say('Clientas', 'Guests'), '31'],
      ],
      bars(s, initials(s)),
    ),
  ),
  airbnb: money((s) =>
    plain(s, s.say('Tu alojamiento', 'Your listing'), s.say('ingresos por reservas', 'booking income'), [
      [s.say('Noches ocupadas', 'Nights booked'), '5'],
      [s.say('Limpieza', 'Cleaning'), part(s, 0.1)],
      [s.say('Huéspedes', 'Guests'), '4'],
    ]),
  ),
  creator: money((s) =>
    plain(
      s,
      s.say('Monetización', 'Monetization'),
      s.say('ingresos estimados del canal', 'estimated channel revenue'),
      [
        [s.say('Vistas', 'Views'), '48,210'],
        ['RPM', part(s, 0.001)],
        [s.say('Suscriptores nuevos', 'New subscribers'), '212'],
      ],
      bars(s, initials(s)),
    ),
  ),
  fitness: money((s) =>
    page(
      s,
      `${status(s)}${pad(`<b style="font-size:22px">${s.say('Entrenamiento', 'Workout')}</b><div>${s.range}</div>`)}${pad('<div style="font-size:44px;font-weight:700">2,418.50</div><div>kcal</div>')}${bars(s, initials(s))}${row(s, s.say('Pasos', 'Steps'), '61,204')}${row(s, s.say('Tiempo activo', 'Active time'), hours(s))}`,
    ),
  ),
  taxi: money((s) =>
    plain(s, s.say('Cuenta del taxi', 'Cab lease'), s.say('debes de cuenta esta semana', 'lease due this week'), [
      [s.say('Cuenta diaria', 'Daily lease'), part(s, 0.14)],
      [s.say('Días', 'Days'), '7'],
      [s.say('Multas', 'Fines'), s.money.text(0)],
    ]),
  ),
  tollTag: money((s) =>
    plain(s, s.say('TAG de casetas', 'Toll tag'), s.say('cruces de la semana', 'crossings this week'), [
      ['Caseta Norte', part(s, 0.4)],
      ['Arco 2', part(s, 0.6)],
      [s.say('Cruces', 'Crossings'), '14'],
    ]),
  ),
  charging: money((s) =>
    plain(
      s,
      s.say('Carga del auto', 'Charging'),
      s.say('costo de energía', 'energy cost'),
      [
        ['kWh', '212.4'],
        [s.say('Sesiones', 'Sessions'), '9'],
        [s.say('En casa', 'At home'), part(s, 0.7)],
      ],
      bars(s, initials(s)),
    ),
  ),
  payMonth: money((s) =>
    page(
      s,
      `${status(s)}${pad(`<b style="font-size:20px">${LONG[s.tongue][dayOf(s.start).m]} ${dayOf(s.start).y}</b>`)}${pad(big(s, s.total * 4.1, 42))}${[
        0, 1, 2, 3,
      ]
        .map((k) => {
          const [a, b] = [dayOf(s.start, -7 * k), dayOf(s.start, 6 - 7 * k)];
          return row(
            s,
            `${a.d} ${SHORT[s.tongue][a.m]} - ${b.d} ${SHORT[s.tongue][b.m]}`,
            part(s, s.random.between(0.8, 1.2)),
          );
        })
        .join('')}`,
    ),
  ),
  leaderboard: money((s) =>
    page(
      s,
      `${status(s)}${pad(`<b style="font-size:22px">${s.say('Los que más ganaron', 'Top earners')}</b><div>${s.range}</div>`)}${['Beto R.', 'Lety M.', 'Chava P.', s.say('Tú (#48)', 'You (#48)')].map((name, k) => row(s, `${k + 1}. ${name}`, s.money.text(Math.round(s.total * (1.6 - 0.2 * k) * 100) / 100), k === 0 ? 'font-size:24px;font-weight:700' : '')).join('')}`,
    ),
  ),
  newsArticle: money((s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="font-size:25px;font-weight:700">${s.say('Conductores ganaron en promedio', 'Drivers made on average')} ${s.money.text(s.total)} ${s.say('la semana del', 'in the week of')} ${s.range}</div><p style="font-size:15px;padding-top:14px">${s.say('Un estudio reciente encuentra que el ingreso varía por ciudad. Los viajes de noche pagan más, según la encuesta a 1,200 choferes.', 'A recent study finds that income varies by city. Night rides pay more, a survey of 1,200 drivers says.')}</p>`)}`,
    ),
  ),
  calculator: money((s) =>
    plain(
      s,
      s.say('¿Cuánto ganarías?', 'What would you make?'),
      s.say('podrías ganar manejando 40 horas', 'you could make driving 40 hours'),
      [
        [s.say('Ciudad', 'City'), 'Puebla'],
        [s.say('Horas', 'Hours'), '40'],
        [s.say('Auto', 'Car'), 'Sedán'],
      ],
    ),
  ),
  weekChallenge: money((s) =>
    plain(
      s,
      s.say('Misión de la semana', 'Mission of the week'),
      s.say('extra si haces 80 viajes', 'extra for 80 trips'),
      [
        [s.say('Llevas', 'So far'), '12 / 80'],
        [s.say('Nivel 2', 'Tier 2'), part(s, 0.5)],
        [s.say('Nivel 3', 'Tier 3'), part(s, 0.8)],
      ],
    ),
  ),
  guarantee: money((s) =>
    plain(
      s,
      s.say('Ingreso mínimo asegurado', 'Minimum income promise'),
      s.say('o te pagamos la diferencia', 'or we pay the difference'),
      [
        [s.say('Viajes requeridos', 'Trips required'), '60'],
        [s.say('Zonas', 'Zones'), 'Centro'],
        [s.say('Aceptar', 'Accept'), '›'],
      ],
    ),
  ),
  refueling: money((s) =>
    plain(s, s.say('Cashback de gasolina', 'Gas cashback'), s.say('de vuelta en tu monedero', 'back in your purse'), [
      [s.say('Litros', 'Gallons'), '88.2'],
      [s.say('Estaciones', 'Stations'), '5'],
    ]),
  ),
  tipsOnly: money((s) =>
    plain(s, s.say('Propinas', 'Tips'), s.say('de 31 clientes', 'from 31 customers'), [
      [s.say('Mejor propina', 'Best tip'), part(s, 0.2)],
      [s.say('Viajes con propina', 'Tipped trips'), '31'],
      ['%', '24%'],
    ]),
  ),
  spouseBudget: money((s) =>
    plain(s, s.say('Casa · presupuesto', 'Home · budget'), s.say('queda para la semana', 'left for the week'), [
      [s.say('Renta', 'Rent'), part(s, 0.5)],
      [s.say('Colegiatura', 'School'), part(s, 0.3)],
      [s.say('Luz', 'Power'), part(s, 0.1)],
    ]),
  ),
  lottery: money((s) =>
    plain(s, s.say('Quiniela de la jornada', 'Weekly pool'), s.say('bolsa acumulada', 'jackpot'), [
      [s.say('Boletos', 'Tickets'), '3'],
      [s.say('Aciertos', 'Hits'), '9'],
      [s.say('Sorteo', 'Draw'), '21:00'],
    ]),
  ),
  payrollShop: money((s) =>
    plain(s, s.say('Sueldos del taller', 'Shop wages'), s.say('a pagar a tu equipo', 'owed to your crew'), [
      ['Chuy', part(s, 0.4)],
      ['Meño', part(s, 0.35)],
      ['Paty', part(s, 0.25)],
    ]),
  ),
  repairQuote: money((s) =>
    plain(s, s.say('Cotización', 'Quote'), s.say('válida en estas fechas', 'valid on these dates'), [
      [s.say('Balatas', 'Brake pads'), part(s, 0.5)],
      [s.say('Mano de obra', 'Labour'), part(s, 0.5)],
    ]),
  ),
  feeInvoice: money((s) =>
    plain(s, s.say('Comisión a pagar', 'Commission due'), s.say('le debes a la plataforma', 'you owe the platform'), [
      [s.say('Viajes en efectivo', 'Cash rides'), '29'],
      [s.say('Vence', 'Due'), s.say('martes', 'Tuesday')],
      [s.say('Pagar en OXXO', 'Pay now'), '›'],
    ]),
  ),
  hoursSheet: money((s) =>
    plain(
      s,
      s.say('Checador de horas', 'Time clock'),
      s.say('por tus turnos en bodega', 'for your warehouse shifts'),
      DAYS[s.tongue].slice(0, 5).map((day) => [day, '8:00'] as [string, string]),
    ),
  ),
};
