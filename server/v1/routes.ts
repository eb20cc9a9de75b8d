import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import * as applications from './applications.ts';
import * as events from './events.ts';

/** Every call for other systems. */
export function register(app: FastifyInstance, deps: Deps): void {
  applications.register(app, deps);
  events.register(app, deps);
}
