export function buildWeb(node: string, names?: readonly string[]): void;
