import { describe, expect, test } from 'vitest';
import { withLabelMended } from '../page/values.ts';
import { readDocumentText } from './read-text.ts';

const phone = ['TELMEX', 'Internet', 'Total a pagar\t$549.00'];
const read = (...rows: string[]) => readDocumentText([...phone, ...rows]).fields;

describe('an address is read from its parts, however they are divided into lines', () => {
  const whole = {
    ...{ street: 'CEIBA', streetNumber: '12', neighborhood: 'DEL VALLE' },
    ...{ postalCode: '64000', city: 'MONTERREY', state: 'Nuevo León' },
  };

  test.each([
    ['a line each', ['CEIBA 12', 'COL DEL VALLE', 'MONTERREY, N.L.', 'C.P. 64000']],
    ['wrapped at commas', ['CEIBA 12,', 'COL. DEL VALLE, MONTERREY,', 'N.L. C.P. 64000']],
    ['the postal code first', ['CEIBA NUM. 12', 'COL DEL VALLE', '64000 MONTERREY, NUEVO LEON']],
    ['a neighborhood without its word, and the town below', ['CEIBA NO. 12', 'DEL VALLE, 64000', 'MONTERREY, N.L.']],
    ['the streets beside it', ['CEIBA 12', 'AZAHARES Y TULIPANES', 'DEL VALLE', 'C.P. 64000', 'MONTERREY, N.L.']],
  ])('%s', (_, lines) => {
    expect(read('ANA SOFIA LOPEZ', ...lines)).toMatchObject(whole);
  });

  test.each([
    ['in one line', ['Domicilio:\tCEIBA 12, COL DEL VALLE, 64000, MONTERREY, N.L.']],
    [
      'with a label each',
      ['Domicilio:\tCEIBA 12', 'Colonia:\tDEL VALLE', 'Municipio:\tMONTERREY', 'Estado:\tNUEVO LEON', 'C.P.:\t64000'],
    ],
  ])('beside its label, %s', (_, lines) => {
    expect(read('Titular:\tANA SOFIA LOPEZ', ...lines)).toMatchObject({ holder: 'ANA SOFIA LOPEZ', ...whole });
  });

  test('with labels beneath its values', () => {
    const rows = [
      'ANA SOFIA LOPEZ',
      'TITULAR',
      'CEIBA 12',
      'DOMICILIO',
      'DEL VALLE',
      'COLONIA',
      '64000 MONTERREY, N.L.',
      'LOCALIDAD',
    ];
    expect(read(...rows)).toMatchObject({ holder: 'ANA SOFIA LOPEZ', ...whole });
  });

  test('with rows of labels beneath rows of values, some of which are of nothing known', () => {
    const rows = [
      ...['ANA SOFIA LOPEZ\t1131449\t23289610', 'NOMBRE DEL USUARIO\tNIS\tMEDIDOR'],
      ...['CEIBA 12\tDEL VALLE\t64000\tMONTERREY, N.L.', 'CALLE Y NUMERO\tCOLONIA\tC.P.\tMUNICIPIO'],
      ...['09/OCT/2026\t26/OCT/2026', 'FECHA DE EMISION\tVENCE'],
    ];
    expect(read(...rows)).toMatchObject({ holder: 'ANA SOFIA LOPEZ', ...whole });
  });

  test('but not with labels as far above their values, some of which are of nothing known', () => {
    const rows = [
      ...['NOMBRE\tGIRO\tTARIFA', 'ANA SOFIA LOPEZ\tDOMESTICO\tHABITACIONAL', 'DIRECCION\tCOLONIA\tC.P.'],
      ...['CEIBA 12 INT D-4\tDEL VALLE\t64000', 'MEDIDOR\tLECTURA\tPERIODO', 'S51341157\t278\t11'],
    ];
    const home = { street: 'CEIBA', department: 'D-4', neighborhood: 'DEL VALLE', postalCode: '64000' };
    expect(read(...rows)).toMatchObject({ holder: 'ANA SOFIA LOPEZ', ...home });
  });

  test.each([
    ['with the country behind the state', ['CEIBA 12', 'COL DEL VALLE, MONTERREY', 'NUEVO LEON, MEXICO, C.P. 64000']],
    ['with the country right behind it', ['CEIBA 12', 'DEL VALLE', 'MONTERREY', 'NL MEXICO CP 64000']],
    [
      'with a label for three parts',
      ['CEIBA 12, COL DEL VALLE', 'Ciudad, estado y codigo postal', 'MONTERREY, N.L., C.P. 64000'],
    ],
  ])('%s', (_, lines) => {
    expect(read('ANA SOFIA LOPEZ', ...lines)).toMatchObject(whole);
  });

  test('a town goes on in the next line', () => {
    const fields = read('Tu domicilio', 'CEIBA 12, DEL VALLE, ECATEPEC DE', 'MORELOS, MEXICO, 55708');
    expect(fields).toMatchObject({ city: 'ECATEPEC DE MORELOS', state: 'Estado de México' });
  });

  test.each([
    ['CEIBA 12 4', { street: 'CEIBA', streetNumber: '12', department: '4' }],
    ['CEIBA 12 45', { street: undefined, streetNumber: undefined, department: undefined }],
    ['NORTE 45 12', { street: 'NORTE 45', streetNumber: '12', department: undefined }],
  ])('of two numbers the fewer are what is inside, if the street isn’t called by one: %s', (street, parts) => {
    const { fields } = readDocumentText([...phone, 'ANA SOFIA LOPEZ', street, 'DEL VALLE', 'MONTERREY, N.L. 64000']);
    const { street: name, streetNumber, department, postalCode } = fields;
    expect({ street: name, streetNumber, department, postalCode }).toEqual({ ...parts, postalCode: '64000' });
  });
});

test.each([
  ['DIRECCI6N:CEIBA 12', 'DIRECCION:CEIBA 12'],
  ['DOMICLIO DE SUMINISTRO', 'DOMICILIO DE SUMINISTRO'],
  ['PERIOD0 FACTURADO', 'PERIODO FACTURADO'],
  ['CLEMENTE PEÑA', 'CLEMENTE PEÑA'],
])('a label with a letter misread is put right, and no other word: %s', (text, mended) => {
  expect(withLabelMended(text)).toBe(mended);
});

describe('a part that could be another one is left out', () => {
  test('the only one between street and state, which is neighborhood or town', () => {
    const fields = read('ANA SOFIA LOPEZ', 'CEIBA 12', 'SAN JUAN', 'N.L. C.P. 64000');
    expect(fields).toMatchObject({ street: 'CEIBA', state: 'Nuevo León' });
    expect([fields.city, fields.neighborhood]).toEqual([undefined, 'SAN JUAN']);
  });

  test('a neighborhood whose rest may be in the next line', () => {
    expect(read('ANA SOFIA LOPEZ', 'CEIBA 12', 'COL VILLAS DE LA', 'C.P. 64000').neighborhood).toBeUndefined();
  });

  test('a street that goes on in the next line', () => {
    expect(read('ANA SOFIA LOPEZ', 'CALLE 16', 'DE SEPTIEMBRE 20', 'COL CENTRO C.P. 64000')).toMatchObject({
      street: '16 DE SEPTIEMBRE',
      streetNumber: '20',
    });
  });

  test('the postal code in a company’s small print', () => {
    const print = 'Empresa, S.A. de C.V. Av. Central 60, Col. Tacuba, C.P. 11410, Ciudad de México';
    expect(read('Nombre:\tANA SOFIA LOPEZ', print).postalCode).toBeUndefined();
  });
});

describe('a name', () => {
  test('of two rows is one if the RFC below it fits', () => {
    const below = (rfc: string) =>
      read('MARIA DE LOS ANGELES', 'MONTOYA PEÑA', `RFC: ${rfc}`, 'DIRECCION: CEIBA 12, 64000, MONTERREY');
    expect(below('MOPA970126H93')).toMatchObject({
      holder: 'MARIA DE LOS ANGELES MONTOYA PEÑA',
      street: 'CEIBA',
      city: 'MONTERREY',
    });
    expect(below('LOPA970126H93').holder).toBeUndefined();
  });

  test('printed twice is one person’s', () => {
    const home = ['ANA SOFIA LOPEZ', 'CEIBA 12', 'COL CENTRO C.P. 64000'];
    expect(read(...home, 'Corte aquí', ...home).holder).toBe('ANA SOFIA LOPEZ');
  });

  test('has a hyphen, and an initial that the page has elsewhere', () => {
    const address = ['120 LEMON AVE', 'LA MESA, CA 91942'];
    const holder = (...rows: string[]) =>
      readDocumentText(['SPECTRUM', 'INTERNET', 'Amount due\t$50.00', ...rows]).fields.holder;
    expect(holder('BEATRIZ H RIVERA-SOTO', ...address)).toBe('BEATRIZ H RIVERA-SOTO');
    expect(holder('MARTAP TREJO', ...address, 'UBER USA MARTA P TREJO')).toBe('MARTA P TREJO');
  });

  test('stands below a number that sorts letters', () => {
    const rows = [
      'Your wireless bill',
      '09271243 61 AB 0.547',
      'DANIEL J WALKER',
      '1744 OAKWOOD DR',
      'HOUSTON TX 77001',
    ];
    expect(readDocumentText(['T-Mobile', 'Amount due', ...rows]).fields.holder).toBe('DANIEL J WALKER');
  });
});

describe('an American address', () => {
  const usa = (...rows: string[]) =>
    readDocumentText(['T-Mobile wireless', 'Amount due', 'DANIEL J WALKER', ...rows]).fields;

  test.each(['LAS VEGAS, NV 89118-4710', 'LAS VEGASNV 89118', 'LAS VEGAS NV89118'])('ends in %s', (line) => {
    expect(usa('1744 OAKWOOD DR', line)).toMatchObject({
      street: '1744 OAKWOOD DR',
      city: 'LAS VEGAS',
      state: 'NV',
      zip: '89118',
    });
  });

  test('has the letter O in its state, and a space after its number', () => {
    expect(usa('12926N MESA ST', 'AURORA, C0 80058')).toMatchObject({ street: '12926 N MESA ST', state: 'CO' });
  });
});

describe('the days of a bill', () => {
  test('stand below labels of their own, the month first in English', () => {
    const rows = [
      'Lone Star Electric Service',
      'Amount due: $142.18',
      'Meter\tFrom\tTo\tkWh',
      '9712\t09/11/26\t10/12/26\t794',
    ];
    expect(readDocumentText(rows).fields).toMatchObject({ periodFrom: '2026-09-11', periodTo: '2026-10-12' });
  });

  test('aren’t those of an offer', () => {
    expect(read('Promoción del 15-SEP-2026', 'al 15-NOV-2026').periodTo).toBeUndefined();
    expect(read('Periodo del 15-SEP-2026', 'al 15-NOV-2026').periodTo).toBe('2026-11-15');
  });
});

test('a statement covers the days from its beginning balance to its ending one, in the year of its date', () => {
  const rows = [
    'Wells Fargo Everyday Checking',
    'October 31, 2026',
    'Beginning balance on 10/1\t$981.65',
    'Ending balance on 10/31\t$1,620.70',
  ];
  expect(readDocumentText(rows).fields).toMatchObject({
    month: '2026-10',
    periodFrom: '2026-10-01',
    periodTo: '2026-10-31',
  });
  expect(readDocumentText(rows.toSpliced(1, 1)).fields.month).toBeUndefined();
});

test('a gas bill is no water bill', () => {
  const rows = [
    'Naturgy',
    'Importe a pagar\t$238.42',
    'Tu consumo de gas natural',
    'Lectura\tM3',
    'ANA SOFIA LOPEZ',
    'CEIBA 12',
    'COL CENTRO C.P. 64000',
  ];
  const { kind, fields } = readDocumentText(rows);
  expect([kind, fields.holder]).toEqual(['gas_bill', 'ANA SOFIA LOPEZ']);
});

test('the bank is that of the account’s CLABE where its logo isn’t read', () => {
  const rows = [...'0123456789'].map((digit) =>
    readDocumentText(['Estado de Cuenta', `No. Cuenta CLABE\t01218001234567890${digit}`, 'SPEI RECIBIDO SANTANDER']),
  );
  expect(rows.flatMap(({ fields }) => (fields.clabe ? [fields.bank] : []))).toEqual(['BBVA']);
});

describe('what isn’t certain of an American address', () => {
  const usa = (...rows: string[]) =>
    readDocumentText(['T-Mobile wireless', 'Amount due', 'DANIEL J WALKER', ...rows]).fields;

  test('are words of the street without a space between them', () => {
    expect(usa('8018 OLD MILLRD', 'AURORA, CO 80058').street).toBeUndefined();
    expect(usa('8847 S 3RDSTFL2', 'AURORA, CO 80058').street).toBeUndefined();
    expect(usa('8847 S 3RD ST FL 2', 'AURORA, CO 80058').street).toBe('8847 S 3RD ST FL 2');
  });

  test('is a ZIP code of another state, and what prose says is nobody', () => {
    expect(usa('1744 OAKWOOD DR', 'AURORA, CO 33037').zip).toBeUndefined();
    const rows = ['A new phone is on us', 'Visit a store: 5500 Center Dr', 'LA MESA, CA 91942'];
    expect(readDocumentText(['T-Mobile wireless', 'Amount due', ...rows]).fields.holder).toBeUndefined();
  });
});

test('the days of a bill without a year are in that of its date', () => {
  const rows = [
    'Lone Star Electric Service',
    'Amount due: $142.18',
    'Bill date\tOct 15, 2026',
    'For service\tSep 12 - Oct 13',
  ];
  expect(readDocumentText(rows).fields).toMatchObject({ periodFrom: '2026-09-12', periodTo: '2026-10-13' });
});

test('a statement covers the days after the last one’s balance', () => {
  const rows = ['Truist', 'Account statement', 'Truist One Checking 1330711028920'];
  const balances = ['Your previous balance as of 09/30/2026\t$1.00', 'Your new balance as of 10/30/2026\t$2.00'];
  const period = { periodFrom: '2026-10-01', periodTo: '2026-10-30' };
  expect(readDocumentText([...rows, ...balances]).fields).toMatchObject({
    month: '2026-10',
    lastFour: '8920',
    ...period,
  });
});

test('an account’s number is hidden behind dots, and a card’s in the movements isn’t it', () => {
  const rows = [
    'Capital One',
    'Your October 2026 bank statement',
    '360 Checking...9189',
    '10/05\tCARD ****4471\t-$10.94',
  ];
  expect(readDocumentText(rows).fields).toMatchObject({ month: '2026-10', lastFour: '9189' });
});

test('of two accounts the one that heads the movements is meant', () => {
  const rows = [
    ...['Capital One', 'Your October 2026 bank statement', '360 Checking...0115\t$5.00', '360 Savings...9219\t$6.00'],
    ...['360 Checking - 36512350115', 'DATE\tDESCRIPTION\tAMOUNT', 'OCT 5\tDEPOSIT FROM UBER\t+ $267.45'],
  ];
  expect(readDocumentText(rows).fields.lastFour).toBe('0115');
  expect(
    readDocumentText(rows.toSpliced(4, 1)).fields.lastFour,
    'the last one of a summary heads nothing',
  ).toBeUndefined();
});

describe('an address is read from labelled parts', () => {
  test('street, number and what is inside, with a label each', () => {
    const rows = ['Nombre del usuario\tUso', 'ANA SOFIA LOPEZ\tDomestico'];
    const fields = read(...rows, 'Calle\tCEIBA', 'No. ext.\t12', 'No. int.\t4', 'Colonia\tDEL VALLE', 'C.P.\t64000');
    expect(fields).toMatchObject({ street: 'CEIBA', streetNumber: '12', department: '4', neighborhood: 'DEL VALLE' });
  });

  test('town and state, or postal code and town, beside one label', () => {
    const rows = ['Titular:\tANA SOFIA LOPEZ', 'Calle y numero\tCEIBA 12', 'Colonia\tDEL VALLE'];
    const town = { city: 'MONTERREY', state: 'Nuevo León', postalCode: '64000' };
    expect(read(...rows, 'Ciudad / Estado\tMONTERREY, N.L.', 'Codigo postal\t64000')).toMatchObject(town);
    expect(read(...rows, 'Codigo postal y municipio\t64000 MONTERREY, N.L.')).toMatchObject(town);
  });
});

test('BARRIO belongs to a name that begins with DE; a name goes on between its line and the town', () => {
  const lines = (quarter: string) =>
    read('ANA SOFIA LOPEZ', 'CEIBA 12', ...quarter.split('/'), 'MONTERREY, N.L. 64000');
  expect(lines('BARRIO DE SAN LUCAS').neighborhood).toBe('BARRIO DE SAN LUCAS');
  expect(lines('COL DEL VALLE').neighborhood).toBe('DEL VALLE');
  expect(lines('COL SAN BALTAZAR/CAMPECHE').neighborhood).toBe('SAN BALTAZAR CAMPECHE');
  expect(lines('E CALLE 18 Y CALLE 20/UNIDAD GUERRERO').neighborhood).toBe('UNIDAD GUERRERO');
});

describe('the holder is whom the paper is sent to', () => {
  const american = ['Phone bill', 'SPECTRUM', 'INTERNET', 'Amount due\t$50.00'];
  const home = ['OMAR K TRAN', '120 LEMON AVE', 'LA MESA, CA 91942'];
  const holder = (...rows: string[]) => readDocumentText([...american, ...rows]).fields.holder;

  test.each([
    [
      'not the company to whose box payments go',
      [...home, 'Remit to:', 'ACME PHONES', 'PO BOX 60', 'LA MESA, CA 91942'],
    ],
    ['below a date', ['October 1, 2026 - October 31, 2026', ...home]],
    ['not the branch above', ['GREEN HILLS OFFICE', '20 GLEN ECHO RD', 'LA MESA, CA 91942', ...home]],
  ])('%s', (_, rows) => {
    expect(holder(...rows)).toBe('OMAR K TRAN');
  });
});

test('of two people above an address, nobody is the holder for certain', () => {
  const fields = readDocumentText([
    'SPECTRUM',
    'INTERNET',
    'Amount due\t$50.00',
    'OMAR K TRAN',
    'CARLA M TRAN',
    '120 LEMON AVE',
    'LA MESA, CA 91942',
  ]).fields;
  expect(fields.holder).toBeUndefined();
});

test('a state that is named twice is no town, and a company’s postal code isn’t the holder’s', () => {
  expect(read('ANA SOFIA LOPEZ', 'CEIBA 12', 'MITRAS CENTRO', 'MONTERREY, NUEVO LEON', 'C.P. 64133 N.L.').city).toBe(
    'MONTERREY',
  );
  expect(read('COL. OBISPADO, C.P. 64060', 'R.F.C. SAD560301MT9').postalCode).toBeUndefined();
});

test('a bank beside the days of a statement is its head', () => {
  const rows = (period: string) => [
    `FIFTH THIRD BANK\tStatement Period Date:\t${period}`,
    'Account Summary\tDeposits / Credits\t$10.00',
    'Beginning balance\t$0.00',
  ];
  expect(readDocumentText(rows('10/1/2026 - 10/31/2026')).fields.bank).toBe('Fifth Third');
  expect(readDocumentText(rows('10/1/2026 PURCHASE')).fields.bank).toBeUndefined();
});

test('a name stands below a brand whose only word has a digit inside', () => {
  const rows = [
    'GO2BANK',
    'DANIEL J WALKER',
    '1744 OAKWOOD DR',
    'HOUSTON TX 77001',
    'Statement of Account',
    'Deposits',
  ];
  expect(readDocumentText(rows).fields).toMatchObject({ holder: 'DANIEL J WALKER', street: '1744 OAKWOOD DR' });
});
