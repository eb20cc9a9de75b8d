import type { Browser } from '@playwright/test';
import { type CardHolder, cardHolder } from '../../sandbox/people/people.ts';
import { drawPicture } from './draw.ts';
import type { Chosen } from './screenshots/render.ts';

/** A photo of the front of an invented identity card on a table, turned by some degrees. It says that it is a specimen. */
export async function photographCard(browser: Browser, holder = cardHolder, degrees = -1.5): Promise<Chosen> {
  const look = { width: 1000, height: 740, deviceScaleFactor: 1.6, type: 'jpeg', quality: 85 } as const;
  const buffer = await drawPicture(browser, table(front(holder), degrees), look);
  return { name: 'ine-frente.jpg', mimeType: 'image/jpeg', buffer };
}

const table = (card: string, degrees: number) =>
  `<body style="margin:0;height:740px;background:#5d5148;display:grid;place-items:center;overflow:hidden">
     <div style="transform:rotate(${degrees}deg) scale(0.88)">${card}</div></body>`;

const item = (label: string, value: string, size = 28) =>
  `<div style="margin-top:9px"><div style="font-size:15px;color:#66405c">${label}</div>
     <div style="font-size:${size}px;font-weight:600;line-height:1.15;color:#1b1b1b">${value}</div></div>`;

function front({ lastNames, firstName, curp, birthdate, sex, voterKey, address }: CardHolder): string {
  const [year, month, day] = birthdate.split('-');
  const row = (...items: string[]) => `<div style="display:flex;gap:36px">${items.join('')}</div>`;
  return `<div style="width:1000px;height:640px;border-radius:32px;background:#f3edf0;font-family:'Liberation Sans',sans-serif;overflow:hidden;padding:24px 34px;box-sizing:border-box">
    <div style="display:flex;justify-content:space-between"><b style="font-size:27px;color:#7a2458">INSTITUTO NACIONAL ELECTORAL</b><span style="color:#a00;font-size:16px">SPECIMEN</span></div>
    <div style="font-size:22px;color:#444">CREDENCIAL PARA VOTAR</div>
    <div style="display:flex;gap:34px"><div style="width:240px;height:330px;margin-top:14px;background:#cfd6da"></div>
      <div style="flex:1">
        <div style="display:flex;justify-content:space-between">${item('NOMBRE', [...lastNames, firstName].join('<br>'))}<div style="width:150px">${item('SEXO', sex)}</div></div>
        ${item('DOMICILIO', address.join('<br>'), 24)}${item('CLAVE DE ELECTOR', voterKey, 27)}
        ${row(item('CURP', curp, 26), item('AÑO DE REGISTRO', '2010 01', 22))}
        ${row(item('FECHA DE NACIMIENTO', `${day}/${month}/${year}`, 22), item('SECCIÓN', '1803', 22), item('VIGENCIA', '2024 - 2034', 22))}
      </div></div></div>`;
}
