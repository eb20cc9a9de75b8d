import { type Design, plain } from '../designs.ts';
import { bars, box, digits, gap, grid, homeBut, rows, small, squares } from '../strangers-2/parts.ts';
import { foot, letters, namesOf, sheet } from '../strangers-3/parts.ts';
import { plainTable } from '../strangers-6/people.ts';
import { drawRider } from './people.ts';

/** A home of a block and a plot in a village whose municipality has another name; a firm's name and the adviser's mail, and a page of regimes. */
const csfVillage: Design = (random) => {
  const drawn = drawRider(random, ['México', 'Guerrero']);
  const p = {
    ...drawn,
    streetNumber: `MANZANA ${random.whole(2, 61)}`,
    department: `LOTE ${random.whole(1, 38)}`,
  };
  const names = namesOf(p);
  const village = random.pick(['OJO DE AGUA', 'SANTA MARIA', 'EL PROGRESO']);
  const fact = (label: string, value: string) =>
    box('border:1px solid #c4c4c4;margin:0 -1px -1px 0;padding:4px 6px', `<b>${label}</b> ${value}`);
  const pair = (one: string, two: string) => box('display:grid;grid-template-columns:1fr 1fr', one, two);
  const wide = (label: string, value: string) =>
    box(
      'display:grid;grid-template-columns:210px 1fr;border:1px solid #c4c4c4;margin-bottom:-1px;padding:4px 6px',
      `<b>${label}</b>`,
      `<span>${value}</span>`,
    );
  const head = (text: string) => box('background:#d9d9d9;font-weight:bold;padding:4px 6px;margin-top:14px', text);
  const pages = (at: number) =>
    foot(
      box(
        'border-top:1px solid #888;padding-top:4px;display:flex;justify-content:space-between;font-size:9px',
        '<span>Av. Hidalgo 77, col. Guerrero, C.P. 06300, Ciudad de México. MarcaSAT: 55 627 22 728</span>',
        `<span>Página [${at}] de [2]</span>`,
      ),
    );
  const first = `${grid('1fr 1fr', '<b style="font-size:17px;color:#691c32">HACIENDA</b>', '<div style="text-align:right"><b style="font-size:17px;color:#691c32">SAT</b></div>')}${gap(8)}${grid(
    '265px 1fr',
    box(
      'border:1px solid #777;border-radius:9px;padding:9px;text-align:center;font-size:10px',
      '<b>CÉDULA DE IDENTIFICACIÓN FISCAL</b>',
      gap(5),
      box(
        'display:grid;grid-template-columns:92px 1fr;column-gap:8px',
        squares(random, 90),
        box(
          '',
          rows(
            `<b style="font-size:12px">${p.rfc}</b>`,
            'Registro Federal de Contribuyentes',
            gap(4),
            `<b>${names.firstName} ${names.lastName1} ${names.lastName2}</b>`,
            'Nombre, denominación o razón social',
            `idCIF: ${digits(random, 11)}`,
          ),
        ),
      ),
    ),
    box(
      'text-align:center',
      gap(10),
      '<b style="font-size:16px">CONSTANCIA DE SITUACIÓN FISCAL</b>',
      gap(10),
      `<b>Lugar y Fecha de Emisión</b><br>CUAUHTEMOC , CIUDAD DE MEXICO A 24 DE OCTUBRE DE 2026`,
      gap(10),
      bars(random, 230),
      `<br>${p.rfc}`,
    ),
  )}${head('Datos de Identificación del Contribuyente:')}${wide('RFC:', p.rfc)}${wide('CURP:', p.curp)}${wide('Nombre (s):', names.firstName)}${wide('Primer Apellido:', names.lastName1)}${wide('Segundo Apellido:', names.lastName2)}${wide('Fecha inicio de operaciones:', '03 DE AGOSTO DE 2021')}${wide('Estatus en el padrón:', 'ACTIVO')}${wide('Fecha de último cambio de estado:', '03 DE AGOSTO DE 2021')}${wide('Nombre Comercial:', 'ABARROTES Y RECARGAS LUPITA')}${head('Datos del domicilio registrado')}${pair(fact('Código Postal:', p.postalCode), fact('Tipo de Vialidad:', 'CALLE'))}${pair(fact('Nombre de Vialidad:', plain(p.street)), fact('Número Exterior:', p.streetNumber))}${pair(fact('Número Interior:', p.department), fact('Nombre de la Colonia:', plain(p.neighborhood)))}${pair(fact('Nombre de la Localidad:', village), fact('Nombre del Municipio o Demarcación Territorial:', plain(p.city)))}${pair(fact('Nombre de la Entidad Federativa:', plain(p.state)), fact('Entre Calle:', 'BENITO JUAREZ'))}${pair(fact('Y Calle:', 'CANAL PRINCIPAL'), fact('Correo Electrónico:', `despacho.${random.pick(['rivas', 'ocampo'])}@contadores.mx`))}${pair(fact('Tel. Fijo Lada:', '55'), fact('Número:', digits(random, 8)))}${pair(fact('Estado del domicilio:', 'LOCALIZADO'), fact('Estado del contribuyente en el domicilio:', 'LOCALIZADO'))}${pages(1)}`;
  const activities = plainTable(
    ['Orden', 'Actividad Económica', '>Porcentaje', 'Fecha Inicio', 'Fecha Fin'],
    [
      ['1', 'Servicio de transporte terrestre de pasajeros por plataformas tecnológicas', '70', '03/08/2021', ''],
      ['2', 'Comercio al por menor en tiendas de abarrotes, ultramarinos y misceláneas', '30', '11/01/2022', ''],
    ],
    { head: 'background:#eee', cell: 'border:1px solid #c4c4c4' },
  );
  const regimes = plainTable(
    ['Régimen', 'Fecha Inicio', 'Fecha Fin'],
    [
      ['Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas.', '03/08/2021', ''],
      ['Régimen Simplificado de Confianza', '11/01/2022', ''],
    ],
    { head: 'background:#eee', cell: 'border:1px solid #c4c4c4' },
  );
  const duties = plainTable(
    ['Descripción de la Obligación', 'Descripción Vencimiento', 'Fecha Inicio', 'Fecha Fin'],
    [
      ['Pago definitivo mensual de IVA por plataformas', 'A más tardar el día 17 del mes', '03/08/2021', ''],
      ['Declaración anual de ISR. Personas Físicas.', 'A más tardar el 30 de abril', '03/08/2021', ''],
    ],
    { head: 'background:#eee', cell: 'border:1px solid #c4c4c4' },
  );
  const second = `${head('Actividades Económicas:')}${activities}${head('Regímenes:')}${regimes}${head('Obligaciones:')}${duties}${gap(22)}${small(9.5, 'Sus datos personales son incorporados y protegidos en los sistemas del SAT, de conformidad con los Lineamientos de Protección de Datos Personales.')}${gap(16)}${box('font-size:9px;overflow-wrap:anywhere', `<b>Cadena Original Sello:</b> ||2026/10/24|${p.rfc}|CONSTANCIA DE SITUACIÓN FISCAL|200001088888800000031||<br><b>Sello Digital:</b> ${digits(random, 172)}`)}${pages(2)}`;
  return {
    ...sheet("11px 'Liberation Sans'", 1.26, first, {
      ...{ kind: 'tax_situation', sentAs: 'proof_of_tax_situation' },
      isScan: true,
      fields: { rfc: p.rfc, curp: p.curp, ...names, ...homeBut(p), state: plain(p.state) },
    }),
    later: [letters("11px 'Liberation Sans'", 1.26, second)],
  };
};

export const papers: Record<string, Design> = { csfVillage };
