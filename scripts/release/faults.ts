import { apis } from '../../server/core/http/openapi/apis.ts';
import { writtenApi } from '../openapi/written.ts';
import { generated } from './generated.ts';

/** The text of a file of the repository. */
type Read = (name: string) => string;

/** What keeps these files from being released: everything that names the version agrees, and everything written by a command is new. */
export async function faultsOf(read: Read): Promise<string[]> {
  const version: string = JSON.parse(read('package.json')).version;
  const names = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, found]) => found);
  const versions: Record<string, (string | undefined)[]> = {
    Dockerfile: names('Dockerfile', /(?:volante:|image\.version=")(\d+\.\d+\.\d+)/g),
    'deploy/compose.yml': names('deploy/compose.yml', /volante:(\d+\.\d+\.\d+)/g),
    'deploy/helm/Chart.yaml': names('deploy/helm/Chart.yaml', /^(?:version|appVersion): (\S+)$/gm),
  };
  const isOld = (name: keyof typeof generated) => read(name) !== generated[name]();
  // The next version is compared with this one: what isn't in it could be taken away again unnoticed.
  const isApiOld = read('docs/api/v1.json') !== (await writtenApi(apis.v1));
  return [
    ...Object.entries(versions)
      .filter(([, found]) => found.length === 0 || found.some((each) => each !== version))
      .map(([file, found]) => `${file} names ${found.join(', ') || 'no version'}, not ${version}`),
    ...(notesOf(version, read) === null ? [`CHANGELOG.md has no part for ${version}`] : []),
    ...(read('docs/upgrading.md').includes(`## ${version}\n`) ? [] : [`docs/upgrading.md has no part for ${version}`]),
    ...(isOld('NOTICE') || isOld('.env.example') ? ['NOTICE or .env.example is out of date: npm run generate'] : []),
    ...(isApiOld ? ['docs/api/v1.json is out of date: npm run openapi -- docs/api v1'] : []),
  ];
}

/** The part of the change log for this version. */
export function notesOf(version: string, read: Read): string | null {
  const parts = read('CHANGELOG.md').split(/^(?=## )/m);
  return (
    parts
      .find((part) => part.startsWith(`## ${version}\n`))
      ?.trim()
      .concat('\n') ?? null
  );
}
