import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { endOrphans, folderPrefix, own } from './orphans.ts';
import { needPackages } from './packages.ts';

interface Swift {
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

/** Ports of the four servers of a store on one machine, and of memcached. */
interface SwiftPorts {
  proxy: number;
  account: number;
  container: number;
  object: number;
  memcached: number;
}

export const accessKey = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };

/** Writes OpenStack Swift's configuration: one file per server, and its storage folder. */
async function writeSwiftFiles(folder: string, ports: SwiftPorts): Promise<void> {
  await mkdir(path.join(folder, 'devices', 'd1'), { recursive: true });
  const shared = {
    swift_dir: folder,
    user: userInfo().username,
    bind_ip: '127.0.0.1',
    workers: 0,
    log_level: 'WARNING',
  };
  await write(folder, 'swift.conf', {
    'swift-hash': { swift_hash_path_suffix: 'test', swift_hash_path_prefix: 'test' },
    'storage-policy:0': { name: 'only', default: 'yes' },
  });
  for (const kind of ['account', 'container', 'object'] as const) {
    const devices = path.join(folder, 'devices');
    await write(folder, `${kind}-server.conf`, {
      DEFAULT: { ...shared, bind_port: ports[kind], devices, mount_check: 'false' },
      'pipeline:main': { pipeline: `${kind}-server` },
      [`app:${kind}-server`]: { use: `egg:swift#${kind}` },
    });
  }
  const filter = (name: string, more = {}) => ({ [`filter:${name}`]: { use: `egg:swift#${name}`, ...more } });
  await write(folder, 'proxy-server.conf', {
    DEFAULT: { ...shared, bind_port: ports.proxy },
    'pipeline:main': { pipeline: 'catch_errors cache s3api tempauth bulk slo dlo proxy-server' },
    ...filter('catch_errors'),
    'filter:cache': { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${ports.memcached}` },
    ...filter('s3api', { location: 'us-east-1', s3_acl: 'no' }),
    ...filter('tempauth', { user_test_tester: `${accessKey.secretAccessKey} .admin` }),
    ...filter('bulk'),
    ...filter('slo'),
    ...filter('dlo'),
    'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: 'true' },
  });
}

type Sections = Record<string, Record<string, string | number>>;

async function write(folder: string, name: string, sections: Sections): Promise<void> {
  const text = Object.entries(sections).map(([section, values]) => {
    const lines = Object.entries(values).map(([key, value]) => `${key} = ${value}`);
    return `[${section}]\n${lines.join('\n')}\n`;
  });
  await writeFile(path.join(folder, name), text.join('\n'));
}
