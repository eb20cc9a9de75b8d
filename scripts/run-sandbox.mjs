import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './bootstrap.mjs';

/**
 * Starts the sandbox beside the product, unless this is a product for real people. Its promise gives the settings that point
 * the product at it, for the services for which nothing is set; none when it does not start. While anything is played, `HOST`
 * is this machine's own address, unless somebody chose another.
 * @returns {{ settings: Promise<Record<string, string>>, stop: () => Promise<void> }}
 */
export function runSandbox(node, env = process.env) {
  if (!isWanted(env)) return { settings: Promise.resolve({}), stop: async () => {} };
  const port = Number(env.PORT) || 3000;
  // The product's own port stays the product's.
  const own = env.SANDBOX_PORT || (port === 3001 ? '0' : '3001');
  const child = spawn(node, [path.join(root, 'sandbox', 'main.ts')], {
    env: {
      NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
      ...env,
      SANDBOX_PORT: own,
      SANDBOX_MOVES: env.SANDBOX_PORT ? '' : 'yes',
      SANDBOX_PRODUCT_URL: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await Promise.race([ended, pause(2000)]);
  };
  return { settings: firstWords(child).then((groups) => ownMachineOnly(unsetOf(groups, env), env)), stop };
}

// Whoever has a database, or an address, of their own has people who are no players.
function isWanted({ SANDBOX, NODE_ENV, DATABASE_URL, PUBLIC_URL }) {
  if (SANDBOX === 'off' || NODE_ENV === 'production') return false;
  return SANDBOX === 'on' || (!DATABASE_URL && (!PUBLIC_URL || isLoopback(PUBLIC_URL)));
}

function isLoopback(address) {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(URL.parse(address)?.hostname ?? '');
}

function firstWords(child) {
  return new Promise((resolve) => {
    const give = (groups) => {
      clearTimeout(timer);
      resolve(groups);
    };
    // While the web app is built nothing runs here: what was said long ago is heard only after the alarm that is due.
    const timer = setTimeout(() => setTimeout(give, 500, []), PATIENCE);
    child.once('message', ({ settings }) => give(settings));
    child.once('error', () => give([]));
    child.once('exit', () => give([]));
  });
}

const PATIENCE = 10_000;

// A service of which anything is set is the operator's, as a whole.
function unsetOf(groups, env) {
  return Object.assign({}, ...groups.filter((group) => Object.keys(group).every((name) => !env[name])));
}

// Whoever is in the same network could else have made-up accounts and read the links in the played mails.
function ownMachineOnly(settings, { HOST }) {
  return HOST || Object.keys(settings).length === 0 ? settings : { HOST: '127.0.0.1', ...settings };
}
