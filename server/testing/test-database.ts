import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../core/database/db.ts';
import { templateName, urlOf } from './test-postgres.ts';

export interface TestDatabase extends OpenDatabase {
  url: string;
}

/**
 * A database of its own for a test file, with all migrations applied and no rows (about 15 ms).
 * `close` drops it: `const t = await createTestDatabase(); afterAll(t.close);`
 */
export function createTestDatabase(connections?: number): Promise<TestDatabase> {
  return create(templateName, connections);
}

/** The same without any table, as an operator hands it over. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create('template1');
}

async function create(template: string, connections?: number): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = urlOf(inject('postgresUrl'), name);
  const open = openDatabase(url, connections === undefined ? {} : { connections });
  return {
    ...open,
    url,
    async close() {
      await open.close();
      // Other pools of the test, such as the job queue's, may still hold a connection.
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const server = openDatabase(inject('postgresUrl'), { connections: 1, unhurried: true });
  await server.pool.query(statement).finally(server.close);
}
