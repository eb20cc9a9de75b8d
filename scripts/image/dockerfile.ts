import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An instruction of a Dockerfile: its name in capitals, and the rest of its line. */
export interface Instruction {
  name: string;
  value: string;
}

/** The instructions of a Dockerfile, without comments, continued lines joined. */
export function readInstructions(text: string): Instruction[] {
  const lines = text.replace(/^\s*#.*\n/gm, '').replaceAll(/\\\n\s*/g, ' ');
  return [...lines.matchAll(/^(\w+)\s+(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }));
}

export const dockerfile = readInstructions(readFileSync(path.join(import.meta.dirname, '../../Dockerfile'), 'utf8'));

/** The last stage is the image. */
function last(name: string): string {
  return dockerfile.findLast((instruction) => instruction.name === name)?.value ?? '';
}

/** Program, settings and user of the image. */
export const running = {
  base: last('FROM'),
  entrypoint: JSON.parse(last('ENTRYPOINT')) as string[],
  health: JSON.parse(last('HEALTHCHECK').replace(/^.*CMD /, '')) as string[],
  env: Object.fromEntries(
    last('ENV')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  ),
  user: last('USER'),
};
