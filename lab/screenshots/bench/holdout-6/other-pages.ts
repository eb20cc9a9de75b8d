import { icon, monthYear, on, onDay, time, year } from '../holdout-2/parts.ts';
import { type Design, face } from '../scene.ts';
import { didi } from './didi.ts';
import { lyft, lyftMonth } from './lyft.ts';
import * as p from './parts.ts';
import { uber, uberDay, uberPlaces } from './uber.ts';
import { SHORT_DAYS, WITH_WEEKDAYS } from './weeks.ts';

/** Pages of the drivers' apps that aren't a week's earnings. */
export const DRIVER_PAGES: Record<string, Design> = {
  uberDay,
  lyftMonth,
  // A goal of a week: how many trips are left until the extra.
  quest: (s) => {
    const l = uber(s);
    const [done, all] = [s.random.whole(12, 50), 60];
    return p.screen(
      l,
      `${p.phone(l)}${p.div('padding:10px 18px', icon('back', 26))}${p.div('padding:6px 20px', `${p.soft(l, p.week(l, SHORT_DAYS), 15)}${p.div('font-size:28px;line-height:1.2;font-weight:700;padding:6px 0', s.say(`Gana ${p.bonus(l, 1450, 240)} extra por ${all} viajes`, `Make ${p.bonus(l, 1450, 240)} extra for ${all} trips`))}`)}${p.div(`margin:14px 20px;height:12px;border-radius:6px;background:linear-gradient(90deg,${l.tint} ${(done / all) * 100}%,${l.line} 0)`, '')}${p.between(s.say(`${done} de ${all} viajes`, `${done} of ${all} trips`), s.say(`Faltan ${all - done}`, `${all - done} to go`), 'padding:0 20px 14px;font-size:15px')}${p.rows(
        l,
        [
          [s.say('20 viajes', '20 trips'), p.bonus(l, 250, 40)],
          [s.say('40 viajes', '40 trips'), p.bonus(l, 750, 120)],
          [s.say('60 viajes', '60 trips'), p.bonus(l, 1450, 240)],
        ],
      )}${p.soft(l, s.say('Cuentan los viajes de UberX y Comfort en tu ciudad.', 'UberX and Comfort trips in your city count.'), 13, 'padding:14px 20px')}${p.button({ ...l, tint: l.ink, onTint: l.ground }, s.say('Ver términos', 'View terms'))}`,
      uberPlaces(l),
    );
  },
  // Only the tips of a week.
  tipsOnly: (s) => {
    const l = lyft(s);
    const sum = p.near(s, 610, 118);
    const parts = p.split(sum, 0.3, 0.26, 0.24);
    return p.screen(
      l,
      `${p.phone(l)}${p.div('display:flex;align-items:center;gap:14px;padding:12px 18px;font-size:19px;font-weight:700', `${icon('back')}${s.say('Tus propinas', 'Your tips')}`)}${p.div('padding:10px 22px', `${p.div('font-size:16px', p.week(l, SHORT_DAYS))}${p.sum(l, sum, 50, s.width - 60)}${p.soft(l, s.say(`${s.random.whole(9, 40)} pasajeros te dejaron propina`, `${s.random.whole(9, 40)} riders tipped you`), 15)}`)}${p.rows(
        l,
        parts.map((part, k): [string, string] => [
          `${onDay(s, k * 2)}<br>${p.span(`font-size:13px;color:${l.soft}`, time(s))}`,
          p.money(l, part),
        ]),
      )}${p.card(l, s.say('Las propinas son 100% tuyas.', 'Tips are always 100% yours.'))}`,
    );
  },
  // What was taken off for taxes.
  taxes: (s) => {
    const l = uber(s, { theme: 'light' });
    return p.screen(
      l,
      `${p.phone(l)}${p.between(icon('back', 25), icon('share', 22), 'padding:10px 18px')}${p.div('padding:6px 20px;font-size:26px;font-weight:700', s.say('Información fiscal', 'Tax information'))}${p.div('padding:4px 20px', `${p.soft(l, s.say(`Retenciones de ${monthYear(s)}`, `Tax summary for ${monthYear(s)}`), 15)}${p.sum(l, p.near(s, 1240, 310), 40, s.width - 60, 'padding-top:8px')}`)}${p.rows(
        l,
        [
          [s.say('Ingresos brutos', 'Gross income'), p.nearly(l, 19_800, 4100)],
          [s.say('ISR retenido', 'State tax'), p.nearly(l, 480, 120)],
          [s.say('IVA retenido', 'Service fees'), p.nearly(l, 790, 180)],
        ],
      )}${p.div('padding:16px 20px 4px;font-size:18px;font-weight:700', s.say('Constancias', 'Documents'))}${p.rows(
        l,
        [0, -7, -14].map((away): [string, string] => [`${on(s, away)} - ${on(s, away + 7)} ${year(s)}`, 'PDF']),
      )}`,
    );
  },
  // What drivers of the city made on average.
  average: (s) => {
    const l = didi(s, { paint: { ground: '#ffffff', panel: '#fff2ea' } });
    return p.screen(
      l,
      `${p.phone(l)}${p.div('padding:12px 18px', icon('close', 24))}${p.div('padding:4px 22px', `${p.div('font-size:26px;line-height:1.2;font-weight:800', s.say('¿Cuánto puedes ganar?', 'How much can you make?'))}${p.soft(l, s.say('Promedio de los conductores de tu ciudad', 'Average of drivers in your city'), 15, 'padding-top:8px')}`)}${p.card(l, `${p.div('font-size:15px', p.week(l, WITH_WEEKDAYS))}${p.sum(l, p.near(s, 6400, 1200), 42, s.width - 80, `color:${l.tint};padding-top:6px`)}${p.soft(l, s.say('estimado por 40 horas en línea', 'estimated for 40 hours online'), 14)}`)}${p.rows(
        l,
        [
          [s.say('20 horas', '20 hours'), p.nearly(l, 3100, 580)],
          [s.say('30 horas', '30 hours'), p.nearly(l, 4700, 880)],
          [s.say('50 horas', '50 hours'), p.nearly(l, 7900, 1450)],
        ],
      )}${p.button(l, s.say('Quiero manejar', 'Start driving'), 'border-radius:26px')}`,
    );
  },
  // An owner of cars sees what the drivers of his cars made.
  fleet: (s) => {
    const l = uber(s, { theme: 'light', last: 6, font: 'DejaVu Sans Condensed' });
    const names = s.random.some(['Martín R.', 'Lupita V.', 'Óscar D.', 'Noé C.', 'Ximena T.', 'Raúl B.'], 4);
    const total = p.near(s, 24_800, 5200);
    const parts = p.split(total, 0.31, 0.27, 0.22);
    return p.screen(
      l,
      `${p.phone(l)}${p.between(`<b style="font-size:20px">${s.say('Mi flotilla', 'My fleet')}</b>`, icon('search', 22), 'padding:12px 18px')}${p.div('padding:4px 18px', `${p.soft(l, p.week(l, WITH_WEEKDAYS), 15)}${p.sum(l, total, 38, s.width - 50)}${p.soft(l, s.say('4 conductores · 4 vehículos', '4 drivers · 4 vehicles'), 14)}`)}${names
        .map((name, k) =>
          p.div(
            `display:flex;align-items:center;gap:12px;padding:11px 18px;border-bottom:1px solid ${l.line}`,
            `${face(s, 42)}${p.span('flex:1;font-size:16px', `${name}<br>${p.span(`font-size:13px;color:${l.soft}`, s.say(`${s.random.whole(20, 80)} viajes`, `${s.random.whole(20, 80)} trips`))}`)}<b>${p.money(l, parts[k]!)}</b>`,
          ),
        )
        .join('')}${p.button(l, s.say('Pagar a conductores', 'Pay drivers'))}`,
    );
  },
};
