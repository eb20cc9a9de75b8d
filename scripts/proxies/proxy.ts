import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { needPackages } from '../object-store/packages.ts';
import { endAtOnce } from '../pooler/pgbouncer.ts';

interface Site {
  /** Where it listens with TLS, as `localhost`. */
  port: number;
  /** Ports of the servers on 127.0.0.1. */
  servers: readonly [number, number];
  certificate: Certificate;
}
interface Certificate {
  folder: string;
  file: string;
  key: string;
}
export interface Running {
  stop(): Promise<void>;
}

const deploy = path.join(import.meta.dirname, '../../deploy');
const host = 'volante.example.org';

export function makeCertificate(): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'volante-proxy-'));
  const [file, key] = [path.join(folder, 'fullchain.pem'), path.join(folder, 'privkey.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', [...args, ...names, '-keyout', key, '-out', file], { stdio: 'ignore' });
  return { folder, file, key };
}

/** Debian's nginx with `deploy/nginx.conf`, whose addresses are replaced. */
export async function startNginx({ port, servers, certificate }: Site): Promise<Running> {
  needPackages(['nginx'], ['nginx-light']);
  const folder = mkdtempSync(path.join(tmpdir(), 'volante-nginx-'));
  const site = replaced(path.join(deploy, 'nginx.conf'), [
    ['127.0.0.1:3001', `127.0.0.1:${servers[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${servers[1]}`],
    // A socket in its folder: with a port that something else holds, nginx accepts on the other one for seconds and ends.
    ['listen 80;', `listen unix:${path.join(folder, 'plain.sock')};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['/etc/ssl/volante/fullchain.pem', certificate.file],
    ['/etc/ssl/volante/privkey.pem', certificate.key],
    [host, 'localhost'],
  ]);
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(path.join(folder, name));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((name) => `${name}_temp_path ${path.join(folder, name.replace('client_', ''))};`);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 1000; }
http { access_log off; ${paths.join(' ')}
${site}
}
`,
  );
  return run('nginx', ['-c', file, '-p', folder], port, folder);
}

/** Debian's Caddy with `deploy/Caddyfile`, whose addresses are replaced, and with a certificate instead of obtaining one. */
export async function startCaddy({ port, servers, certificate }: Site): Promise<Running> {
  needPackages(['caddy'], ['caddy']);
  const folder = mkdtempSync(path.join(tmpdir(), 'volante-caddy-'));
  const site = replaced(path.join(deploy, 'Caddyfile'), [
    ['server-1:3000', `127.0.0.1:${servers[0]}`],
    ['server-2:3000', `127.0.0.1:${servers[1]}`],
    [`${host} {`, `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate.file} ${certificate.key}`],
  ]);
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  return run('caddy', args, port, folder, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder });
}

function replaced(file: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(file, 'utf8'),
  );
}

async function run(program: string, args: string[], port: number, folder: string, own = {}): Promise<Running> {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, ...own };
  // It ends with its test, even if the test is killed.
  const child = spawn('setpriv', ['--pdeathsig=KILL', program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const stop = async () => {
    // nginx's workers end with their master only when it is asked to stop.
    child.kill('SIGTERM');
    for (let waited = 0; waited < 5000 && child.exitCode === null && child.signalCode === null; waited += 50)
      await pause(50);
    await endAtOnce(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilListening(port, child);
    return { stop };
  } catch (error) {
    await stop();
    throw new Error(`${program} did not start: ${(error as Error).message}\n${said}`);
  }
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error('it exited');
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.unref();
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await pause(50);
  }
  throw new Error('it does not listen');
}
