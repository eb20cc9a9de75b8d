import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, drawDriver, framed, gap, grid, homeBut, paper, rows, small, squares } from './parts.ts';

// Papers of the tax office and of the register of persons.

const namesOf = ({ firstName, lastName1, lastName2 }: Parameters<typeof holderOf>[0]) => ({
  ...{ firstName: plain(firstName), lastName1: plain(lastName1), lastName2: plain(lastName2) },
});

/** The first page: a card at the top with captions under its values, then tables of one and of two cells a row. */
const constancia: Design = (random) => {
  const p = drawDriver(random);
  const td = (content: string, width: number) =>
    `<td style="border:1px solid #c9c9c9;padding:5px 6px;width:${width}%;vertical-align:top">${content}</td>`;
  const table = (...lines: string[]) =>
    `<table style="border-collapse:collapse;width:100%;table-layout:fixed">${lines.map((line) => `<tr>${line}</tr>`).join('')}</table>`;
  const head = (title: string) => box('background:#b8b8b8;padding:3px 8px;margin-top:14px;font-weight:bold', title);
  const one = (label: string, value: string) => td(`<b>${label}</b>`, 34) + td(value, 66);
  const pair = (a: string, b: string, c: string, d: string) => td(`<b>${a}</b>${b}`, 50) + td(`<b>${c}</b>${d}`, 50);
  const card = box(
    'border:1px solid #444;padding:8px;display:grid;grid-template-columns:92px 1fr;column-gap:10px',
    squares(random, 92),
    box(
      'text-align:center',
      `<b>${p.rfc}</b>`,
      small(9, 'Registro Federal de Contribuyentes'),
      gap(4),
      holderOf(p),
      small(9, 'Nombre, denominación o razón social'),
      gap(4),
      `idCIF: ${digits(random, 11)}`,
      small(9, 'VALIDA TU INFORMACIÓN FISCAL'),
    ),
  );
  const html = `${grid('1fr 1fr', '<b style="font-size:19px;color:#6a1b33">HACIENDA</b> &nbsp; <b style="font-size:19px">SAT</b>', small(10, 'SECRETARÍA DE HACIENDA Y CRÉDITO PÚBLICO'))}${gap(8)}${grid('330px 1fr', rows('<b>CÉDULA DE IDENTIFICACIÓN FISCAL</b>', card), box('text-align:center', '<b style="font-size:16px">CONSTANCIA DE SITUACIÓN FISCAL</b>', gap(6), small(10, 'Lugar y Fecha de Emisión'), `<b>GUADALAJARA , JALISCO A 11 DE NOVIEMBRE DE 2026</b>`, gap(8), bars(random, 260), p.rfc))}${head('Datos de Identificación del Contribuyente:')}${table(one('RFC:', p.rfc), one('CURP:', p.curp), one('Nombre (s):', plain(p.firstName)), one('Primer Apellido:', plain(p.lastName1)), one('Segundo Apellido:', plain(p.lastName2)), one('Fecha inicio de operaciones:', '14 DE AGOSTO DE 2021'), one('Estatus en el padrón:', 'ACTIVO'), one('Fecha de último cambio de estado:', '14 DE AGOSTO DE 2021'), one('Nombre Comercial:', ''))}${head('Datos del domicilio registrado')}${table(pair('Código Postal:', p.postalCode, 'Tipo de Vialidad:', 'CALLE'), pair('Nombre de Vialidad:', plain(p.street), 'Número Exterior:', p.streetNumber), pair('Número Interior:', p.department, 'Nombre de la Colonia:', plain(p.neighborhood)), pair('Nombre de la Localidad:', plain(p.city), 'Nombre del Municipio o Demarcación Territorial:', plain(p.city)), pair('Nombre de la Entidad Federativa:', plain(p.state), 'Entre Calle:', 'NARANJO'), pair('Y Calle:', 'LIMON', '', ''))}${gap(60)}${grid('1fr 200px', framed('#999', small(10, 'Contacto: Av. Hidalgo 77, col. Guerrero, C.P. 06300, Ciudad de México. Atención telefónica desde cualquier parte del país: MarcaSAT 55 627 22 728.')), box('text-align:right', 'Página [1] de [3]'))}`;
  return paper("12px 'Liberation Sans'", html, {
    ...{ kind: 'tax_situation', sentAs: 'proof_of_tax_situation' },
    fields: { rfc: p.rfc, curp: p.curp, ...namesOf(p), ...homeBut(p, 'state'), state: plain(p.state) },
  });
};

/** With a letter to its holder, and addresses of the register. */
const curpLetter: Design = (random) => {
  const p = drawDriver(random);
  const label = (text: string) => box('color:#9f2241;font-weight:bold;margin-top:9px', text);
  const html = `${grid('1fr 1fr', '<b style="font-size:20px;color:#6a1b33">GOBIERNO DE MÉXICO</b>', box('text-align:right', 'Secretaría de Gobernación', small(10, 'Dirección General del Registro Nacional de Población e Identidad')))}${box('background:#235b4e;color:#fff;text-align:center;padding:8px;margin:12px 0;font-size:16px', 'Constancia de la Clave Única de Registro de Población')}${grid('1fr 190px', rows(label('Clave:'), box('font-size:24px;letter-spacing:1px', p.curp), label('Nombre'), box('font-size:16px', holderOf(p)), label('Entidad de registro'), plain(p.state)), rows(squares(random, 150), small(10, `Folio ${digits(random, 9)}`)))}${gap(16)}${grid('1fr 1fr 1fr', rows(small(10, 'Fecha de inscripción'), '17/06/2003'), rows(small(10, 'Documento probatorio'), 'ACTA DE NACIMIENTO'), rows(small(10, 'Municipio de registro'), plain(p.city)))}${gap(14)}${box('color:#235b4e;font-weight:bold', 'CURP Certificada: verificada con el Registro Civil')}${gap(20)}${box('text-align:right', 'Ciudad de México, a 03 de noviembre de 2026')}${gap(10)}<b>${holderOf(p)}</b><br>PRESENTE${gap(10)}${box('line-height:1.5', 'El derecho a la identidad está consagrado en nuestra Constitución. En esta Secretaría trabajamos todos los días para garantizarlo, por lo que nos es grato entregarte el documento que contiene la clave que facilita tu acceso a trámites y servicios. Te pedimos revisar que la información sea correcta; si encuentras un error acude a tu Registro Civil o al módulo más cercano. ', 'Tus datos personales están protegidos conforme a la ley en la materia.')}${gap(26)}${box('text-align:center;font-size:18px;font-weight:bold;color:#9f2241', 'TRÁMITE GRATUITO')}${gap(200)}${small(10, 'Roma 41, Col. Juárez, Alcaldía Cuauhtémoc, C.P. 06600, Ciudad de México. TELCURP 800 911 11 11. La impresión de este documento en papel blanco es válida en todo el país.')}`;
  return paper("13px 'DejaVu Sans Condensed'", html, {
    ...{ kind: 'curp', sentAs: 'curp' },
    fields: { curp: p.curp, ...namesOf(p) },
  });
};

export const papers: Record<string, Design> = { constancia, curpLetter };
