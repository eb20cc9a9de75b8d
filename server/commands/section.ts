import { parseArgs } from 'node:util';
import { approveSection, type Section, sections } from '../admission/approve-section.ts';
import { failUsage, shellActor } from './shell.ts';
import { withApplication } from './shell-deps.ts';

const usage = `npm run section -- --id <request id> --approve ${sections.join('|')}`;

// Approves a section from the shell, as a member of staff. The applicant can then no longer change it.
const { id, section } = readArguments();

await withApplication(id, async (deps, application) => {
  await approveSection(deps, application, section, shellActor());
  return `${section} approved`;
});

function readArguments(): { id: string; section: Section } {
  const text = { type: 'string', default: '' } as const;
  try {
    const { id, approve } = parseArgs({ options: { id: text, approve: text } }).values;
    const section = sections.find((section) => section === approve);
    if (!id || !section) return fail('Required: --id and --approve');
    return { id, section };
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  return failUsage(message, usage);
}
