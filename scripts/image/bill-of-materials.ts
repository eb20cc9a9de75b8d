import { spawnSync } from 'node:child_process';

interface Component {
  'bom-ref': string;
  name: string;
  properties?: { name: string; value: string }[];
}
interface Bill {
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * What the product is made of, as CycloneDX: the packages of its processes, and those built into the web apps. `folder` has the
 * lockfile. npm with `--omit=dev` also leaves out what is a tool of one workspace and part of another, so tools are left out here.
 */
export function billOfMaterials(folder: string, workspaces: readonly string[]): Bill {
  const bills = [
    ask(folder, ...workspaces.map((name) => `--workspace=${name}`)),
    ask(folder, '--omit=optional', '--workspace=web'),
  ];
  const isTool = ({ properties = [] }: Component) =>
    properties.some(({ name }) => name === 'cdx:npm:package:development');
  const components = bills.flatMap((bill) => bill.components).filter((component) => !isTool(component));
  const known = new Map(components.map((component) => [component['bom-ref'], component]));
  const dependencies = new Map(bills.flatMap((bill) => bill.dependencies).map((each) => [each.ref, each]));
  return {
    ...bills[0]!,
    components: [...known.values()],
    dependencies: [...dependencies.values()]
      .filter(({ ref }) => known.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => known.has(other)) })),
  };
}

function ask(folder: string, ...which: string[]): Bill {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', ...which];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`npm could not list the packages: ${stderr}`);
  return JSON.parse(stdout) as Bill;
}
