import { describe, expect, test } from 'vitest';
import { findCurp } from '../cards/curp-on-card.ts';
import { readDocumentText } from './read-text.ts';

const curp = [...'0123456789'].map((digit) => `LONA900515MDFPXN0${digit}`).find((item) => findCurp(item))!;

describe('a bank statement', () => {
  const rows = [
    'BBVA MEXICO, S.A., INSTITUCION DE BANCA MULTIPLE\tEstado de Cuenta',
    'ANA SOFIA LOPEZ NUÑEZ\tPeriodo DEL 01/10/2026 AL 31/10/2026',
    'CALLE EJEMPLO 12\tFecha de Corte 31/10/2026',
    'COL CENTRO\tNo. de Cuenta 1234567890',
    'C.P. 64000 MONTERREY\tCuenta CLABE 012 180 01234567890 1',
    'SPEI ENVIADO SANTANDER',
  ];

  test('contains bank, holder and month', () => {
    expect(readDocumentText(rows)).toMatchObject({
      kind: 'bank_statement',
      fields: { holder: 'ANA SOFIA LOPEZ NUÑEZ', month: '2026-10' },
    });
  });

  test('contains a CLABE with a valid check digit, and its bank', () => {
    const readings = [...'0123456789'].map((digit) =>
      readDocumentText(rows.map((row) => row.replace('01234567890 1', `01234567890${digit}`))),
    );
    const valid = readings.filter(({ fields }) => fields.clabe !== undefined);
    expect(valid).toHaveLength(1);
    expect(valid[0]!.fields.bank).toBe('BBVA');
  });

  test.each([
    ['12/OCT/2026 AL 11/NOV/2026', '2026-10'],
    // About as many days in both months.
    ['16/OCT/2026 AL 15/NOV/2026', undefined],
    ['Periodo del 20 de septiembre al 19 de octubre de 2026', '2026-10'],
    ['Periodo: 01 dic 2026 - 31 dic 2026', '2026-12'],
    ['12 de diciembre al 11 de enero de 2027', '2026-12'],
    ['del 01/10/26 al 31/10/26', '2026-10'],
    ['01-10-2026 - 31-10-2026', '2026-10'],
    ['October 1, 2026 through October 31, 2026', '2026-10'],
    ['October 1 - October 31, 2026', '2026-10'],
    ['10/05/2026 - 11/04/2026', '2026-10'],
    ['10/01/2026 - 10/31/2026', '2026-10'],
    // Either number could be the day.
    ['05/06/2026 - 06/07/2026', undefined],
    ['01/10/2026 AL 31/12/2026', undefined],
  ])('%s is the month %s', (period, month) => {
    const text = ['BBVA', 'ESTADO DE CUENTA', period];
    expect(readDocumentText(text).fields.month).toBe(month);
  });

  test('from the United States contains its bank', () => {
    const text = ['JPMorgan Chase Bank, N.A.', 'Account Statement', 'October 1, 2026 through October 31, 2026'];
    expect(readDocumentText(text)).toMatchObject({
      kind: 'bank_statement',
      fields: { bank: 'Chase', month: '2026-10' },
    });
  });

  test('is for the month with most days of its period', () => {
    const moved = rows.map((row) => row.replace('01/10/2026 AL 31/10/2026', '12/OCT/2026 AL 11/NOV/2026'));
    expect(readDocumentText(moved).fields.month).toBe('2026-10');
  });
});

describe('labels in one row, their values in the next', () => {
  const kept = [...'0123456789'].map((digit) => `01418060554433221${digit}`);

  test('of a bank statement', () => {
    const readings = kept.map((clabe) =>
      readDocumentText([
        'Banco Santander México, S.A.\tEstado de cuenta',
        'Nombre del cliente\tPeriodo del\tClabe interbancaria',
        `LOPEZ NUÑEZ ANA SOFIA\t05-SEP-2026 AL 04-OCT-2026\t${clabe}`,
      ]),
    );
    for (const { fields } of readings)
      expect(fields).toMatchObject({ bank: 'Santander', holder: 'LOPEZ NUÑEZ ANA SOFIA', month: '2026-09' });
    expect(readings.filter(({ fields }) => fields.clabe)).toHaveLength(1);
  });

  test.each([
    ['the holder first', ['Nombre del titular\tNúmero de servicio', 'ANA SOFIA LOPEZ NUÑEZ\t445120809911']],
    ['the holder last', ['Total a pagar\tCLIENTE', '$233.00\tANA SOFIA LOPEZ NUÑEZ']],
  ])('of an electricity bill, %s', (_, rows) => {
    const reading = readDocumentText([
      'Comisión Federal de Electricidad',
      'Total a pagar',
      ...rows,
      'RMU: 64000 26-01-01',
    ]);
    expect(reading).toMatchObject({ kind: 'electricity_bill', fields: { holder: 'ANA SOFIA LOPEZ NUÑEZ' } });
  });

  test('of a CURP', () => {
    const rows = [
      'Clave Única de Registro de Población\tApellido paterno\tApellido materno\tNombre(s)',
      `${curp}\tLOPEZ\tNUÑEZ\tANA SOFIA`,
    ];
    const names = { firstName: 'ANA SOFIA', lastName1: 'LOPEZ', lastName2: 'NUÑEZ' };
    expect(readDocumentText(rows).fields).toMatchObject({ curp, ...names });
  });

  test('a label is not a value', () => {
    const rows = ['BBVA', 'Estado de cuenta', 'Titular\tPeriodo del', 'Fecha de corte\t31/10/2026'];
    expect(readDocumentText(rows).fields.holder).toBeUndefined();
  });
});

describe('a name in one piece is divided as its CURP says', () => {
  const read = (name: string) =>
    readDocumentText(['CLAVE UNICA DE REGISTRO DE POBLACION', curp, 'Nombre', name]).fields;

  test.each(['ANA SOFIA LOPEZ NUÑEZ', 'LOPEZ NUÑEZ ANA SOFIA'])('%s', (name) => {
    expect(read(name)).toMatchObject({ firstName: 'ANA SOFIA', lastName1: 'LOPEZ', lastName2: 'NUÑEZ' });
  });

  test('also where the last name has particles', () => {
    expect(read('ANA SOFIA LOPEZ DE LA NUÑEZ')).toMatchObject({ lastName1: 'LOPEZ', lastName2: 'DE LA NUÑEZ' });
  });

  test.each(['ANA SOFIA LUPEZ NUÑEZ', 'ANA LOPEZ DIAZ NUÑEZ', 'LOPEZ NUÑEZ'])('or not at all: %s', (name) => {
    expect(read(name).firstName).toBeUndefined();
  });
});

test('an electricity bill contains its holder and the home’s postal code, not the company’s', () => {
  const rows = [
    'CFE\tComisión Federal de Electricidad',
    'PASEO DE LA REFORMA 164, C.P. 06600',
    'ANA SOFIA LOPEZ NUÑEZ\tTOTAL A PAGAR: $321',
    'EJEMPLO 12 INT 3',
    'CENTRO C.P. 64000',
    'NO. DE SERVICIO: 123456789012\tRMU: 64000 26-01-01 LONA 001 CFE',
  ];
  expect(readDocumentText(rows)).toEqual({
    kind: 'electricity_bill',
    fields: {
      ...{ holder: 'ANA SOFIA LOPEZ NUÑEZ', postalCode: '64000' },
      ...{ street: 'EJEMPLO', streetNumber: '12', department: '3' },
    },
    quality: null,
  });
  const doubtful = rows.map((row) => row.replace('RMU: 64000', 'RMU: 64010'));
  expect(readDocumentText(doubtful).fields.postalCode).toBeUndefined();
});

test('a tax-situation paper contains RFC, CURP, names and address', () => {
  const rows = [
    'CÉDULA DE IDENTIFICACIÓN FISCAL',
    'RFC:\tLONA900515AB1',
    `CURP:\t${curp}`,
    'Nombre (s):\tANA SOFIA',
    'Primer Apellido:\tLOPEZ',
    'Segundo Apellido:\tNUÑEZ',
    'Código Postal:64000\tTipo de Vialidad: CALLE',
    'Nombre de Vialidad: EJEMPLO\tNúmero Exterior: 12',
  ];
  expect(readDocumentText(rows)).toMatchObject({
    kind: 'tax_situation',
    fields: {
      rfc: 'LONA900515AB1',
      curp,
      firstName: 'ANA SOFIA',
      lastName1: 'LOPEZ',
      lastName2: 'NUÑEZ',
      postalCode: '64000',
      street: 'EJEMPLO',
      streetNumber: '12',
    },
  });
});

test('names that contradict the CURP are left out', () => {
  const rows = [
    'CLAVE UNICA DE REGISTRO DE POBLACION',
    curp,
    'Nombre(s): PEDRO',
    'Primer Apellido: RUIZ',
    'Segundo Apellido: SOTO',
  ];
  const { kind, fields } = readDocumentText(rows);
  expect(kind).toBe('curp');
  expect(fields).toEqual({ curp, birthdate: '1990-05-15', sex: 'M' });
});

test('a scan without text is unknown', () => {
  expect(readDocumentText([])).toEqual({ kind: 'unknown', fields: {}, quality: null });
});

describe('labels and values that go on in the next row', () => {
  const person = ['CÉDULA DE IDENTIFICACIÓN FISCAL', 'RFC:\tLONA900515AB1', `CURP:\t${curp}`];
  const read = (...rows: string[]) => readDocumentText([...person, ...rows]).fields;

  test('a label’s second row is no town', () => {
    const rows = ['Nombre del Municipio', 'o Demarcación Territorial: MONTERREY'];
    expect(read(...rows).city).toBe('MONTERREY');
    expect(read('Nombre del Municipio o Demarcación', 'Territorial: MONTERREY').city).toBe('MONTERREY');
    expect(read('Nombre del Municipio o Demarcación Territorial:', 'MONTERREY').city).toBe('MONTERREY');
    expect(read('Nombre del Municipio', 'o Demarcación Territorial:').city).toBeUndefined();
    expect(read('Nombre de la Entidad', 'Federativa: NUEVO LEON').state).toBe('NUEVO LEON');
  });

  test('a street is read with its second row', () => {
    expect(read('Nombre de Vialidad:', 'AVENIDA DE LOS INSURGENTES', 'NORTE', 'Número Exterior: 12')).toMatchObject({
      street: 'AVENIDA DE LOS INSURGENTES NORTE',
      streetNumber: '12',
    });
  });

  test('the beginning of a neighborhood whose second row isn’t there is none', () => {
    expect(read('Nombre de la Colonia:\tRESIDENCIAL').neighborhood).toBeUndefined();
    expect(read('Nombre de la Colonia:\tLOMAS DE LOS').neighborhood).toBeUndefined();
    expect(read('Nombre de la Colonia:\tRESIDENCIAL SANTA FE').neighborhood).toBe('RESIDENCIAL SANTA FE');
  });

  test('a label without a value has that of no other', () => {
    expect(read('Número Interior:\tNombre de la Colonia: CENTRO').department).toBeUndefined();
  });
});

describe('bills', () => {
  const home = ['AVENIDA DE LOS INSURGENTES', 'NORTE 1234 INT 5', 'COL DEL VALLE C.P. 64000', 'MONTERREY, N.L.'];
  const address = {
    ...{ street: 'AVENIDA DE LOS INSURGENTES NORTE', streetNumber: '1234', department: '5' },
    ...{ neighborhood: 'DEL VALLE', postalCode: '64000', city: 'MONTERREY', state: 'Nuevo León' },
  };

  test('of a phone, with a street in two rows', () => {
    const rows = [
      'TELMEX',
      'ANA SOFIA LOPEZ',
      ...home,
      'Resumen del Estado de Cuenta',
      'Total a Pagar\t$549.00',
      'Internet',
    ];
    const { kind, fields } = readDocumentText(rows);
    expect([kind, fields]).toEqual(['phone_bill', { holder: 'ANA SOFIA LOPEZ', ...address }]);
  });

  test('of water, with labels', () => {
    const rows = [
      'Agua y Drenaje de Monterrey',
      'Nombre del usuario:\tANA SOFIA LOPEZ',
      'Domicilio:\tEJEMPLO 12',
      'Colonia:\tDEL VALLE',
      'C.P.:\t64000',
      'Periodo de consumo:\t01/09/2026 al 30/09/2026',
      'Consumo m3\t14',
      'Total a pagar\t$61.00',
    ];
    const { kind, fields } = readDocumentText(rows);
    expect(kind).toBe('water_bill');
    expect(fields).toEqual({
      ...{ holder: 'ANA SOFIA LOPEZ', street: 'EJEMPLO', streetNumber: '12', neighborhood: 'DEL VALLE' },
      ...{ postalCode: '64000', periodFrom: '2026-09-01', periodTo: '2026-09-30' },
    });
  });

  test('of electricity by its charges, where the company’s name doesn’t say it', () => {
    const rows = [
      'PSE&G',
      'Electric charges - PSE&G\t$61.67',
      'Total amount due\t$61.67',
      'Electric\t299125858\t311 kWh',
    ];
    expect(readDocumentText(rows).kind).toBe('electricity_bill');
  });

  test('of electricity in the United States', () => {
    const rows = [
      'Lone Star Electric Service',
      'Amount due: $142.18\tMeter 88213 1,042 kWh',
      'DANIEL J WALKER',
      '1744 OAKWOOD DR',
      'HOUSTON TX 77001-1234',
    ];
    const { kind, fields } = readDocumentText(rows);
    const own = { street: '1744 OAKWOOD DR', city: 'HOUSTON', state: 'TX', zip: '77001' };
    expect([kind, fields]).toEqual(['electricity_bill', { holder: 'DANIEL J WALKER', ...own }]);
  });

  test.each([
    ['a neighborhood', ['LOPEZ', 'EJEMPLO 12', 'JARDINES DEL SOL', 'C.P. 64000']],
    ['a name without an address', ['ANA SOFIA LOPEZ', 'Internet', 'C.P. 64000']],
    [
      'one of two people',
      ['ANA SOFIA LOPEZ', 'EJEMPLO 12', 'C.P. 64000', '', 'PEDRO RUIZ SOTO', 'ROBLE 3', 'C.P. 64010'],
    ],
  ])('%s is no holder', (_, rows) => {
    expect(readDocumentText(['TELMEX', 'Total a pagar', 'Internet', ...rows]).fields.holder).toBeUndefined();
  });

  test('first names above the last names belong to them, and two names may be of two people', () => {
    const read = (...rows: string[]) =>
      readDocumentText(['TELMEX', 'Total a pagar', 'Internet: 1', ...rows, 'EJEMPLO 12', 'COL CENTRO C.P. 64000'])
        .fields.holder;
    expect(read('EFRAIN', 'MONTOYA PEÑA')).toBe('EFRAIN MONTOYA PEÑA');
    expect(read('MARIA DE LOS ANGELES', 'MONTOYA PEÑA')).toBeUndefined();
    expect(read('Hola', 'MONTOYA PEÑA')).toBe('MONTOYA PEÑA');
    expect(read('PRIVADA DE LOS JAZMINES')).toBeUndefined();
  });

  test('a town above the state and the postal code is no neighborhood', () => {
    const rows = ['ANA SOFIA LOPEZ', 'CEIBA 597', 'RESIDENCIAL SANTA FE', 'MONTERREY', 'N.L. C.P. 64000'];
    expect(readDocumentText(['TELMEX', 'Internet', ...rows]).fields).toMatchObject({
      ...{ street: 'CEIBA', neighborhood: 'RESIDENCIAL SANTA FE', city: 'MONTERREY', state: 'Nuevo León' },
    });
    const apart = rows.toSpliced(3, 1, 'MONTER EY');
    expect(readDocumentText(['TELMEX', 'Internet', ...apart]).fields).toMatchObject({
      ...{ neighborhood: 'RESIDENCIAL SANTA FE', state: 'Nuevo León' },
    });
    expect(readDocumentText(['TELMEX', 'Internet', ...apart]).fields.city).toBeUndefined();
    const unnamed = rows.toSpliced(2, 1, 'AMPLIACION BENITO JUAREZ');
    expect(readDocumentText(['TELMEX', 'Internet', ...unnamed]).fields).toMatchObject({
      ...{ neighborhood: 'AMPLIACION BENITO JUAREZ', city: 'MONTERREY' },
    });
  });

  test.each([
    ['76000 QUERE TARO QRO.', 'QUERETARO'],
    ['67100 GUADALU PE, N.L.', undefined],
    ['67100 GUADALUPE, N.L.', 'GUADALUPE'],
  ])('a town with a space inside its word: %s', (line, city) => {
    const rows = ['TELMEX', 'Internet', 'ANA SOFIA LOPEZ', 'CEIBA 597', 'COL CENTRO', line];
    expect(readDocumentText(rows).fields.city).toBe(city);
  });

  test('half a street is none, and a postal code of another state has no address', () => {
    const read = (...rows: string[]) => readDocumentText(['TELMEX', 'Internet', 'ANA SOFIA LOPEZ', ...rows]).fields;
    expect(read('AVENIDA DE LOS', 'COL DEL VALLE C.P. 64000').street).toBeUndefined();
    expect(read('EJEMPLO 12', 'COL DEL VALLE C.P. 14000', 'MONTERREY, N.L.').postalCode).toBeUndefined();
  });
});

test.each([
  ['No. de Cuenta\t1234567890', '7890'],
  ['Cuenta: ****4821', '4821'],
  ['Account: -------3009', '3009'],
  ['Account number: 1234 5678 9012', '9012'],
  ['No. de Cliente\t1234567890', undefined],
  ['Cuenta: 12', undefined],
])('the end of an account’s number: %s', (row, end) => {
  expect(readDocumentText(['BBVA', 'Estado de Cuenta', row]).fields.lastFour).toBe(end);
});

describe('the days that a paper covers are its own', () => {
  const bill = (...rows: string[]) =>
    readDocumentText(['MOVISTAR', 'Telefono', 'Total a pagar\t$299.00', ...rows]).fields;

  test.each([
    ['an offer', 'Llévense 20 GB. Del 1 de octubre al 30 de noviembre de 2026. Consulta condiciones'],
    ['an earlier bill', 'Your previous bill, for Sep 19, 2026 to Oct 18, 2026, was paid'],
    ['an appointment', 'We will inspect the pipe between 11/02/26 and 12/18/26'],
  ])('not those of %s', (_, row) => {
    expect(bill(row).periodFrom).toBeUndefined();
    expect(bill(row, 'Periodo: 08/09/2026 al 07/10/2026').periodFrom).toBe('2026-09-08');
  });
});

test('a company at the top that says what to pay sends a bill, whatever banks and accounts it names below', () => {
  const rows = [
    'TOTALPLAY\tEstado de cuenta',
    'Saldo anterior\t$904.00',
    'Linea telefonica',
    'Total a pagar\t$904.00',
    ...Array(5).fill('Cargo'),
  ];
  const ways = ['BBVA\tCITIBANAMEX', 'Transferencia SPEI', 'CLABE 127180064818218214'];
  expect(readDocumentText([...rows, ...ways]).kind).toBe('phone_bill');
  const movements = ['Oct 16, 2026\tCRICKET WIRELESS\t-$40.00', 'Oct 17, 2026\tVERIZON\t-$50.00'];
  const statement = [
    'CURRENT.COM\tMonthly statement',
    'Statement period\t10/01/2026 - 10/31/2026',
    ...Array(6).fill('Oct 2, 2026\tCash\t$1.00'),
    ...movements,
  ];
  expect(readDocumentText(statement).kind).toBe('bank_statement');
});

test('a bank is called by its brand where only that is at the head of a statement', () => {
  const rows = ['HEY, BANCO\tEstado de cuenta', 'Periodo 01/OCT/2026 al 31/OCT/2026', 'CLABE 058180024939727043'];
  expect(readDocumentText(rows).fields.bank).toBe('Hey Banco');
  expect(readDocumentText(rows.map((row) => row.replace('HEY, BANCO', 'BANREGIO'))).fields.bank).toBe('Banregio');
});
