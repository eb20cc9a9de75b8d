export function buildWeb(node: string, names?: readonly string[]): void;
export function buildInto(node: string, name: string, folder: string, kind?: 'production' | 'development'): boolean;
