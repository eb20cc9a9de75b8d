import { bars, type Design, hours, page, row, type Scene, status } from '../scene.ts';
import { DAYS, dayOf } from '../wording.ts';

// A seventh family. It was first read with the reader unchanged; the labels of its tiles then led to one corrected
// rule.
const part = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
const rest = (s: Scene, ...shares: number[]): string =>
  s.money.text((Math.round(s.total * 100) - shares.reduce((a, b) => a + Math.round(s.total * b * 100), 0)) / 100);
const box = (inner: string, style = ''): string => `<div style="padding:10px 16px;${style}">${inner}</div>`;
const sum = (s: Scene, size: number): string =>
  `<div style="font-size:${size}px;font-weight:800;white-space:nowrap">${s.money.head(s.total)}</div>`;
const faint = (s: Scene, text: string): string => `<div style="font-size:13px;color:${s.soft}">${text}</div>`;
const much = (s: Scene): string => String(s.random.whole(12, 120));

export const TILED_EARNINGS: Record<string, Design> = {
  ring: (s) =>
    page(
      s,
      `${status(s)}<div style="text-align:center;padding-top:18px">${faint(s, s.range)}<div style="margin:20px auto;width:250px;height:250px;border-radius:50%;border:14px solid ${s.accent};display:flex;align-items:center;justify-content:center;flex-direction:column">${sum(s, 30)}${faint(s, s.say('en total', 'in all'))}</div></div>${row(s, s.say('Mandados', 'Errands'), much(s))}${row(s, s.say('Tiempo activo', 'Active'), hours(s))}`,
    ),
  sideBars: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="display:flex;justify-content:space-between"><b style="font-size:18px">${s.say('Lo de la semana', 'Your seven days')}</b>${faint(s, s.range)}</div>${sum(s, 36)}`)}${s.days.map((d, k) => `<div style="display:flex;align-items:center;padding:7px 16px;font-size:13px"><span style="width:44px">${DAYS[s.tongue][k]!.slice(0, 3)}</span><span style="flex:1"><span style="display:block;height:10px;border-radius:5px;background:${s.accent};width:${8 + (80 * d) / Math.max(1, ...s.days)}%"></span></span><span>${s.money.text(d)}</span></div>`).join('')}`,
    ),
  ticketRows: (s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:20px">${s.say('Detalle de pago', 'Payment detail')}</b>${faint(s, s.range)}`)}${row(s, s.say('Servicios hechos', 'Rides done'), part(s, 0.7))}${row(s, s.say('Propina', 'Gratuity'), part(s, 0.12))}${row(s, s.say('Apoyos', 'Extras'), rest(s, 0.7, 0.12))}<div style="display:flex;justify-content:space-between;padding:16px 18px;align-items:baseline"><b>${s.say('A tu favor', 'Yours')}</b>${sum(s, 27)}</div>${row(s, s.say('Kilómetros', 'Miles'), much(s))}`,
    ),
  hello: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="font-size:24px;padding-top:10px">${s.say('¡Qué semanón, Toño!', 'Solid week, Tony!')}</div><div style="background:${s.card};border-radius:16px;padding:18px;margin-top:14px">${faint(s, s.range)}${sum(s, 40)}<div style="font-size:14px;padding-top:8px">${much(s)} ${s.say('vueltas', 'runs')} · ${hours(s)}</div></div>`)}${bars(
        s,
        DAYS[s.tongue].map((d) => d[0]!.toUpperCase()),
      )}`,
    ),
  calendarStrip: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;padding:16px 8px">${DAYS[s.tongue].map((d, k) => `<div style="flex:1;text-align:center;font-size:12px">${d[0]!.toUpperCase()}<div style="margin:6px auto;width:30px;height:30px;line-height:30px;border-radius:50%;background:${s.card}">${dayOf(s.start, k).d}</div></div>`).join('')}</div><div style="text-align:center">${faint(s, s.range)}${sum(s, 42)}</div><div style="display:flex;padding:18px 8px">${[
        [much(s), s.say('Dejadas', 'Drop-offs')],
        [hours(s), s.say('Rodando', 'Rolling')],
        [part(s, 0.08), s.say('Propinas', 'Tips')],
      ]
        .map(
          ([a, b]) => `<div style="flex:1;text-align:center"><b style="font-size:16px">${a}</b>${faint(s, b!)}</div>`,
        )
        .join('')}</div>`,
    ),
  perHour: (s) =>
    page(
      s,
      `${status(s)}${box(`${faint(s, s.say('Corte', 'Cut-off'))}<div style="font-size:16px">${s.range}</div>${sum(s, 44)}${faint(s, s.say('libres para ti', 'clear to you'))}`)}${row(s, s.say('Por hora', 'Hourly'), part(s, 0.03))}${row(s, s.say('Por vuelta', 'Each run'), part(s, 0.012))}${row(s, s.say('Horas', 'Hours'), hours(s))}${row(s, s.say('Aceptadas', 'Accepted'), '91%')}`,
    ),
};
const like = (s: Scene, title: string, under: string, rows: [string, string][]): string =>
  page(
    s,
    `${status(s)}${box(`<b style="font-size:20px">${title}</b>${faint(s, s.range)}${sum(s, 38)}${faint(s, under)}`)}${rows.map(([a, b]) => row(s, a, b)).join('')}`,
  );
const money = (draw: Design): { asked: 'earnings' | 'profile'; draw: Design } => ({ asked: 'earnings', draw });
export const TILED_LOOKALIKES = {
  quinceanera: money((s) =>
    like(s, s.say('Fiesta de XV', 'Party budget'), s.say('llevamos gastado', 'spent so far'), [
      [s.say('Salón', 'Hall'), part(s, 0.6)],
      [s.say('Pastel', 'Cake'), part(s, 0.4)],
    ]),
  ),
  waterTruck: money((s) =>
    like(s, s.say('Pipa de agua', 'Water delivery'), s.say('a pagar por la pipa', 'to pay for water'), [
      [s.say('Litros', 'Gallons'), '5000'],
      [s.say('Pedido', 'Order'), '#4471'],
    ]),
  ),
  tanks: money((s) =>
    like(s, s.say('Llantas', 'Tires'), s.say('precio por las cuatro', 'price for four'), [
      [s.say('Rin', 'Rim'), '15'],
      [s.say('Montaje', 'Mounting'), part(s, 0.1)],
    ]),
  ),
  barTips: money((s) =>
    like(s, s.say('Bote de meseros', 'Waiters pool'), s.say('repartido entre todos', 'split by all'), [
      ['Karla', part(s, 0.5)],
      ['Beto', part(s, 0.5)],
    ]),
  ),
  raceQuest: money((s) =>
    like(
      s,
      s.say('Racha de la semana', 'Streak of the week'),
      s.say('premio si llegas a la meta', 'prize if you reach the mark'),
      [
        [s.say('Vas en', 'You are at'), '31 / 70'],
        [s.say('Faltan', 'To go'), '39'],
      ],
    ),
  ),
  riderPass: money((s) =>
    like(s, s.say('Pase de viajes', 'Ride pass'), s.say('tu gasto con nosotros', 'your spend with us'), [
      [s.say('Viajes que pediste', 'Rides you took'), '11'],
      [s.say('Descuentos', 'Discounts'), part(s, 0.1)],
    ]),
  ),
  eggStand: money((s) =>
    like(s, s.say('Puesto de huevo', 'Egg stand'), s.say('vendido en el tianguis', 'sold at the market'), [
      [s.say('Conos', 'Trays'), '84'],
      [s.say('Fiado', 'On credit'), part(s, 0.2)],
    ]),
  ),
  cardStatement: money((s) =>
    like(s, s.say('Tu corte', 'Your statement'), s.say('pago para no generar intereses', 'pay to avoid interest'), [
      [s.say('Mínimo', 'Minimum'), part(s, 0.1)],
      [s.say('Límite', 'Limit'), part(s, 3)],
    ]),
  ),
};
