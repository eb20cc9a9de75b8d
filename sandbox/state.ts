/** An answer that somebody asked for in place of the real one. */
export interface ScriptedAnswer {
  status: number;
  headers?: Record<string, string>;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
  delayMs?: number;
  /** Breaks the connection in the middle of the body. */
  cut?: boolean;
  /** Only for calls whose path below the part starts so; the next call of any path by default. */
  path?: string;
}

/** A call as it arrived. */
export interface ReceivedCall {
  part: string;
  at: string;
  method: string;
  /** Below the part, without the query. */
  path: string;
  query: unknown;
  headers: Record<string, unknown>;
  body: unknown;
  status: number;
}

/** What the parts share: received calls, scripted answers, and what each part remembers. */
export interface SandboxState {
  /** Where the sandbox is reached, without a trailing slash. */
  url: string;
  /** The product that is told of events by webhook; null when there is none. */
  productUrl: string | null;
  /** The last calls, newest first. */
  calls(part?: string): ReceivedCall[];
  record(call: ReceivedCall): void;
  script(part: string, answers: ScriptedAnswer[]): void;
  /** The next scripted answer for a call, which is then used up. */
  takeScripted(part: string, path: string): ScriptedAnswer | null;
  /** What a part keeps in this sandbox under a name of its own; made at the first call. */
  keep<Kept>(name: string, make: () => Kept): Kept;
  /** Forgets calls and scripted answers. */
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
