export function portFault(env: { PORT?: string; HOST?: string }, tries?: number): Promise<string | null>;
