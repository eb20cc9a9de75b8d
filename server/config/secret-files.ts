import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { inWords } from '../core/data-folder.ts';

/**
 * Reads secrets given as files, as container platforms mount them: `SECRET_KEY_FILE` names the file that contains SECRET_KEY. A
 * line break at its end is ignored. Faults name the variable and the file, never the content.
 */
export function readSecretFiles(
  settings: Record<string, z.ZodType>,
  env: NodeJS.ProcessEnv,
): { values: Record<string, string>; faults: string[] } {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const [name, setting] of Object.entries(settings)) {
    const file = env[fileVariable(name)];
    if (!file || !isSecret(setting)) continue;
    if (env[name]) faults.push(`${fileVariable(name)} and ${name} are both set: set one of them`);
    try {
      const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (text) values[name] = text;
      else faults.push(`${fileVariable(name)} names an empty file: ${file}`);
    } catch (error) {
      faults.push(`${fileVariable(name)} names a file that can't be read: ${inWords(error, file)}`);
    }
  }
  return { values, faults };
}

export function fileVariable(name: string): string {
  return `${name}_FILE`;
}

export function isSecret(setting: z.ZodType): boolean {
  return (setting.meta() as { secret?: boolean } | undefined)?.secret ?? false;
}
