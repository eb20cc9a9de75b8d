import type { FastifyInstance } from 'fastify';

/** A scripted answer in place of the real one. */
export interface ScriptedAnswer {
  status: number;
  headers?: Record<string, string>;
  /** Sent as JSON; text is sent unchanged. */
  body?: unknown;
  delayMs?: number;
  /** Breaks the connection in the middle of the body. */
  cut?: boolean;
  /** Only for calls whose path within the part has this prefix; by default the next call of any path. */
  path?: string;
}

/** A received call. */
interface ReceivedCall {
  part: string;
  at: string;
  method: string;
  /** Path within the part, without the query. */
  path: string;
  query: unknown;
  headers: Record<string, unknown>;
  body: unknown;
  status: number;
}

/** State shared by the parts: received calls, scripted answers, and each part's own state. */
export interface SandboxState {
  /** The sandbox's address, without a trailing slash. */
  url: string;
  /** The product that receives webhooks; null for none. */
  productUrl: string | null;
  /** The last calls, newest first. */
  calls(part?: string): ReceivedCall[];
  record(call: ReceivedCall): void;
  script(part: string, answers: ScriptedAnswer[]): void;
  /** Takes the next scripted answer for a call. */
  takeScripted(part: string, path: string): ScriptedAnswer | null;
  /** A part's own state under its name; created on first use. */
  keep<Kept>(name: string, make: () => Kept): Kept;
  /** Deletes calls and scripted answers. */
  clear(): void;
}

export function createState(productUrl: string | null): SandboxState {
  let calls: ReceivedCall[] = [];
  const scripted = new Map<string, ScriptedAnswer[]>();
  const kept = new Map<string, unknown>();
  return {
    url: '',
    productUrl,
    calls: (part) => calls.filter((call) => part === undefined || call.part === part),
    record(call) {
      calls = [call, ...calls].slice(0, MOST_CALLS);
    },
    script(part, answers) {
      scripted.set(part, [...(scripted.get(part) ?? []), ...answers]);
    },
    takeScripted(part, path) {
      const waiting = scripted.get(part) ?? [];
      const index = waiting.findIndex((answer) => path.startsWith(answer.path ?? ''));
      return index < 0 ? null : (waiting.splice(index, 1)[0] ?? null);
    },
    keep<Kept>(name: string, make: () => Kept) {
      if (!kept.has(name)) kept.set(name, make());
      return kept.get(name) as Kept;
    },
    clear() {
      calls = [];
      scripted.clear();
    },
  };
}

const MOST_CALLS = 200;

/** An outside service simulated by the sandbox. */
export interface SandboxPart {
  /** Routes start with `/{name}`; scripted answers and received calls use this name. */
  readonly name: string;
  /** Heading on the sandbox's page. */
  readonly title: string;
  mount(app: FastifyInstance, state: SandboxState): void;
  /** Its contents on the sandbox's page; escaped HTML (see page.ts). */
  section(state: SandboxState): string;
  /** The settings that point a product at this part, for a sandbox at `state.url`; used only if none of them is set. */
  settings?(state: SandboxState): Record<string, string>;
  /** For protocols other than HTTP: called once the sandbox has its address. */
  start?(state: SandboxState): Promise<void>;
  stop?(): Promise<void>;
}
