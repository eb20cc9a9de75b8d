import { asked, icon, type Lookalike, on, onDay } from '../holdout-2/parts.ts';
import type { Design } from '../scene.ts';
import { DRIVER_PAGES } from './lookalikes.ts';
import * as p from './parts.ts';
import { HOLDOUT_5_PROFILES, NOT_PROFILES } from './profiles.ts';

const small = (inner: string): string => `<br><span style="font-size:12px;opacity:.65">${inner}</span>`;

/** Weeks of somebody else, or of something else. */
const STRANGERS: Record<string, Design> = {
  // What a passenger spent on rides in a week.
  rideSpending: (s) => {
    p.open(s, 'uber');
    const sum = p.near(s, 610, 118);
    const rides = p.split(s, sum, 0.3, 0.27, 0.24);
    const to = s
      .say('Reforma 222|Aeropuerto T1|Plaza Norte|Calle 8', '410 Main St|Airport T1|Union Sq|8th Ave')
      .split('|');
    return p.screen(
      s,
      `${p.bar(s)}${p.title(s, s.say('Tus recibos', 'Your receipts'))}${p.inset(`${p.soft(s, p.week(s), 15)}${p.figure(s, sum, 40)}${p.soft(s, s.say(`Gastaste en ${rides.length} viajes`, `You spent on ${rides.length} rides`))}`)}${rides.map((ride, k) => p.item(s, `${to[k]}${small(`${onDay(s, k + 1)} · Visa •• 2207`)}`, p.money(s, ride))).join('')}${p.push(s, s.say('Enviar recibos por correo', 'Email these receipts'))}`,
    );
  },
  // What a customer ordered to eat in a week.
  foodOrders: (s) => {
    p.open(s, 'eats');
    const places = s.random.pick([
      'Tacos El Paisa|Sushi Roll|Pizza Nonna|La Casa de Toño',
      'Taco Hut|Golden Wok|Nonna Pizza|The Deli',
    ]);
    return p.screen(
      s,
      `${p.bar(s)}${p.title(s, s.say('Pedidos anteriores', 'Past orders'))}${p.inset(p.soft(s, s.say(`Semana del ${on(s, 0)} al ${on(s, 6)}`, `Week of ${on(s, 0)} – ${on(s, 6)}`), 15))}${places
        .split('|')
        .map((place, k) =>
          p.item(
            s,
            `<b>${place}</b>${small(`${onDay(s, 6 - k)} · ${s.say('Entregado', 'Delivered')}`)}`,
            p.nearly(s, 245, 31),
          ),
        )
        .join(
          '',
        )}${p.ends(s.say('Total de pedidos', 'Orders total'), `<b>${p.nearly(s, 980, 124)}</b>`, 'padding:14px 18px;font-size:16px')}${p.push(s, s.say('Volver a pedir', 'Reorder'))}`,
    );
  },
  fuelWeek: (s) => {
    p.open(s, undefined, { name: 'Gastos', tint: '#b8860b', onTint: '#ffffff' });
    const sum = p.near(s, 1420, 172);
    const stops = p.split(s, sum, 0.38, 0.33);
    return p.screen(
      s,
      `${p.bar(s)}${p.inset(p.ends(`<b style="font-size:21px">${s.say('Gasolina', 'Gas')}</b>`, icon('fuel', 26)))}${p.pager(p.week(s), 'font-size:14px')}${p.panel(s, `${p.soft(s, s.say('Total de la semana', 'Week total'))}${p.figure(s, sum, 42, s.width - 70)}${p.soft(s, `${s.random.whole(38, 78)} ${s.say('litros', 'gallons')}`)}`)}${stops.map((stop, k) => p.item(s, `${['Shell', 'Mobil', 'Chevron'][k]}${small(onDay(s, k * 2 + 1))}`, p.money(s, stop))).join('')}${p.push(s, s.say('Agregar carga', 'Add fill-up'))}`,
    );
  },
  // Another driver's screenshot in a chat of many, with his name and what is said about it.
  chatPicture: (s) => {
    p.open(s, undefined, { ground: '#e8e0d5', ink: '#16181b', soft: '#666666', line: '#dddddd', panel: '#ffffff' });
    const inner = `<div style="background:#fff;border-radius:8px;padding:12px">${p.words(12, p.week(s), 'color:#666')}${p.figure(s, p.near(s, 8400, 1620), 26, s.width - 170)}<div style="margin:0 -14px">${p.bars(s, 46)}</div>${p.ends(s.say('Viajes', 'Trips'), p.trips(s), 'font-size:12px')}</div>`;
    const said = (who: string, what: string): string =>
      `<div style="margin:8px 90px 8px 12px;padding:8px 11px;border-radius:9px;background:#fff;font-size:15px"><b style="font-size:13px;color:#8a3ffc">${who}</b><br>${what}</div>`;
    return p.screen(
      s,
      `<div style="background:#075e54;color:#fff">${p.bar(s, '#fff')}<div style="padding:8px 16px;font-size:17px">${icon('back', 18)} &nbsp; ${s.say('Ubers Zona Sur', 'Rideshare Crew')} ${small(s.say('Chava, Moni, Richi y 48 más', 'Chad, Moni, Rick and 48 more'))}</div></div><div style="margin:8px 70px 8px 12px;padding:6px;border-radius:9px;background:#fff"><b style="font-size:13px;color:#d9480f;padding:4px">${s.say('Richi', 'Rick')}</b>${inner}${p.words(15, s.say('Así cerré yo, ¿ustedes?', 'That’s my week, y’all?'), 'padding:6px 4px')}</div>${said('Moni', s.say('No manches, qué bárbaro', 'No way, that’s crazy'))}${said(s.say('Chava', 'Chad'), s.say('Yo saqué la mitad', 'I made half of that'))}`,
    );
  },
  // An advertisement for drivers: up to so much a week.
  upToPromo: (s) => {
    const { name, tint, onTint } = p.open(s);
    return p.screen(
      s,
      `<div style="height:100%;background:linear-gradient(170deg,${tint} 55%,#111)">${p.bar(s, onTint)}<div style="padding:30px 24px;color:${onTint}">${p.words(20, name, 'font-weight:700')}${p.words(31, s.say('Los conductores ganan hasta', 'Drivers make up to'), 'font-weight:700;line-height:1.15;padding-top:30px')}${p.figure(s, { mx: 9500, us: 1800 }[s.country], 58)}${p.words(27, s.say('por semana', 'a week'), 'font-weight:700')}${p.words(15, s.say(`Regístrate del ${on(s, 0)} al ${on(s, 6)} y recibe un bono de bienvenida.`, `Sign up ${on(s, 0)} – ${on(s, 6)} and get a welcome bonus.`), 'padding-top:22px;line-height:1.4')}</div><div style="margin:14px 24px;padding:14px;border-radius:30px;background:#fff;color:#111;text-align:center;font-weight:700">${s.say('Quiero conducir', 'Sign up to drive')}</div><div style="padding:8px 24px;color:#fff;font-size:10px;line-height:1.4">${s.say('Las ganancias dependen de la ciudad y las horas de conexión. No son una garantía.', 'Earnings vary by city and hours online and are not guaranteed.')}</div></div>`,
    );
  },
  profileInstead: (s) => HOLDOUT_5_PROFILES.accountRows!(s),
};

export const HOLDOUT_5_LOOKALIKES: Record<string, Lookalike> = {
  ...asked('earnings', { ...DRIVER_PAGES, ...STRANGERS }),
  ...asked('profile', NOT_PROFILES),
};
