import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { endOrphans, folderPrefix, own } from './orphans.ts';
import { needPackages } from './packages.ts';
import { type SwiftPorts, writeSwiftFiles } from './swift-files.ts';

export interface Swift {
  endpoint: string;
  /** The output of its servers. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts OpenStack Swift, an object store with an S3 API, in a new folder on free ports. */
export async function startSwift(): Promise<Swift> {
  needPackages(
    ['swift-proxy-server', 'swift-account-server', 'swift-container-server', 'swift-object-server', 'memcached'],
    ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'],
  );
  endOrphans();
  const folder = await mkdtemp(path.join(tmpdir(), folderPrefix));
  own(folder);
  const ports = await freePorts();
  await writeSwiftFiles(folder, ports);
  makeRings(folder, ports);
  const said = createWriteStream(path.join(folder, 'log'));
  await once(said, 'open');
  const children = [
    run(folder, said, 'memcached', ['-l', '127.0.0.1', '-p', `${ports.memcached}`, '-u', userInfo().username]),
    ...(['proxy', ...kinds] as const).map((kind) =>
      run(folder, said, `swift-${kind}-server`, [path.join(folder, `${kind}-server.conf`), '--verbose']),
    ),
  ];
  const swift: Swift = {
    endpoint: `http://127.0.0.1:${ports.proxy}`,
    log: () => readFile(path.join(folder, 'log'), 'utf8'),
    async stop() {
      await Promise.all(children.map(end));
      said.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await untilItAnswers(swift.endpoint, children);
    return swift;
  } catch (error) {
    const log = await swift.log();
    await swift.stop();
    throw new Error(`Swift did not start: ${(error as Error).message}\n${log}`);
  }
}

const kinds = ['account', 'container', 'object'] as const;

async function freePorts(): Promise<SwiftPorts> {
  const servers = await Promise.all(Array.from({ length: 5 }, () => listenAnywhere()));
  const [proxy, account, container, object, memcached] = servers.map(
    (server) => (server.address() as AddressInfo).port,
  );
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return { proxy, account, container, object, memcached } as SwiftPorts;
}

async function listenAnywhere() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function makeRings(folder: string, ports: SwiftPorts): void {
  const places = kinds.map((kind) => `${kind}=${ports[kind]}`);
  execFileSync('/usr/bin/python3', [path.join(import.meta.dirname, 'make-rings.py'), folder, ...places], {
    stdio: 'pipe',
  });
}

function run(cwd: string, said: NodeJS.WritableStream, program: string, args: string[]): ChildProcess {
  // Both ends of the log are ours, so that a passing run prints none of it.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env });
  child.stdout?.pipe(said, { end: false });
  child.stderr?.pipe(said, { end: false });
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function untilItAnswers(endpoint: string, children: ChildProcess[]): Promise<void> {
  const until = Date.now() + 180_000;
  while (Date.now() < until) {
    const dead = children.find((child) => child.exitCode !== null || child.signalCode !== null);
    if (dead) throw new Error(`${dead.spawnargs[0]} exited`);
    // Without credentials it refuses, which proves that it is up.
    const answer = await fetch(endpoint).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('it did not answer within three minutes');
}
