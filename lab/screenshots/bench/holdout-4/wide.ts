import { icon, on } from '../holdout-2/parts.ts';
import type { Design, Scene } from '../scene.ts';
import * as p from './parts.ts';

const columns = (left: string, right: string, gap = 0): string =>
  `<div style="display:flex;gap:${gap}px"><div style="flex:1;min-width:0">${left}</div><div style="flex:1;min-width:0">${right}</div></div>`;
const apps = (s: Scene, rows: number): string => {
  const names = s.say(
    [
      'Teléfono|Mapas|Cámara|Reloj|Notas|Fotos|Música|Correo',
      'Mensajes|Clima|Galería|Radio|Bancos|Juegos|Tienda|Ajustes',
    ],
    ['Phone|Maps|Camera|Clock|Notes|Photos|Music|Mail', 'Messages|Weather|Gallery|Radio|Banking|Games|Store|Settings'],
  );
  return `<div style="display:grid;grid-template-columns:repeat(4,1fr);gap:16px 8px;padding:14px 20px;text-align:center;font-size:12px">${names
    .split('|')
    .slice(0, rows * 4)
    .map(
      (name, k) =>
        `<span><span style="display:block;width:54px;height:54px;margin:0 auto 4px;border-radius:14px;background:hsl(${(k * 67) % 360},55%,52%)"></span>${name}</span>`,
    )
    .join('')}</div>`;
};

/** Weeks on other screens than a phone's app held upright. */
export const WIDE_WEEKS: Record<string, Design> = {
  // A page for a tablet, with its menu on the left.
  tabletPortal: (s) => {
    p.widen(s, 1024, 768);
    const [fares, tips, tolls, bonus] = p.shares(s, s.total, 0.72, 0.12, 0.05);
    const box = (name: string, inner: string): string =>
      `<div style="flex:1;padding:18px;border:1px solid ${p.look(s).line};border-radius:${p.look(s).radius}px;background:${p.look(s).panel}">${p.pale(s, name, 15)}${inner}</div>`;
    const side = s
      .say('Inicio|Pagos|Viajes|Vehículos|Documentos|Ayuda', 'Home|Payments|Trips|Vehicles|Documents|Help')
      .split('|')
      .map((name, k) =>
        p.text(17, name, `padding:13px 26px;${k === 1 ? `font-weight:700;background:${p.look(s).line}` : ''}`),
      )
      .join('');
    return p.screen(
      s,
      `<div style="display:flex;height:100%"><div style="width:210px;border-right:1px solid ${p.look(s).line}">${p.text(22, p.look(s).app, 'font-weight:700;padding:26px')}${side}</div><div style="flex:1;padding:26px 30px">${p.flank(`<b style="font-size:26px">${s.say('Pagos', 'Payments')}</b>`, `<span style="padding:10px 16px;border:1px solid ${p.look(s).line};border-radius:10px;font-size:17px">${icon('calendar', 18)} &nbsp;${p.week(s)}</span>`)}<div style="display:flex;gap:16px;padding:22px 0">${box(s.say('Ganancia neta', 'Net earnings'), p.figure(s, s.total, 34, 230))}${box(s.say('Viajes', 'Trips'), p.text(30, p.count(s, 14, 118)))}${box(s.say('Conectado', 'Online'), p.text(30, p.span(s, 9, 52), 'white-space:nowrap'))}</div>${p.entries(
        s,
        [
          [s.say('Tarifas', 'Fares'), p.cash(s, fares!)],
          [s.say('Propinas', 'Tips'), p.cash(s, tips!)],
          [s.say('Casetas', 'Tolls'), p.cash(s, tolls!)],
          [s.say('Promociones', 'Promotions'), p.cash(s, bonus!)],
        ],
        'font-size:18px',
      )}${p.entry(s, `<b>${s.say('Total', 'Total')}</b>`, `<b>${p.cash(s, s.total)}</b>`, 'font-size:18px')}</div></div>`,
    );
  },
  // A phone on its side in its holder.
  sideways: (s) => {
    p.widen(s, s.random.pick([780, 844, 915]), s.random.pick([360, 390]));
    const [fares, tips, rest] = p.shares(s, s.total, 0.77, 0.14);
    return p.screen(
      s,
      `${p.top(s)}${columns(
        `<div style="padding:6px 30px">${p.pale(s, s.say('Tu semana', 'Your week'), 15)}${p.text(20, p.week(s), 'font-weight:600')}${p.figure(s, s.total, 46, s.width / 2 - 70, 'padding-top:10px')}</div>${p.chart(s, 90, s.days, 'padding:8px 30px')}`,
        `<div style="padding:6px 16px 0 0">${p.entries(s, [
          [s.say('Tarifas', 'Fares'), p.cash(s, fares!)],
          [s.say('Propinas', 'Tips'), p.cash(s, tips!)],
          [s.say('Ajustes de tarifa', 'Fare adjustments'), p.cash(s, rest!)],
          [s.say('Viajes', 'Trips'), p.count(s, 14, 118)],
          [s.say('En línea', 'Online'), p.span(s, 9, 52)],
        ])}</div>`,
      )}`,
    );
  },
  // A widget among the icons of a home screen.
  homeWidget: (s) => {
    const sky = s.random.pick(['#20344f,#6d4a77', '#0f3b3a,#8aa05a', '#3a2a1f,#a0694a']);
    return p.screen(
      s,
      `${p.top(s, '#fff')}<div style="margin:14px 20px;padding:16px;border-radius:22px;background:${p.look(s).ground};color:${p.look(s).ink}">${p.flank(`<b style="font-size:14px">${p.look(s).app} · ${s.say('Ganancias', 'Earnings')}</b>`, icon('chart', 16))}${p.pale(s, p.week(s), 13, 'padding-top:6px')}${p.figure(s, s.total, 34, s.width - 80)}${p.chart(s, 34, s.days, 'padding:6px 0 0')}</div>${apps(s, 1)}<div style="display:flex;gap:14px;padding:6px 20px;font-size:14px"><span style="flex:1;padding:14px;border-radius:22px;background:#fff3">${s.say('Soleado', 'Sunny')}<br><span style="font-size:28px">${s.random.whole(14, 33)}°</span></span><span style="flex:1;padding:14px;border-radius:22px;background:#fff3">${s.say('Sin eventos', 'No events')}<br>${s.say('Hoy', 'Today')}</span></div>${apps(s, 2)}`,
      `background:linear-gradient(160deg,${sky});color:#fff`,
    );
  },
  // A locked phone with the app's message about the closed week.
  lockNotice: (s) => {
    const note = (from: string, ago: string, inner: string): string =>
      `<div style="margin:8px 12px;padding:12px 14px;border-radius:20px;background:#f4f4f7ee;color:#15161a;font-size:15px;line-height:1.35">${p.flank(`<b>${from}</b>`, `<span style="font-size:12px;color:#666">${ago}</span>`)}${inner}</div>`;
    const [range, sum] = [p.week(s), `<b style="white-space:nowrap">${p.cash(s, s.total)}</b>`];
    return p.screen(
      s,
      `${p.top(s, '#fff')}<div style="text-align:center;padding:34px 0 18px">${p.text(17, s.say('Lunes', 'Monday'))}${p.text(76, `${s.random.whole(5, 12)}:${s.random.whole(10, 59)}`, 'line-height:1.1')}</div>${note(p.look(s).app, s.say('hace 8 min', '8 min ago'), s.say(`Tu semana cerró. ${range}: ganaste ${sum}.`, `Your week is in. ${range}: you earned ${sum}.`))}${note(s.say('Mensajes', 'Messages'), s.say('hace 1 h', '1 h ago'), s.say('Nora: ¿pasas por las tortillas?', 'Nora: can you grab milk?'))}`,
      'background:linear-gradient(200deg,#1b2440,#4d2b4f);color:#fff',
    );
  },
  // A statement page of the site, on a computer.
  browserStatement: (s) => {
    p.widen(s, 1180, 760);
    const [gross, tips] = p.shares(s, s.total * 1.2, 0.93);
    const fee = s.total - gross! - tips!;
    return p.screen(
      s,
      `<div style="height:44px;background:#d9dce1;color:#333;font-size:15px;padding:12px 22px">https://drivers.example.com/statements</div><div style="padding:28px 120px">${p.text(28, s.say('Estado de cuenta', 'Statement'), 'font-weight:700')}${p.pale(s, `${p.look(s).app} · ${s.name}`, 16, 'padding:4px 0')}${p.text(19, p.week(s), 'padding:4px 0 16px')}${[
        [s.say('Tarifa bruta', 'Gross fares'), p.cash(s, gross!)],
        [s.say('Propinas', 'Tips'), p.cash(s, tips!)],
        [s.say('Cuota de la aplicación', 'Platform fee'), p.cash(s, fee)],
      ]
        .map(([name, value]) => p.entry(s, name!, value!, 'font-size:19px;padding:14px 0'))
        .join(
          '',
        )}<div style="padding:16px 0;border-top:3px solid ${p.look(s).ink}">${p.flank(`<b style="font-size:22px">${s.say('Ganancias netas', 'Net earnings')}</b>`, p.figure(s, s.total, 30, 360))}</div>${p.pale(s, s.say(`Emitido el ${on(s, 8)}`, `Issued ${on(s, 8)}`), 15)}</div>`,
    );
  },
};
