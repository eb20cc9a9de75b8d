import type { CountryCode } from '@volante/contract/country.ts';

const mexico = {
  name: 'NOMBRE',
  surnames: 'NÚÑEZ ÁVILA',
  givenNames: 'MARÍA JOSÉ',
  address: 'DOMICILIO',
  street: 'AV. JUÁREZ 120, CENTRO',
  town: '06050 CIUDAD DE MÉXICO',
  valid: 'VIGENCIA 2022–2032',
  license: 'LICENCIA DE CONDUCIR',
  bill: 'RECIBO DE LUZ',
  total: 'TOTAL',
  billed: 'OCT 2026',
  statement: 'ESTADO DE CUENTA',
  period: '1 al 31 de octubre de 2026',
  account: 'CUENTA ···· 4821',
  balance: 'SALDO',
  safetyCourse: 'CURSO DE SEGURIDAD',
  completed: 'APROBADO',
  rideHistory: 'HISTORIAL DE VIAJES',
  rides: '2,314 VIAJES',
  drivingRecord: 'HISTORIAL DE MANEJO',
  clear: 'SIN INFRACCIONES',
};

export type DocumentWords = Record<keyof typeof mexico, string>;

/** The texts on a country's drawn papers, all invented. */
export const documentWords: Record<CountryCode, DocumentWords> = {
  mx: mexico,
  us: {
    name: 'NAME',
    surnames: 'RIVERA',
    givenNames: 'ANDREA',
    address: 'ADDRESS',
    street: '2210 ELM ST, APT 4',
    town: 'DALLAS, TX 75201',
    valid: 'EXP 04/12/2031',
    license: 'DRIVER LICENSE',
    bill: 'ELECTRIC BILL',
    total: 'TOTAL',
    billed: 'OCT 2026',
    statement: 'BANK STATEMENT',
    period: 'October 1 to 31, 2026',
    account: 'ACCOUNT ···· 4821',
    balance: 'BALANCE',
    safetyCourse: 'SAFETY COURSE',
    completed: 'COMPLETED',
    rideHistory: 'RIDE HISTORY',
    rides: '2,314 RIDES',
    drivingRecord: 'DRIVING RECORD',
    clear: 'CLEAR',
  },
};
