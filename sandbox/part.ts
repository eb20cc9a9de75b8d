import type { FastifyInstance } from 'fastify';
import type { SandboxState } from './state.ts';

/** An outside service simulated by the sandbox. */
export interface SandboxPart {
  /** Routes start with `/{name}`; scripted answers and received calls use this name. */
  readonly name: string;
  /** Heading on the sandbox's page. */
  readonly title: string;
  mount(app: FastifyInstance, state: SandboxState): void;
  /** Its contents on the sandbox's page; escaped HTML (see html.ts). */
  section(state: SandboxState): string;
  /** The settings that point a product at this part, for a sandbox at `state.url`; used only if none of them is set. */
  settings?(state: SandboxState): Record<string, string>;
  /** For protocols other than HTTP: called once the sandbox has its address. */
  start?(state: SandboxState): Promise<void>;
  stop?(): Promise<void>;
}
