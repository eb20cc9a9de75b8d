import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, gap, grid, homeBut, rows, small, squares } from '../strangers-2/parts.ts';
import { foot, namesOf, sheet } from '../strangers-3/parts.ts';
import { drawSubscriber } from './people.ts';

const months = [
  ...['ENERO', 'FEBRERO', 'MARZO', 'ABRIL', 'MAYO', 'JUNIO', 'JULIO'],
  ...['AGOSTO', 'SEPTIEMBRE', 'OCTUBRE', 'NOVIEMBRE', 'DICIEMBRE'],
];

/** Page one as the tax office prints it now: the card at the top left, facts in grey tables, the home two facts to a line. */
const csfFirstPage: Design = (random) => {
  const p = drawSubscriber(random);
  const names = namesOf(p);
  const edge = 'border:1px solid #bfbfbf;padding:5px 7px;font-size:11px;margin:0 -1px -1px 0';
  const head = (text: string) =>
    box('background:#d0d0d0;font-weight:bold;padding:5px 7px;border:1px solid #bfbfbf;font-size:11.5px', text);
  const single = (label: string, value: string) =>
    box('display:grid;grid-template-columns:230px 1fr', box(edge, `<b>${label}</b>`), box(edge, value || '&nbsp;'));
  const double = (one: readonly [string, string], two?: readonly [string, string]) =>
    box(
      'display:grid;grid-template-columns:1fr 1fr',
      ...[one, two].map((fact) => box(edge, fact ? `<b>${fact[0]}</b>${fact[1]}` : '&nbsp;')),
    );
  const began = '14 DE FEBRERO DE 2018';
  const html = `${grid(
    '300px 1fr',
    box(
      'border:1px solid #999;border-radius:5px;padding:8px',
      box('text-align:center;font-weight:bold;font-size:11px', 'CÉDULA DE IDENTIFICACIÓN FISCAL'),
      gap(4),
      box(
        'display:flex;justify-content:space-between',
        '<b style="font-size:14px;color:#611232">HACIENDA</b>',
        '<b style="font-size:16px;color:#611232">SAT</b>',
      ),
      gap(5),
      box(
        'display:grid;grid-template-columns:96px 1fr;column-gap:9px',
        squares(random, 96),
        box(
          'text-align:center;font-size:9.5px',
          `<b style="font-size:11px">${p.rfc}</b><br>Registro Federal de Contribuyentes<br>`,
          gap(5),
          `<b>${names.firstName} ${names.lastName1}<br>${names.lastName2}</b><br>Nombre, denominación o razón<br>social<br>`,
          gap(4),
          `idCIF: ${digits(random, 11)}<br><b>VALIDA TU INFORMACIÓN FISCAL</b>`,
        ),
      ),
    ),
    box(
      'text-align:center;padding-top:8px',
      '<b style="font-size:15px">CONSTANCIA DE SITUACIÓN FISCAL</b>',
      gap(14),
      box(
        'font-size:10.5px',
        `<b>Lugar y Fecha de Emisión</b><br>${plain(p.city)} , ${plain(p.state)} A 03 DE NOVIEMBRE DE 2026`,
      ),
      gap(14),
      bars(random, 250),
      `<br><span style="font-size:10.5px">${p.rfc}</span>`,
    ),
  )}${gap(18)}${head('Datos de Identificación del Contribuyente:')}${single('RFC:', p.rfc)}${single('CURP:', p.curp)}${single('Nombre (s):', names.firstName)}${single('Primer Apellido:', names.lastName1)}${single('Segundo Apellido:', names.lastName2)}${single('Fecha inicio de operaciones:', began)}${single('Estatus en el padrón:', 'ACTIVO')}${single('Fecha de último cambio de estado:', began)}${single('Nombre Comercial:', '')}${gap(18)}${head('Datos del domicilio registrado')}${double(['Código Postal:', p.postalCode], ['Tipo de Vialidad: ', 'CALLE'])}${double(['Nombre de Vialidad: ', plain(p.street)], ['Número Exterior: ', p.streetNumber])}${double(['Número Interior:', p.department], ['Nombre de la Colonia: ', plain(p.neighborhood)])}${double(['Nombre de la Localidad: ', plain(p.city)], ['Nombre del Municipio o Demarcación Territorial: ', plain(p.city)])}${double(['Nombre de la Entidad Federativa: ', plain(p.state)], ['Entre Calle: ', 'FRANCISCO SARABIA'])}${double(['Y Calle: ', 'TENIENTE JOSE AZUETA'])}${foot(`${grid('1fr 1fr', box('font-size:9.5px;text-align:center;background:#f0f0f0;padding:6px', 'Página &nbsp;[1] de [3]'), box('font-size:8.5px', '<b>Contacto</b><br>Av. Hidalgo 77, col. Guerrero, C.P. 06300, Ciudad de México.<br>Atención telefónica desde cualquier parte del país: MarcaSAT 55 627 22 728 y para el exterior del país (+52) 55 627 22 728'))}`)}`;
  return sheet("11px 'Liberation Sans'", 1.32, html, {
    ...{ kind: 'tax_situation', sentAs: 'proof_of_tax_situation' },
    isScan: true,
    fields: { rfc: p.rfc, curp: p.curp, ...names, ...homeBut(p), state: plain(p.state) },
  });
};

/** The population register's letter with the minister's name, and the part to cut off below with everything once more. */
const curpConstancia: Design = (random) => {
  const p = drawSubscriber(random);
  const names = namesOf(p);
  const wine = '#691c32';
  const born = `${p.curp.slice(8, 10)} DE ${months[Number(p.curp.slice(6, 8)) - 1]} DE 19${p.curp.slice(4, 6)}`;
  const folio = `${digits(random, 9)}`;
  const field = (label: string, value: string) =>
    box(
      'margin-bottom:7px',
      `<span style="font-size:9.5px;color:#555">${label}</span><br><b style="font-size:12.5px">${value}</b>`,
    );
  const html = `${grid('1fr 1fr', `<b style="font-size:19px;color:${wine}">Gobierno de México</b>`, `<div style="text-align:right"><b style="font-size:16px;color:${wine}">Gobernación</b><br><span style="font-size:9px">Dirección General del Registro Nacional de Población e Identidad</span></div>`)}${box(`height:3px;background:#bc955c;margin:9px 0 14px`)}${box('text-align:center', '<b style="font-size:13px">ESTADOS UNIDOS MEXICANOS</b><br><b style="font-size:15px">CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN</b>')}${gap(14)}${grid('1fr 130px', rows(box('display:grid;grid-template-columns:64px 1fr;row-gap:6px', '<span>Clave:</span>', `<b style="font-size:19px;letter-spacing:1px">${p.curp}</b>`, '<span>Nombre</span>', `<b style="font-size:15px">${holderOf(p)}</b>`), gap(9), `Entidad de registro: <b>NUEVO LEÓN</b>`, gap(4), bars(random, 330)), squares(random, 118))}${box('display:flex;justify-content:space-between;padding-top:6px;font-size:10px', '<span>CURP Certificada: verificada con el Registro Civil</span>', `<span>Folio <b>${folio}</b></span>`)}${gap(16)}${grid('1fr 1fr', `<b>${holderOf(p)}</b><br>PRESENTE`, '<div style="text-align:right">Ciudad de México, a 03 de noviembre de 2026</div>')}${gap(12)}${['El derecho a la identidad está consagrado en nuestra Constitución. En la Secretaría de Gobernación trabajamos todos los días para garantizar que las y los mexicanos por nacimiento o naturalización, así como extranjeros con estancia regular en el país, gocen de este derecho plenamente; y de esta forma puedan acceder de manera más sencilla a trámites y servicios.', 'Nuestro objetivo es que el uso y adopción de la Clave Única de Registro de Población (CURP) permita a la población tener una sola llave de acceso a servicios gubernamentales, ser atendida rápidamente y poder realizar trámites desde cualquier computadora con acceso a internet dentro o fuera del país.', 'Nuestro compromiso es que la identidad de cada persona esté protegida y segura, por ello contamos con los máximos estándares para la protección de los datos personales. En este marco, es importante que verifiques que la información contenida en la constancia anexa sea correcta para contribuir a la construcción de un registro fiel y confiable de la identidad de la población.', 'Agradezco tu participación.'].map((text) => box('text-align:justify;margin-bottom:9px', text)).join('')}${box('text-align:center;padding:8px 0', '<b>ROSA ICELA RODRÍGUEZ VELÁZQUEZ</b><br>SECRETARIA DE GOBERNACIÓN')}${small(8.8, 'Estamos a sus órdenes para cualquier aclaración o duda sobre la conformación de su clave en TELCURP, marcando el 800 911 11 11. La impresión de la constancia CURP en papel bond, a color o blanco y negro, es válida y debe ser aceptada para realizar todo trámite. La utilización de la CURP es obligatoria de conformidad con el Acuerdo publicado en el D.O.F. el 23 de octubre de 1996. Los datos personales se incorporan en la Base de Datos Nacional de la CURP, con fundamento en los artículos 86, 87 y 91 de la Ley General de Población.')}${foot(`${box('border-top:2px dashed #888;padding-top:12px', grid('1fr 1fr 112px', rows(field('Clave', p.curp), field('Nombre(s)', names.firstName), field('Primer apellido', names.lastName1), field('Segundo apellido', names.lastName2)), rows(field('Fecha de nacimiento', born), field('Sexo', p.curp[10] === 'H' ? 'HOMBRE' : 'MUJER'), field('Documento probatorio', `ACTA DE NACIMIENTO, 0${digits(random, 4)}`), field('Municipio de registro', 'SAN PEDRO GARZA GARCÍA')), rows(squares(random, 104), gap(6), small(8.5, 'TRÁMITE GRATUITO'))))}`)}`;
  return sheet("11.4px 'Liberation Sans'", 1.28, html, {
    ...{ kind: 'curp', sentAs: 'curp' },
    fields: { curp: p.curp, ...names },
  });
};

export const papers: Record<string, Design> = { csfFirstPage, curpConstancia };
