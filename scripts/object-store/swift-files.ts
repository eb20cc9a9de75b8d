import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';

/** Ports of the four servers of a store on one machine, and of memcached. */
export interface SwiftPorts {
  proxy: number;
  account: number;
  container: number;
  object: number;
  memcached: number;
}

export const accessKey = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };

/** Writes OpenStack Swift's configuration: one file per server, and its storage folder. */
export async function writeSwiftFiles(folder: string, ports: SwiftPorts): Promise<void> {
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
