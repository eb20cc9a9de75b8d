import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, gap, grid, homeBut, rows, small, squares } from '../strangers-2/parts.ts';
import { foot, namesOf, sheet } from '../strangers-3/parts.ts';
import { ends } from '../strangers-4/parts.ts';
import { drawHouseholder, plainTable } from './people.ts';

/** As the tax office printed it before: grey heads, e-mail and telephones among the cells of the home, the card at the end. */
const csfBefore: Design = (random) => {
  const p = drawHouseholder(random);
  const names = namesOf(p);
  const line = 'border:1px solid #9a9a9a;padding:3px 5px';
  const head = (text: string) =>
    box(
      'background:#c9c9c9;text-align:center;font-weight:bold;padding:3px;border:1px solid #9a9a9a;margin-top:10px',
      text,
    );
  const pair = (...cells: readonly [string, string][]) =>
    `<div style="display:grid;grid-template-columns:repeat(${cells.length},1fr)">${cells.map(([label, value]) => box(`${line};margin:0 -1px -1px 0`, `<b>${label}:</b> ${value}`)).join('')}</div>`;
  const html = `${grid('1fr 1fr 1fr', rows('<b style="font-size:19px">SHCP</b>', small(7.5, 'SECRETARÍA DE HACIENDA Y CRÉDITO PÚBLICO')), box('text-align:center;font-size:15px;font-weight:bold;padding-top:4px', 'CONSTANCIA DE SITUACIÓN FISCAL'), box('text-align:right', '<b style="font-size:22px;color:#777">&#9641; SAT</b>', small(7.5, 'Servicio de Administración Tributaria')))}${gap(10)}${ends(`<b>Lugar y Fecha de Emisión:</b> ${plain(p.city)}, ${plain(p.state)} A 27 DE OCTUBRE DE 2026`, bars(random, 190))}${head('Datos de Identificación del Contribuyente')}${pair(['RFC', p.rfc], ['CURP', p.curp])}${pair(['Nombre(s)', names.firstName])}${pair(['Primer Apellido', names.lastName1], ['Segundo Apellido', names.lastName2])}${pair(['Fecha Inicio de operaciones', '11 DE MAYO DE 2015'], ['Estatus en el padrón', 'ACTIVO'])}${pair(['Fecha de último cambio de estado', '11 DE MAYO DE 2015'], ['Nombre Comercial', ''])}${head('Datos de Ubicación')}${pair(['Código Postal', p.postalCode], ['Tipo de Vialidad', 'CALLE'])}${pair(['Nombre de Vialidad', plain(p.street)])}${pair(['Número Exterior', p.streetNumber], ['Número Interior', p.department])}${pair(['Nombre de la Colonia', plain(p.neighborhood)], ['Nombre de la Localidad', ''])}${pair(['Nombre del Municipio o Demarcación Territorial', plain(p.city)])}${pair(['Nombre de la Entidad Federativa', plain(p.state)])}${pair(['Entre Calle', 'JOSE MARIA MORELOS'], ['Y Calle', 'VICENTE GUERRERO'])}${pair(['Correo Electrónico', `${names.lastName1.toLowerCase().replace('ñ', 'n')}.${digits(random, 3)}@correo.example`])}${pair(['Tel. Fijo Lada', ''], ['Número', ''])}${pair(['Tel. Móvil Lada', '55'], ['Número', digits(random, 8)])}${pair(['Estado del domicilio', 'LOCALIZADO'], ['Estado del contribuyente en el domicilio', 'LOCALIZADO'])}${head('Actividades Económicas')}${plainTable(
    ['Orden', 'Actividad Económica', '>Porcentaje', 'Fecha Inicio', 'Fecha Fin'],
    [['1', 'Transporte de pasajeros en taxis de sitio y por aplicación', '100', '11/05/2015', '']],
    { head: 'border:1px solid #9a9a9a', cell: 'border:1px solid #9a9a9a' },
  )}${head('Regímenes')}${plainTable(
    ['Régimen', 'Fecha Inicio', 'Fecha Fin'],
    [['Régimen Simplificado de Confianza', '01/01/2022', '']],
    { head: 'border:1px solid #9a9a9a', cell: 'border:1px solid #9a9a9a' },
  )}${gap(16)}${box(
    'border:1.5px solid #444;width:400px;margin:0 auto;padding:9px 12px;display:grid;grid-template-columns:94px 1fr;column-gap:14px',
    squares(random, 92),
    box(
      'text-align:center;font-size:10px',
      '<b>CÉDULA DE IDENTIFICACIÓN FISCAL</b><br>',
      gap(5),
      `<b style="font-size:13px">${p.rfc}</b><br>Registro Federal de Contribuyentes<br>`,
      gap(3),
      `<b>${holderOf(p)}</b><br>Nombre, denominación o razón social<br>`,
      gap(3),
      `idCIF: ${digits(random, 11)}`,
    ),
  )}${foot(small(8.5, 'Sus datos personales son incorporados y protegidos en los sistemas del SAT, de conformidad con los lineamientos de Protección de Datos Personales. Si desea modificarlos acuda a cualquier módulo de servicios al contribuyente. Av. Hidalgo 77, col. Guerrero, delegación Cuauhtémoc, Ciudad de México, C.P. 06300. Página [1] de [3]'))}`;
  return sheet("10.8px 'Liberation Sans'", 1.16, html, {
    ...{ kind: 'tax_situation', sentAs: 'proof_of_tax_situation' },
    fields: { rfc: p.rfc, curp: p.curp, ...names, ...homeBut(p), state: plain(p.state) },
  });
};

/** The one with a face: labels under the values, last names first in cells of their own, the code broken in pieces along an edge. */
const curpPhoto: Design = (random) => {
  const p = drawHouseholder(random);
  const names = namesOf(p);
  const [year, month, day] = [`19${p.curp.slice(4, 6)}`, p.curp.slice(6, 8), p.curp.slice(8, 10)];
  const wine = '#611232';
  const months = [
    'ENERO',
    'FEBRERO',
    'MARZO',
    'ABRIL',
    'MAYO',
    'JUNIO',
    'JULIO',
    'AGOSTO',
    'SEPTIEMBRE',
    'OCTUBRE',
    'NOVIEMBRE',
    'DICIEMBRE',
  ];
  const fact = (value: string, label: string) =>
    box(
      'padding:7px 0 5px;border-bottom:1px solid #c8b7a0',
      `<b style="font-size:15px">${value}</b>`,
      box(`font-size:9px;color:${wine}`, label),
    );
  const html = `${box(`background:${wine};color:#fff;margin:-25px -30px 0;padding:16px 30px;display:flex;justify-content:space-between`, '<b style="font-size:18px">Gobernación</b>', '<span>RENAPO &nbsp;|&nbsp; Registro Nacional de Población</span>')}${gap(22)}${box(`text-align:center;color:${wine}`, '<b style="font-size:20px">Estados Unidos Mexicanos</b><br><b style="font-size:16px">CURP con datos biométricos</b>')}${gap(22)}${grid(
    '150px 1fr 130px',
    rows(
      '<svg width="142" height="180"><rect width="142" height="180" fill="#d9d2c7"/><circle cx="71" cy="70" r="34" fill="#a99c8c"/><path d="M14 180 Q71 88 128 180" fill="#a99c8c"/></svg>',
      small(8.5, 'FOTOGRAFÍA 14/08/2026'),
    ),
    rows(
      fact(
        `<span style="letter-spacing:1.5px;font-size:18px">${p.curp}</span>`,
        'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN',
      ),
      fact(names.lastName1, 'PRIMER APELLIDO'),
      fact(names.lastName2, 'SEGUNDO APELLIDO'),
      fact(names.firstName, 'NOMBRE(S)'),
      box(
        'display:grid;grid-template-columns:1.5fr 1fr;column-gap:12px',
        fact(`${day} DE ${months[Number(month) - 1]} DE ${year}`, 'FECHA DE NACIMIENTO'),
        fact(p.curp[10] === 'H' ? 'HOMBRE' : 'MUJER', 'SEXO'),
      ),
      box(
        'display:grid;grid-template-columns:1.5fr 1fr;column-gap:12px',
        fact('NUEVO LEÓN', 'ENTIDAD DE NACIMIENTO'),
        fact('MEXICANA', 'NACIONALIDAD'),
      ),
    ),
    rows(
      squares(random, 126),
      gap(10),
      '<svg width="126" height="70"><path d="M20 60 Q63 -20 106 60 M34 60 Q63 8 92 60 M48 60 Q63 34 78 60" fill="none" stroke="#777" stroke-width="3"/></svg>',
      small(8.5, 'HUELLAS CAPTURADAS: 10'),
    ),
  )}${gap(26)}${box(`border-left:5px solid ${wine};padding:4px 12px`, '<b>Documento probatorio:</b> Acta de nacimiento certificada por el Registro Civil', '<br>Entidad: NUEVO LEÓN &nbsp; Municipio: CADEREYTA JIMÉNEZ', `<br>Año: ${year} &nbsp; Libro: 3 &nbsp; Acta: 0${digits(random, 4)} &nbsp; Tomo: 1`)}${gap(22)}${box('font-size:12px', `El Registro Nacional de Población hace constar que la clave que antecede se encuentra asignada a ${names.firstName} ${names.lastName1} ${names.lastName2}. Impresa el 3 de noviembre de 2026 a solicitud de su titular en el módulo 19-039-02, atendida por DIEGO OLVERA SERNA.`)}${gap(20)}${box('font-size:10.5px;color:#444', 'La impresión de la CURP tiene plena validez en el ámbito nacional y es un documento oficial de identificación de acuerdo con el artículo 91 Bis de la Ley General de Población (D.O.F. 16 de julio de 2025). Trámite gratuito. TELCURP 800 911 11 11. Sus datos personales son protegidos conforme a la Ley General de Protección de Datos Personales en Posesión de Sujetos Obligados.')}${foot(`${box(`color:${wine};font-size:10px;overflow-wrap:anywhere`, `<b>Código de verificación</b> ${digits(random, 17)} ${digits(random, 12)}`)}${gap(8)}${ends(bars(random, 300), `<b style="color:${wine}">gob.mx/curp</b>`)}`)}`;
  return sheet("12px 'Liberation Sans'", 1.2, html, {
    ...{ kind: 'curp', sentAs: 'curp' },
    isScan: true,
    fields: { curp: p.curp, ...names },
  });
};

export const papers: Record<string, Design> = { csfBefore, curpPhoto };
