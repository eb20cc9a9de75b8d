import { requestPath } from '../../testing/calls.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const contact = {
  firstName: 'María José',
  lastName: 'Núñez',
  phone: '5512345678',
  email: 'maria@example.com',
};

export const mexican = {
  birthdate: '1990-05-12',
  taxId: 'nulm900512ab3',
  nationalId: 'nulm900512mdfxxr09',
  postalCode: '06600',
  state: 'Ciudad de México',
  city: 'Cuauhtémoc',
  neighborhood: 'Juárez',
  street: 'Hamburgo',
  streetNumber: '1',
};

export const american = {
  birthdate: '1990-05-12',
  postalCode: '75201',
  ssn: '123-45-6789',
  state: 'Texas',
  city: 'Dallas',
  street: 'Main St',
  rideShareTotalRides: 1200,
  avgEarningPerWeek: null,
  ocnBackgroundAndCreditCheckForApplication: true,
  privacyPolicy: true,
};

/** One of many CURPs of the same form. */
export const curp = (serial: number) => `NULM900512MDFXXR${String(serial).padStart(2, '0')}`;

/** Sends personal data as the web app does. */
export function savingTo(server: TestApp) {
  const save = (requestId: string, payload: object, headers: Record<string, string> = {}) =>
    server.call('PATCH', `${requestPath(requestId)}/personal-data`, payload, headers);
  return {
    save,
    saved: async (requestId: string, payload: object) => (await save(requestId, payload)).data?.personalData,
    broken: async (requestId: string, payload: object): Promise<string[] | undefined> =>
      (await save(requestId, payload)).error?.errors.map((e: { path: string; code: string }) => `${e.path} ${e.code}`),
    rowsOf: async (sql: string, applicationId: string) => (await server.database.pool.query(sql, [applicationId])).rows,
  };
}
