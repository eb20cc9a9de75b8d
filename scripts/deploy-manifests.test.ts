import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import product from '../package.json' with { type: 'json' };
import { readConfig } from '../server/config/config.ts';

// No engine runs these files in a test. They are read here as strictly as one would: unknown fields, names that nothing has, ports
// that nobody listens on, commands that aren't there.
const root = path.join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8');
const image = `volante:${product.version}`;
const given = { DATABASE_URL: 'postgresql://v:v@database/volante', SECRET_KEY: 'x'.repeat(32) };

const name = z.string().regex(/^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/);
const labels = z.record(z.string(), z.string());
const seconds = z.number().int().positive();
const quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/);
const selector = z.strictObject({ matchLabels: labels });
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.enum(['/healthz', '/readyz']), port: name }),
  periodSeconds: seconds,
  timeoutSeconds: seconds.optional(),
  failureThreshold: seconds,
});
const container = z.strictObject({
  name,
  image: z.literal(image),
  command: z.array(z.string()).optional(),
  envFrom: z.array(z.strictObject({ configMapRef: z.strictObject({ name }) })).optional(),
  env: z.array(z.strictObject({ name: z.string().regex(/_FILE$/), value: z.string() })),
  ports: z.array(z.strictObject({ name, containerPort: z.number().int() })).default([]),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  resources: z
    .strictObject({
      requests: z.strictObject({ cpu: quantity, memory: quantity }),
      limits: z.strictObject({ memory: quantity }),
    })
    .optional(),
  volumeMounts: z.array(
    z.strictObject({ name, mountPath: z.string().startsWith('/'), readOnly: z.boolean().optional() }),
  ),
});
const volume = z.union([
  z.strictObject({ name, emptyDir: z.strictObject({ sizeLimit: quantity.optional() }) }),
  z.strictObject({ name, secret: z.strictObject({ secretName: name, defaultMode: z.number() }) }),
]);
const pod = z.strictObject({
  restartPolicy: z.literal('Never').optional(),
  automountServiceAccountToken: z.literal(false),
  terminationGracePeriodSeconds: seconds.optional(),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: seconds,
    fsGroup: seconds,
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  topologySpreadConstraints: z
    .array(
      z.strictObject({
        maxSkew: seconds,
        topologyKey: z.string(),
        whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
        labelSelector: selector,
      }),
    )
    .optional(),
  containers: z.tuple([container]),
  volumes: z.array(volume),
});
const metadata = z.strictObject({ name, labels: labels.optional() });
const template = z.strictObject({
  metadata: z.strictObject({ labels, annotations: labels.optional() }).optional(),
  spec: pod,
});
const kinds = {
  ConfigMap: z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('ConfigMap'),
    metadata,
    // Numbers are refused here, so they stand in quotes.
    data: labels,
  }),
  Deployment: z.strictObject({
    apiVersion: z.literal('apps/v1'),
    kind: z.literal('Deployment'),
    metadata,
    spec: z.strictObject({
      replicas: seconds,
      selector,
      strategy: z.strictObject({
        rollingUpdate: z.strictObject({ maxSurge: z.number(), maxUnavailable: z.number() }),
      }),
      template,
    }),
  }),
  Service: z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('Service'),
    metadata,
    spec: z.strictObject({
      selector: labels,
      ports: z.array(z.strictObject({ name, port: z.number(), targetPort: name })),
    }),
  }),
  PodDisruptionBudget: z.strictObject({
    apiVersion: z.literal('policy/v1'),
    kind: z.literal('PodDisruptionBudget'),
    metadata,
    spec: z.strictObject({ minAvailable: seconds, selector }),
  }),
  Job: z.strictObject({
    apiVersion: z.literal('batch/v1'),
    kind: z.literal('Job'),
    metadata,
    spec: z.strictObject({ backoffLimit: seconds, ttlSecondsAfterFinished: seconds, template }),
  }),
};

function manifests(file: string): unknown[] {
  return parseAllDocuments(read(file), { version: '1.1' }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
}
function one<Kind extends keyof typeof kinds>(kind: Kind): z.output<(typeof kinds)[Kind]> {
  const all = ['kubernetes/volante.yaml', 'kubernetes/migrate.yaml'].flatMap(manifests) as { kind: string }[];
  const found = all.filter((manifest) => manifest.kind === kind);
  expect(found).toHaveLength(1);
  return kinds[kind].parse(found[0]) as z.output<(typeof kinds)[Kind]>;
}
const deployment = one('Deployment');
const [server] = deployment.spec.template.spec.containers;
const settings = one('ConfigMap').data;
const config = readConfig({ ...given, ...settings });

/** In the image `/app` is the product, and the health check beside it. */
function isInImage(command: readonly string[]): boolean {
  const [node, script = ''] = command;
  const file = script.replace('/app/image/', 'scripts/image/').replace('/app/', '');
  return node === '/usr/bin/node' && existsSync(path.join(root, file));
}

test('every manifest is of a kind that Kubernetes has, with fields that the kind has', () => {
  const found = ['kubernetes/volante.yaml', 'kubernetes/migrate.yaml'].flatMap(manifests) as { kind: string }[];
  expect(found.map(({ kind }) => kind).sort()).toEqual(Object.keys(kinds).sort());
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) one(kind);
});

test('the probes ask the port that the product listens on, and metrics are scraped where they are served', () => {
  const portOf = (wanted: string) => server.ports.find((port) => port.name === wanted)?.containerPort;
  expect(portOf('http')).toBe(config.PORT);
  expect(portOf('metrics')).toBe(config.METRICS_PORT);
  expect(deployment.spec.template.metadata?.annotations?.['prometheus.io/port']).toBe(String(config.METRICS_PORT));
  const probes = [server.startupProbe, server.livenessProbe, server.readinessProbe];
  expect(probes.map((asked) => [asked?.httpGet.path, asked?.httpGet.port])).toEqual([
    ['/healthz', 'http'],
    ['/healthz', 'http'],
    ['/readyz', 'http'],
  ]);
  // Out of service before it stops: two failed probes and the time between.
  const { periodSeconds, failureThreshold } = server.readinessProbe!;
  expect(periodSeconds * failureThreshold).toBeLessThan(config.STOP_DELAY);
  const grace = deployment.spec.template.spec.terminationGracePeriodSeconds;
  expect(grace).toBeGreaterThanOrEqual(config.STOP_DELAY + 30);
});

test('what selects servers selects these, and some of them may be taken away', () => {
  const mine = deployment.spec.template.metadata?.labels;
  const { spec: service } = one('Service');
  const { spec: budget } = one('PodDisruptionBudget');
  for (const chosen of [deployment.spec.selector.matchLabels, service.selector, budget.selector.matchLabels])
    expect(mine).toMatchObject(chosen);
  expect(service.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
  expect(budget.minAvailable).toBeLessThan(deployment.spec.replicas);
});

test.each(['Deployment', 'Job'] as const)(
  'the %s mounts what it names, and its secrets are where it looks for them',
  (kind) => {
    const { containers, volumes } = one(kind).spec.template.spec;
    const [{ volumeMounts, env, command }] = containers;
    expect(volumeMounts.map((mount) => mount.name).sort()).toEqual(volumes.map((each) => each.name).sort());
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
    const secrets = volumeMounts.find((mount) => mount.name === 'secrets')!;
    for (const { name: variable, value } of env)
      expect(value).toBe(`${secrets.mountPath}/${variable.replace(/_FILE$/, '')}`);
    expect(env.map((variable) => variable.name).sort()).toEqual(['DATABASE_URL_FILE', 'SECRET_KEY_FILE']);
    if (kind === 'Job') expect(isInImage(command ?? [])).toBe(true);
  },
);

const healthcheck = z.union([
  z.strictObject({ disable: z.literal(true) }),
  z.strictObject({
    test: z.array(z.string()),
    interval: z.string().regex(/^\d+s$/),
    timeout: z
      .string()
      .regex(/^\d+s$/)
      .optional(),
    start_period: z
      .string()
      .regex(/^\d+s$/)
      .optional(),
  }),
]);
const conditions = z.enum(['service_started', 'service_healthy', 'service_completed_successfully']);
const service = z.strictObject({
  image: z.string(),
  profiles: z.array(z.string()).optional(),
  entrypoint: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })).optional(),
  environment: labels.optional(),
  secrets: z.array(z.string()).default([]),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  restart: z.enum(['unless-stopped', 'no']),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  mem_limit: z.string().optional(),
  depends_on: z
    .union([z.array(z.string()), z.record(z.string(), z.strictObject({ condition: conditions }))])
    .optional(),
  healthcheck: healthcheck.optional(),
});
const compose = z.strictObject({
  name,
  'x-server': z.unknown(),
  services: z.record(name, service),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
  volumes: z.record(z.string(), z.strictObject({})),
});

test('the compose file has no unknown field, and whatever a service names is there', () => {
  const { services, secrets, volumes } = compose.parse(parse(read('compose.yml'), { merge: true }));
  for (const [of, { depends_on = {}, volumes: mounts, secrets: wanted }] of Object.entries(services)) {
    for (const secret of wanted) expect(secrets, of).toHaveProperty(secret);
    for (const [source = ''] of mounts.map((mount) => mount.split(':')))
      if (source.startsWith('.')) expect(existsSync(path.join(root, 'deploy', source)), source).toBe(true);
      else expect(volumes, of).toHaveProperty(source);
    for (const [other, condition] of Array.isArray(depends_on)
      ? depends_on.map((each) => [each, null] as const)
      : Object.entries(depends_on)) {
      expect(services, of).toHaveProperty(other);
      if (condition?.condition === 'service_healthy') expect(services[other]!.healthcheck).toHaveProperty('test');
      if (condition?.condition === 'service_completed_successfully') expect(services[other]!.restart).toBe('no');
    }
  }
});

test('the servers of the compose file have settings that hold, commands that exist, and a proxy that finds them', () => {
  const { services } = compose.parse(parse(read('compose.yml'), { merge: true }));
  const servers = Object.entries(services).filter(([of]) => of.startsWith('server-'));
  const proxy = read('Caddyfile');
  for (const [of, { image: made, environment, healthcheck: check }] of servers) {
    expect(made).toBe(image);
    const { SECRET_KEY_FILE: file, ...own } = environment ?? {};
    expect(file).toBe('/run/secrets/secret_key');
    const { PORT } = readConfig({ ...given, ...own });
    expect(proxy).toContain(`${of}:${PORT}`);
    expect(isInImage((check as { test: string[] }).test.slice(1))).toBe(true);
  }
  expect(servers).toHaveLength(2);
  expect(isInImage(services.migrate?.entrypoint ?? [])).toBe(true);
});
