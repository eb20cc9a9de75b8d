export function runSandbox(
  node: string,
  env?: NodeJS.ProcessEnv,
): { settings: Promise<Record<string, string>>; stop: () => Promise<void> };
