import { expect } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';

/** Applications by the name of their driver, and their rows in the queue. */
export function rowsOf(server: TestApp) {
  const save = ({ requestId }: { requestId: string }, payload: object) =>
    server.inject({ method: 'PATCH', url: `/api/public/admission/requests/${requestId}/personal-data`, payload });
  return {
    save,
    async named(firstName: string, lastName: string, more: object = {}) {
      const application = await server.open('mx');
      const saved = await save(application, {
        firstName,
        lastName,
        phone: '5512345678',
        email: 'x@example.com',
        ...more,
      });
      expect(saved.statusCode).toBe(200);
      return application;
    },
    async rowOf({ applicationId }: { applicationId: string }) {
      return (await server.query('select * from queue_rows where application_id = $1', [applicationId]))[0];
    },
  };
}
