import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, gap, grid, homeBut, list, small, squares } from '../strangers-2/parts.ts';
import { foot, letters, namesOf, sheet } from '../strangers-3/parts.ts';
import { ends } from '../strangers-4/parts.ts';
import { drawNeighbour } from './people.ts';

/** The tax office's paper as it comes, in two pages: the card at the left, the rest in ruled pairs whose labels break into two rows. */
const csfPages: Design = (random) => {
  const p = drawNeighbour(random);
  const names = namesOf(p);
  const line = 'border:1px solid #a6a6a6;margin:0 -1px -1px 0;padding:4px 6px';
  const pair = (a: string, b: string, c = '', d = '') =>
    box(
      'display:grid;grid-template-columns:50% 50%',
      box(line, `<b>${a}</b>${b}`),
      box(line, c ? `<b>${c}</b>${d}` : '&nbsp;'),
    );
  const row = (a: string, b: string) =>
    box('display:grid;grid-template-columns:36% 64%', box(line, `<b>${a}</b>`), box(line, b || '&nbsp;'));
  const head = (text: string) =>
    box('background:#d9d9d9;border:1px solid #a6a6a6;margin-top:15px;padding:3px 6px;font-weight:bold', text);
  const town = plain(p.city);
  const logo = grid(
    '1fr 120px',
    '<b style="font-size:17px;color:#444">HACIENDA</b> <span style="font-size:8px">SECRETARÍA DE HACIENDA<br>Y CRÉDITO PÚBLICO</span>',
    box('text-align:right', '<b style="font-size:26px;color:#555">SAT</b>'),
  );
  const page = (at: number) =>
    foot(
      grid(
        '1fr 74px',
        small(
          8.5,
          'Contacto: Av. Hidalgo 77, col. Guerrero, C.P. 06300, Ciudad de México. Atención telefónica desde cualquier parte del país: MarcaSAT 55 627 22 728 y para el exterior del país (+52) 55 627 22 728',
        ),
        box('text-align:right;font-size:9px', `Página &nbsp;[${at}] de [2]`),
      ),
    );
  const first = `${logo}${gap(12)}${grid(
    '290px 1fr',
    box(
      'border:1px solid #888;padding:10px 12px',
      box('text-align:center;font-size:10px;font-weight:bold', 'CÉDULA DE IDENTIFICACIÓN FISCAL'),
      gap(9),
      grid(
        '96px 1fr',
        squares(random, 92),
        box(
          'text-align:center;font-size:10px',
          `<b>${p.rfc}</b>`,
          '<br>Registro Federal de Contribuyentes',
          gap(7),
          `<b>${names.firstName} ${names.lastName1} ${names.lastName2}</b>`,
          '<br>Nombre, denominación o razón social',
        ),
      ),
      gap(6),
      box('text-align:center;font-size:9.5px', `idCIF: ${digits(random, 11)}<br>VALIDA TU INFORMACIÓN FISCAL`),
    ),
    box(
      'text-align:center;padding-top:14px',
      '<b style="font-size:16px">CONSTANCIA DE SITUACIÓN FISCAL</b>',
      gap(16),
      '<b>Lugar y Fecha de Emisión</b>',
      `<br>${town} , ${plain(p.state)} A 19 DE NOVIEMBRE DE 2026`,
      gap(18),
      bars(random, 250),
      `<br>${p.rfc}`,
    ),
  )}${head('Datos de Identificación del Contribuyente:')}${row('RFC:', p.rfc)}${row('CURP:', p.curp)}${row('Nombre (s):', names.firstName)}${row('Primer Apellido:', names.lastName1)}${row('Segundo Apellido:', names.lastName2)}${row('Fecha inicio de operaciones:', '03 DE FEBRERO DE 2017')}${row('Estatus en el padrón:', 'ACTIVO')}${row('Fecha de último cambio de estado:', '03 DE FEBRERO DE 2017')}${row('Nombre Comercial:', '')}${head('Datos del domicilio registrado')}${pair('Código Postal:', p.postalCode, 'Tipo de Vialidad: ', 'CALLE')}${pair('Nombre de Vialidad: ', plain(p.street), 'Número Exterior: ', p.streetNumber)}${pair('Número Interior:', p.department, 'Nombre de la Colonia: ', plain(p.neighborhood))}${pair('Nombre de la Localidad: ', town, 'Nombre del Municipio o Demarcación Territorial: ', town)}${pair('Nombre de la Entidad Federativa: ', plain(p.state), 'Entre Calle: ', 'AVENIDA HIDALGO')}${pair('Y Calle: ', 'FRANCISCO I MADERO')}${page(1)}`;
  const dates = ['1fr', '104px', '104px'];
  const second = `${logo}${head('Actividades Económicas:')}${list(
    ['Orden', 'Actividad Económica', '>Porcentaje', 'Fecha Inicio', 'Fecha Fin'],
    ['48px', '1fr', '76px', '88px', '80px'],
    [
      [
        '1',
        'Servicios de transporte terrestre de pasajeros mediante el uso de Internet, plataformas tecnológicas',
        '90',
        '01/06/2020',
        '',
      ],
      ['2', 'Asalariado', '10', '03/02/2017', ''],
    ],
    '#888',
  )}${head('Regímenes:')}${list(
    ['Régimen', 'Fecha Inicio', 'Fecha Fin'],
    dates,
    [
      ['Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas', '01/06/2020', ''],
      ['Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios', '03/02/2017', ''],
    ],
    '#888',
  )}${head('Obligaciones:')}${list(
    ['Descripción de la Obligación', 'Descripción Vencimiento', 'Fecha Inicio', 'Fecha Fin'],
    ['1fr', '1fr', '82px', '70px'],
    [
      [
        'Pago provisional mensual de ISR de personas físicas con ingresos por plataformas tecnológicas',
        'A más tardar el día 17 del mes inmediato posterior al periodo que corresponda.',
        '01/06/2020',
        '',
      ],
      [
        'Pago definitivo mensual de IVA',
        'A más tardar el día 17 del mes inmediato posterior al periodo que corresponda.',
        '01/06/2020',
        '',
      ],
      [
        'Declaración anual de ISR. Personas Físicas.',
        'A más tardar el 30 de abril del ejercicio siguiente.',
        '01/06/2020',
        '',
      ],
    ],
    '#888',
  )}${gap(20)}${small(10, 'Sus datos personales son incorporados y protegidos en los sistemas del SAT, de conformidad con los Lineamientos de Protección de Datos Personales y con diversas disposiciones fiscales y legales sobre confidencialidad y protección de datos, a fin de ejercer las facultades conferidas a la autoridad fiscal.')}${gap(8)}${small(10, 'Si desea modificar o corregir sus datos personales, puede acudir a cualquier Módulo de Servicios Tributarios y/o a través de la dirección http://sat.gob.mx')}${gap(22)}${box('font-size:9.5px;overflow-wrap:anywhere', `<b>Cadena Original Sello:</b> ||2026/11/19|${p.rfc}|CONSTANCIA DE SITUACIÓN FISCAL|200001088888800000031||<br><b>Sello Digital:</b> ${digits(random, 170)}`)}${page(2)}`;
  const font = "11.4px 'Liberation Sans'";
  return {
    ...sheet(font, 1.19, first, {
      ...{ kind: 'tax_situation', sentAs: 'proof_of_tax_situation' },
      isScan: true,
      fields: { rfc: p.rfc, curp: p.curp, ...names, ...homeBut(p), state: plain(p.state) },
    }),
    later: [letters(font, 1.19, second)],
  };
};

/** The card that was laminated, front and back one above the other on a copy: pale letters on green, the certificate of birth in cells. */
const curpCard: Design = (random) => {
  const p = drawNeighbour(random);
  const [year, month, day] = [`19${p.curp.slice(4, 6)}`, p.curp.slice(6, 8), p.curp.slice(8, 10)];
  const card = (...parts: string[]) =>
    box(
      'width:520px;height:288px;box-sizing:border-box;margin:0 auto 46px;border:1px solid #6c8f74;border-radius:16px;padding:15px 20px;background:repeating-linear-gradient(45deg,#eef5ea 0 7px,#e4efe0 7px 14px)',
      ...parts,
    );
  const fact = (label: string, value: string, size = 13) =>
    box(
      'margin-bottom:7px',
      box('font-size:8.5px;color:#2b6a3f', label),
      `<b style="font-size:${size}px">${value}</b>`,
    );
  const html = `${gap(30)}${card(
    grid(
      '64px 1fr',
      '<div style="width:52px;height:52px;border-radius:50%;border:3px double #2b6a3f;text-align:center;line-height:52px;color:#2b6a3f;font-size:9px">EUM</div>',
      box(
        'text-align:center;color:#2b6a3f',
        '<b style="font-size:12px">ESTADOS UNIDOS MEXICANOS</b><br><span style="font-size:10px">SECRETARÍA DE GOBERNACIÓN</span><br><span style="font-size:10px">REGISTRO NACIONAL DE POBLACIÓN E IDENTIFICACIÓN PERSONAL</span>',
      ),
    ),
    gap(14),
    box(
      'text-align:center;font-size:11.5px;font-weight:bold;letter-spacing:1px',
      'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN',
    ),
    gap(12),
    fact('CLAVE', `<span style="letter-spacing:2px">${p.curp}</span>`, 20),
    fact('NOMBRE', holderOf(p), 14),
    gap(4),
    grid('1fr 1fr', fact('FECHA DE INSCRIPCIÓN', '21/09/2001'), fact('FOLIO', digits(random, 8))),
    box('font-size:8.5px', 'ESTE DOCUMENTO NO ES IDENTIFICACIÓN. CONSÉRVELO: LO NECESITARÁ EN TODOS SUS TRÁMITES.'),
  )}${card(
    bars(random, 470),
    gap(10),
    box('font-size:9.5px;font-weight:bold;text-align:center', 'DATOS DEL DOCUMENTO PROBATORIO: ACTA DE NACIMIENTO'),
    gap(9),
    box(
      'display:grid;grid-template-columns:1fr 1fr 1fr',
      fact('ENTIDAD', 'NUEVO LEON'),
      fact('MUNICIPIO', 'LINARES'),
      fact('AÑO DE REGISTRO', year),
      fact('LIBRO', `0${digits(random, 3)}`),
      fact('FOJA', `0${digits(random, 4)}`),
      fact('NÚM. DE ACTA', `0${digits(random, 4)}`),
      fact('CRIP', digits(random, 15)),
      fact('NACIMIENTO', `${day}/${month}/${year}`),
      fact('SEXO', p.curp[10] === 'H' ? 'HOMBRE' : 'MUJER'),
    ),
    gap(6),
    box(
      'font-size:8.5px',
      'Para cualquier aclaración sobre la CURP acuda al Módulo de Gobernación o llame a TELCURP, en la Ciudad de México al 55 5128 1111 y del interior de la República al 01 800 911 11 11 sin costo.',
    ),
    gap(6),
    ends(squares(random, 44), '<i style="font-size:9px">Director General del Registro Nacional</i>'),
  )}${box('text-align:center;font-size:10px;color:#555', 'COPIA FOTOSTÁTICA, FRENTE Y REVERSO')}`;
  return sheet("12px 'Liberation Sans'", 1.2, html, {
    ...{ kind: 'curp', sentAs: 'curp' },
    fields: { curp: p.curp, ...namesOf(p) },
  });
};

export const papers: Record<string, Design> = { csfPages, curpCard };
