import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, gap, grid, homeBut, rows, small, squares } from '../strangers-2/parts.ts';
import { coupon, drawTenant, foot, letters, namesOf, sheet } from './parts.ts';

// Papers of the tax office and of the register of persons, as their pages print them today.

/** Label and value in one run of words, no space after the colon; the regimes are on a page of their own. */
const satConstancia: Design = (random) => {
  const p = drawTenant(random);
  const td = (width: number, label: string, value = '') =>
    `<td style="border:1px solid #d0d0d0;padding:6px 6px;width:${width}%;vertical-align:top">${label && `<b>${label}</b>`}${value}</td>`;
  const row = (label: string, value: string) => td(32, label) + td(68, '', value);
  const two = (a: string, b: string, c = '', d = '') => td(50, a, b) + td(50, c, d);
  const table = (...lines: string[]) =>
    `<table style="border-collapse:collapse;width:100%;table-layout:fixed;font:inherit">${lines.map((line) => `<tr>${line}</tr>`).join('')}</table>`;
  const head = (title: string) =>
    box('background:#bfbfbf;padding:3px 6px;margin-top:12px;font-weight:bold;border:1px solid #bfbfbf', title);
  const logos = grid(
    '1fr 1fr',
    rows(
      '<b style="font-size:21px;color:#621132;letter-spacing:1px">HACIENDA</b>',
      small(7.5, 'SECRETARÍA DE HACIENDA Y CRÉDITO PÚBLICO'),
    ),
    box(
      'text-align:right',
      '<b style="font-size:24px;color:#621132">SAT</b>',
      small(7.5, 'SERVICIO DE ADMINISTRACIÓN TRIBUTARIA'),
    ),
  );
  const card = box(
    'border:1px solid #999;padding:7px;display:grid;grid-template-columns:106px 1fr;column-gap:8px',
    squares(random, 104),
    box(
      'text-align:center;font-size:10.5px',
      box('font-size:9px;font-weight:bold', 'CÉDULA DE IDENTIFICACIÓN FISCAL'),
      gap(5),
      p.rfc,
      small(8, 'Registro Federal de Contribuyentes'),
      gap(4),
      holderOf(p),
      small(8, 'Nombre, denominación o razón<br>social'),
      gap(4),
      `idCIF: ${digits(random, 11)}`,
      small(8, 'VALIDA TU INFORMACIÓN<br>FISCAL'),
    ),
  );
  const place = `${plain(p.city)} , ${plain(p.state)} A 17 DE NOVIEMBRE DE 2026`;
  const end = (page: number) =>
    foot(
      grid(
        '1fr 110px',
        small(
          8.5,
          '<b>Contacto</b><br>Av. Hidalgo 77, col. Guerrero, C.P. 06300, Ciudad de México. Atención telefónica desde cualquier parte del país: MarcaSAT 55 627 22 728 y para el exterior del país (+52) 55 627 22 728.',
        ),
        box('text-align:right;font-size:10px', `Página [${page}] de [2]`),
      ),
    );
  const first = `${logos}${gap(8)}${grid('330px 1fr', card, box('text-align:center;padding-top:6px', '<b style="font-size:15px">CONSTANCIA DE SITUACIÓN FISCAL</b>', gap(10), small(9, 'Lugar y Fecha de Emisión'), `<b style="font-size:10.5px">${place}</b>`, gap(12), bars(random, 220), small(10, p.rfc)))}${head('Datos de Identificación del Contribuyente:')}${table(row('RFC:', p.rfc), row('CURP:', p.curp), row('Nombre (s):', plain(p.firstName)), row('Primer Apellido:', plain(p.lastName1)), row('Segundo Apellido:', plain(p.lastName2)), row('Fecha inicio de operaciones:', '03 DE FEBRERO DE 2020'), row('Estatus en el padrón:', 'ACTIVO'), row('Fecha de último cambio de estado:', '03 DE FEBRERO DE 2020'), row('Nombre Comercial:', ''))}${head('Datos del domicilio registrado')}${table(two('Código Postal:', p.postalCode, 'Tipo de Vialidad:', 'CALLE'), two('Nombre de Vialidad:', plain(p.street), 'Número Exterior:', p.streetNumber), two('Número Interior:', p.department, 'Nombre de la Colonia:', plain(p.neighborhood)), two('Nombre de la Localidad:', plain(p.city), 'Nombre del Municipio o Demarcación Territorial:', plain(p.city)), two('Nombre de la Entidad Federativa:', plain(p.state), 'Entre Calle:', 'PUERTO GUAYMAS'), two('Y Calle:', 'PUERTO YAVAROS'))}${end(1)}`;
  const regimes = (heads: string[], entries: string[][]) =>
    table(
      heads.map((name) => td(100 / heads.length, name)).join(''),
      ...entries.map((entry) => entry.map((text) => td(100 / heads.length, '', text)).join('')),
    );
  const second = `${logos}${head('Actividades Económicas:')}${regimes(['Orden', 'Actividad Económica', 'Porcentaje', 'Fecha Inicio', 'Fecha Fin'], [['1', 'Servicios de transporte terrestre de pasajeros mediante plataformas tecnológicas', '100', '03/02/2020', '']])}${head('Regímenes:')}${regimes(['Régimen', 'Fecha Inicio', 'Fecha Fin'], [['Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas.', '01/06/2020', '']])}${head('Obligaciones:')}${regimes(
    ['Descripción de la Obligación', 'Descripción Vencimiento', 'Fecha Inicio', 'Fecha Fin'],
    [
      [
        'Pago definitivo mensual de IVA. Plataformas Tecnológicas',
        'A más tardar el día 17 del mes inmediato posterior.',
        '01/06/2020',
        '',
      ],
      ['Declaración informativa de IVA', 'A más tardar el día 17 del mes inmediato posterior.', '03/02/2020', ''],
    ],
  )}${gap(14)}${small(9.5, 'Sus datos personales son incorporados y protegidos en los sistemas del SAT, de conformidad con los Lineamientos de Protección de Datos Personales y con diversas disposiciones fiscales y legales sobre confidencialidad y protección de datos. Si desea modificar o corregir sus datos personales, puede acudir a cualquier Módulo de Servicios Tributarios.')}${gap(14)}${box('word-break:break-all;font-size:9px', `<b>Cadena Original Sello:</b> ||2026/11/17|${p.rfc}|CONSTANCIA DE SITUACIÓN FISCAL|${digits(random, 30)}||`)}${end(2)}`;
  return {
    ...sheet("11px 'Liberation Sans'", 1.16, first, {
      ...{ kind: 'tax_situation', sentAs: 'proof_of_tax_situation' },
      isScan: true,
      fields: { rfc: p.rfc, curp: p.curp, ...namesOf(p), ...homeBut(p, 'state'), state: plain(p.state) },
    }),
    later: [letters("11px 'Liberation Sans'", 1.16, second)],
  };
};

/** Bars beside the key, a letter to the holder, legends with addresses and a strip to cut off. */
const curpOfToday: Design = (random) => {
  const p = drawTenant(random);
  const name = (text: string) => box('color:#555;font-size:11px;margin-top:7px', text);
  const html = `${grid('1fr 1fr 1fr', rows('<b style="font-size:15px;color:#611232">GOBIERNO DE</b>', '<b style="font-size:19px;color:#611232">MÉXICO</b>'), rows('<b style="font-size:15px;color:#611232">GOBERNACIÓN</b>', small(8, 'SECRETARÍA DE GOBERNACIÓN')), box('text-align:right', '<b style="color:#a57f2c;font-size:15px">RENAPO</b>', small(8, 'REGISTRO NACIONAL DE POBLACIÓN')))}${gap(12)}${box('text-align:center', '<b style="font-size:15px">ESTADOS UNIDOS MEXICANOS</b>', box('font-size:13.5px', 'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'))}${gap(12)}${box('border:1px solid #a57f2c;padding:8px 14px 12px', grid('1fr 250px', rows(name('Clave:'), `<b style="font-size:22px">${p.curp}</b>`, name('Nombre'), `<b style="font-size:15px">${holderOf(p)}</b>`, name('Entidad de registro'), `<b>${plain(p.state)}</b>`), box('text-align:center;padding-top:22px', bars(random, 240), gap(3), small(9, `1${digits(random, 5)}${p.curp.slice(4, 10)}0${digits(random, 4)}`), gap(14), box('font-size:10.5px;font-weight:bold;color:#1f6b3a', 'CURP Certificada: verificada con el Registro Civil'))))}${gap(18)}${box('text-align:right', 'Ciudad de México, a 17 de noviembre de 2026')}${gap(10)}<b>${holderOf(p)}</b>${gap(2)}<b>PRESENTE</b>${gap(12)}${box('text-align:justify;line-height:1.6', 'El derecho a la identidad está consagrado en nuestra Constitución. En la Secretaría de Gobernación trabajamos todos los días para garantizar que las y los mexicanos por nacimiento o naturalización gocen de este derecho plenamente; y de esta forma puedan acceder de manera más sencilla a trámites y servicios.<br><br>Nos es grato entregarle su Clave Única de Registro de Población (CURP), que fue asignada a los datos de su acta de nacimiento. Le pedimos revisar que la información de esta constancia sea correcta.')}${gap(14)}${box('text-align:center', '<span style="font:italic 21px Liberation Serif;color:#223">R. Icela R.</span><br><b>SECRETARIA DE GOBERNACIÓN</b>')}${gap(16)}${small(9.5, 'Estamos a sus órdenes para cualquier aclaración o duda sobre la conformación de su clave en TELCURP, marcando el 800 911 11 11, o en Roma No. 41, Col. Juárez, Alcaldía Cuauhtémoc, C.P. 06600, Ciudad de México.')}${coupon(`${grid('112px 1fr', squares(random, 106), rows(box('font-size:10px', 'La impresión de la constancia CURP en papel bond, a color o blanco y negro, es válida y debe ser aceptada para realizar todo trámite.'), gap(8), box('font-size:17px;font-weight:bold;color:#9d2449;text-align:center', 'TRÁMITE GRATUITO'), gap(8), small(8, 'Los datos personales recabados, incorporados y tratados en la Base de Datos Nacional de la Clave Única de Registro de Población son utilizados como elementos de apoyo en la función de la Secretaría de Gobernación, a través del Registro Nacional de Población, en el registro y acreditación de la identidad de la población del país.')))}`)}`;
  return sheet("12px 'Liberation Sans'", 1.17, html, {
    ...{ kind: 'curp', sentAs: 'curp' },
    fields: { curp: p.curp, ...namesOf(p) },
  });
};

export const papers: Record<string, Design> = { satConstancia, curpOfToday };
