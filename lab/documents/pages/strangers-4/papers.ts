import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, gap, grid, homeBut, rows, small, squares } from '../strangers-2/parts.ts';
import { foot, namesOf, sheet } from '../strangers-3/parts.ts';
import { drawLodger, ends, ruled } from './parts.ts';

// Papers of the tax office and of the register of persons.

/** What the tax office calls a town. */
const municipalities: Record<string, string> = { 'Ciudad Juárez': 'Juárez', Cancún: 'Benito Juárez' };

/** The card with its code at the left, the whole name in one piece, the home in one run of words and once more in cells. */
const cedula: Design = (random) => {
  const p = drawLodger(random);
  const town = plain(municipalities[p.city] ?? p.city);
  const flat = p.department ? `, NUM. INT. ${p.department}` : '';
  const label = (text: string) => box('font-size:8.5px;color:#666;letter-spacing:.4px', text);
  const cell = (width: number, name: string, value: string) =>
    box(
      `box-sizing:border-box;width:${width}%;padding:3px 8px 5px;border:1px solid #b5b5b5;margin:0 -1px -1px 0`,
      label(name),
      `<b>${value || '&nbsp;'}</b>`,
    );
  const cells = (...some: string[]) => box('display:flex;flex-wrap:wrap', ...some);
  const head = (text: string) =>
    box('color:#691c32;font-weight:bold;font-size:13px;border-bottom:2px solid #bc955c;margin:16px 0 7px', text);
  const html = `${grid('1fr 1fr', rows('<b style="font-size:22px;color:#691c32">SHCP</b>', small(8, 'SECRETARÍA DE HACIENDA Y CRÉDITO PÚBLICO')), box('text-align:right', '<b style="font-size:25px;color:#691c32">SAT</b>', small(8, 'Servicio de Administración Tributaria')))}${gap(8)}${box('text-align:center;font-size:17px;font-weight:bold', 'CONSTANCIA DE SITUACIÓN FISCAL')}${gap(12)}${box(
    'border:2px solid #691c32;border-radius:12px;padding:14px 16px;display:grid;grid-template-columns:142px 1fr;column-gap:20px',
    squares(random, 140),
    box(
      '',
      box(
        'background:#691c32;color:#fff;text-align:center;font-weight:bold;padding:3px',
        'CÉDULA DE IDENTIFICACIÓN FISCAL',
      ),
      gap(9),
      box('font-size:19px;font-weight:bold;letter-spacing:1px', p.rfc),
      label('CLAVE DE REGISTRO FEDERAL DE CONTRIBUYENTES'),
      gap(7),
      box('font-size:15px;font-weight:bold', holderOf(p)),
      label('NOMBRE, DENOMINACIÓN O RAZÓN SOCIAL'),
      gap(7),
      ends(`<b>${digits(random, 11)}</b>`, `<b>A${digits(random, 8)}</b>`),
      ends(label('IDCIF'), label('FOLIO')),
    ),
  )}${gap(6)}${small(9, `LUGAR Y FECHA DE EMISIÓN: ${town}, ${plain(p.state)}, A 12 DE NOVIEMBRE DE 2026`)}${head('Datos del contribuyente')}${cells(cell(60, 'NOMBRE', holderOf(p)), cell(40, 'CURP', p.curp), cell(30, 'INICIO DE OPERACIONES', '15 DE ENERO DE 2022'), cell(30, 'SITUACIÓN', 'ACTIVO'), cell(40, 'ÚLTIMO CAMBIO DE SITUACIÓN', '15 DE ENERO DE 2022'))}${head('Domicilio fiscal')}${cells(cell(60, 'VIALIDAD', plain(p.street)), cell(20, 'NÚMERO EXTERIOR', p.streetNumber), cell(20, 'NÚMERO INTERIOR', p.department), cell(60, 'COLONIA', plain(p.neighborhood)), cell(40, 'CÓDIGO POSTAL', p.postalCode), cell(60, 'MUNICIPIO O DEMARCACIÓN', town), cell(40, 'ENTIDAD FEDERATIVA', plain(p.state)), cell(100, 'ENTRE CALLES', 'SIERRA MADRE Y RIO COLORADO'))}${gap(4)}${small(9, `Domicilio completo: ${plain(p.street)}, NUM. EXT. ${p.streetNumber}${flat}, COLONIA ${plain(p.neighborhood)}, C.P. ${p.postalCode}, ${town}, ${plain(p.state)}, MÉXICO`)}${head('Actividades y regímenes')}${ruled(
    ['Régimen', 'Actividad', 'Inicio', 'Fin'],
    ['1fr', '1fr', '80px', '80px'],
    [
      [
        'Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
        'Servicio de transporte terrestre de pasajeros por plataforma',
        '15/01/2022',
        '',
      ],
      ['Sueldos y Salarios e Ingresos Asimilados a Salarios', 'Asalariado', '02/05/2018', '30/12/2021'],
    ],
    ['#b5b5b5', '#efe7da'],
  )}${foot(box('font-size:8.5px;overflow-wrap:anywhere', `<b>Cadena original:</b> ||2026/11/12|${p.rfc}|CONSTANCIA DE SITUACIÓN FISCAL|200001088888800000031|| &nbsp; <b>Sello:</b> ${digits(random, 60)}`), gap(7), grid('1fr 220px', small(8.5, 'Av. Hidalgo 77, colonia Guerrero, Alcaldía Cuauhtémoc, C.P. 06300, Ciudad de México. Tel. 55 627 22 728. denuncias@sat.gob.mx. Sus datos personales son protegidos conforme a la ley en la materia.'), bars(random, 210)))}`;
  return sheet("11.5px 'DejaVu Sans Condensed'", 1.22, html, {
    ...{ kind: 'tax_situation', sentAs: 'proof_of_tax_situation' },
    isScan: true,
    fields: {
      rfc: p.rfc,
      curp: p.curp,
      ...namesOf(p),
      ...homeBut(p, 'state', 'city'),
      city: town,
      state: plain(p.state),
    },
  });
};

/** The register's page as a browser prints it: rows of a table, and those of the certificate of birth below. */
const curpPrinted: Design = (random) => {
  const p = drawLodger(random);
  const [year, month, day] = [`19${p.curp.slice(4, 6)}`, p.curp.slice(6, 8), p.curp.slice(8, 10)];
  const row = (label: string, value: string, at: number) =>
    box(
      `display:grid;grid-template-columns:250px 1fr;padding:7px 12px;border-top:1px solid #ddd;background:${at % 2 ? '#fff0' : '#f3f3f0'}`,
      box('color:#444', label),
      box('font-weight:bold', value),
    );
  const table = (title: string, ...pairs: (readonly [string, string])[]) =>
    `${box('font-size:17px;margin:20px 0 3px', title)}${box('width:46px;height:5px;background:#d0a557;margin-bottom:7px', '')}${box('border-bottom:1px solid #ddd', ...pairs.map(([label, value], at) => row(label, value, at)))}`;
  const names = namesOf(p);
  const html = `${ends('27/11/26, 10:41', 'Consulta tu CURP - gob.mx', 'font-size:9.5px;color:#333')}${gap(9)}${box('background:#0c231e;color:#fff;padding:11px 16px;display:flex;justify-content:space-between', '<b style="font-size:17px">gob.mx</b>', '<span style="font-size:11px">Trámites &nbsp;&nbsp; Gobierno &nbsp;&nbsp; Participa</span>')}${gap(12)}${small(10, 'Inicio &rsaquo; RENAPO &rsaquo; Consulta CURP')}${box('font-size:23px;margin-top:12px', 'Clave Única de Registro de Población')}${box('background:#dff0d8;border:1px solid #b2d8a2;color:#2c5a2e;padding:8px 12px;margin-top:12px;font-size:11.5px', 'La CURP se encontró en la Base de Datos Nacional. Ya puedes descargarla o imprimirla.')}${table('Datos del solicitante', ['CURP', p.curp], ['Nombre(s)', names.firstName], ['Primer apellido', names.lastName1], ['Segundo apellido', names.lastName2], ['Sexo', p.curp[10] === 'H' ? 'HOMBRE' : 'MUJER'], ['Fecha de nacimiento', `${day}/${month}/${year}`], ['Nacionalidad', 'MEXICO'], ['Entidad de nacimiento', 'NUEVO LEON'], ['Documento probatorio', 'ACTA DE NACIMIENTO'])}${table('Datos del documento probatorio', ['Entidad de registro', 'NUEVO LEON'], ['Municipio de registro', 'MONTERREY'], ['Año de registro', year], ['Número de acta', `0${digits(random, 4)}`])}${gap(18)}${box('display:flex;gap:14px;justify-content:flex-end', box('border:1px solid #9d2449;color:#9d2449;padding:6px 16px;border-radius:4px', 'Nueva búsqueda'), box('background:#9d2449;color:#fff;padding:6px 16px;border-radius:4px', 'Descargar PDF'))}${gap(18)}${small(10.5, 'Si encuentras un error en tus datos acude al Registro Civil o al módulo CURP más cercano. Dudas: TELCURP 800 911 11 11, lunes a viernes de 8:00 a 20:00 h.')}${foot(ends('https://www.gob.mx/curp/', '1/2', 'font-size:9.5px;color:#333'))}`;
  return sheet("12.5px 'Liberation Sans'", 1.22, html, {
    ...{ kind: 'curp', sentAs: 'curp' },
    fields: { curp: p.curp, ...names },
  });
};

export const papers: Record<string, Design> = { cedula, curpPrinted };
