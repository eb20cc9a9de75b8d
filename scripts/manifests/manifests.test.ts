import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import type { z } from 'zod';
import { readSettings } from '../../reader/service/settings.ts';
import { readConfig } from '../../server/config/config.ts';
import { running } from '../image/dockerfile.ts';
import { compose, image, kinds } from './shapes.ts';

// No engine runs these files in a test, so they are checked here as strictly as an engine would: unknown fields,
// unknown names, ports without a listener, missing commands.
const root = path.join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8');
const given = { DATABASE_URL: 'postgresql://v:v@database/volante', SECRET_KEY: 'x'.repeat(32) };

const files = globSync('kubernetes/*.yaml', { cwd: path.join(root, 'deploy') });
const all = files.flatMap((file) =>
  parseAllDocuments(read(file), { version: '1.1' }).map((document) => {
    expect(document.errors, file).toEqual([]);
    return document.toJS() as { kind: string; metadata: { name: string } };
  }),
);

function manifestOf<Kind extends keyof typeof kinds>(kind: Kind, called?: string): z.output<(typeof kinds)[Kind]> {
  const found = all.filter((manifest) => manifest.kind === kind && (!called || manifest.metadata.name === called));
  expect(found).toHaveLength(1);
  return kinds[kind].parse(found[0]) as z.output<(typeof kinds)[Kind]>;
}
const deployment = manifestOf('Deployment', 'volante');
const [server] = deployment.spec.template.spec.containers;
const settings = manifestOf('ConfigMap').data;
const config = readConfig({ ...given, ...settings });

/** In the image `/app` is the product, and the health check beside it. */
function isInImage(command: readonly string[]): boolean {
  const [node, script = ''] = command;
  const file = script.replace('/app/image/', 'scripts/image/').replace('/app/', '');
  return node === 'node' && existsSync(path.join(root, file));
}

test('every manifest is of a Kubernetes kind and has only that kind’s fields', () => {
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
  for (const manifest of all) kinds[manifest.kind as keyof typeof kinds].parse(manifest);
});

test('probes and metrics use the ports that the product serves', () => {
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

test('selectors match the servers, and the disruption budget lets some of them be taken away', () => {
  const mine = deployment.spec.template.metadata?.labels;
  const { spec: service } = manifestOf('Service', 'volante');
  const { spec: budget } = manifestOf('PodDisruptionBudget');
  for (const chosen of [deployment.spec.selector.matchLabels, service.selector, budget.selector.matchLabels])
    expect(mine).toMatchObject(chosen);
  expect(service.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
  expect(budget.minAvailable).toBeLessThan(deployment.spec.replicas);
});

test.each([
  ['Deployment', 'volante'],
  ['Job', 'volante-migrate'],
] as const)('the %s %s mounts all volumes it names, and its secrets lie at their paths', (kind, called) => {
  const { template } = manifestOf(kind, called).spec;
  const { containers, volumes, securityContext } = template.spec;
  const [{ volumeMounts, env, command, envFrom = [] }] = containers;
  expect(volumeMounts.map((mount) => mount.name).sort()).toEqual(volumes.map((each) => each.name).sort());
  expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
  const secrets = volumeMounts.find((mount) => mount.name === 'secrets')!;
  const [fromFiles, plain] = [true, false].map((isFile) =>
    env.filter((each) => each.name.endsWith('_FILE') === isFile),
  );
  expect(fromFiles!.map((variable) => variable.name).sort()).toEqual(['DATABASE_URL_FILE', 'SECRET_KEY_FILE']);
  for (const { name: variable, value } of fromFiles!)
    expect(value).toBe(`${secrets.mountPath}/${variable.replace(/_FILE$/, '')}`);
  // Mode 0440: accounts other than root read them through the group.
  expect(securityContext.fsGroup).toBe(securityContext.runAsUser);
  const own = Object.fromEntries(plain!.map((each) => [each.name, each.value]));
  expect(() => readConfig({ ...given, ...(envFrom.length > 0 && settings), ...own })).not.toThrow();
  if (kind === 'Job') expect(isInImage(command ?? [])).toBe(true);
  else expect(template.metadata?.labels).toMatchObject(manifestOf(kind, called).spec.selector.matchLabels);
});

test('the reader serves where its Service and probes look, knows its secret only, and stops in time', () => {
  const { spec } = manifestOf('Deployment', 'volante-reader');
  const { containers, volumes, terminationGracePeriodSeconds, securityContext } = spec.template.spec;
  const [{ command, env, ports, readinessProbe, volumeMounts }] = containers;
  expect(isInImage(command ?? [])).toBe(true);
  const { READER_SECRET_FILE: file, ...own } = Object.fromEntries(env.map((each) => [each.name, each.value]));
  const { PORT, STOP_DELAY } = readSettings({ ...own, READER_SECRET: 'x'.repeat(16) });
  expect(ports).toEqual([{ name: 'http', containerPort: PORT }]);
  const { spec: service } = manifestOf('Service', 'volante-reader');
  expect(service.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
  for (const chosen of [spec.selector.matchLabels, service.selector])
    expect(spec.template.metadata?.labels).toMatchObject(chosen);
  expect(readinessProbe!.periodSeconds * readinessProbe!.failureThreshold).toBeLessThan(STOP_DELAY);
  expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(STOP_DELAY + 15);
  expect(volumeMounts.map((mount) => mount.name).sort()).toEqual(volumes.map((each) => each.name).sort());
  expect(file).toBe(`${volumeMounts.find((mount) => mount.name === 'secrets')!.mountPath}/READER_SECRET`);
  expect(securityContext.fsGroup).toBe(securityContext.runAsUser);
});

test('the compose file’s reader starts, and its settings are valid', () => {
  const { reader } = compose.parse(parse(read('compose.yml'), { merge: true })).services;
  expect(reader!.image).toBe(image);
  expect(isInImage(reader!.entrypoint ?? [])).toBe(true);
  const { READER_SECRET_FILE: file, ...own } = reader!.environment ?? {};
  expect(file).toBe(`/run/secrets/${reader!.secrets[0]}`);
  // Where the image's health check looks.
  expect(readSettings({ ...own, READER_SECRET: 'x'.repeat(16) }).PORT).toBe(3000);
});

test('the compose file’s secrets are for the image’s user, and its database is healthy once it answers others', () => {
  const text = read('compose.yml');
  const { secrets, services } = compose.parse(parse(text, { merge: true }));
  const given = /sudo chown (\S+) (.*)$/m.exec(text);
  expect(given?.[1]).toBe(running.user);
  // reader_secret is of a profile.
  const needed = ['secret_key', 'database_password'].map((name) => secrets[name]?.file);
  expect(given?.[2]?.split(' ')).toEqual(needed);
  // While the database is made, its server answers on its socket only, and stops again.
  expect((services.database!.healthcheck as { test: string[] }).test).toEqual(
    expect.arrayContaining(['pg_isready', '-h', '127.0.0.1']),
  );
});

test('the compose file has no unknown field, and everything a service refers to exists', () => {
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

test('the compose file’s settings are valid, its commands exist, and its proxy points at its servers', () => {
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
