import type { FastifyInstance } from 'fastify';
import type { SandboxState } from './state.ts';

/** One outside service that the sandbox plays. */
export interface SandboxPart {
  /** Its routes stand below `/{name}`; scripted answers and received calls go by this name. */
  readonly name: string;
  /** Heading on the sandbox's page. */
  readonly title: string;
  mount(app: FastifyInstance, state: SandboxState): void;
  /** What the sandbox's page shows of it; escaped HTML (see html.ts). */
  section(state: SandboxState): string;
  /** The settings that point a product at this part, for a sandbox at `state.url`; used only where none of them is set. */
  settings?(state: SandboxState): Record<string, string>;
  /** For what is no HTTP: called once the sandbox has its address. */
  start?(state: SandboxState): Promise<void>;
  stop?(): Promise<void>;
}
