import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './bootstrap.mjs';

/**
 * Starts the sandbox beside the product, unless this is a production setup. Resolves `settings` to the settings that point the
 * product at it, for unconfigured services; empty if it doesn't start. While any service is simulated, `HOST` is the loopback
 * address, unless set explicitly.
 * @returns {{ settings: Promise<Record<string, string>>, stop: () => Promise<void> }}
 */
export function runSandbox(node, env = process.env) {
  if (!isWanted(env)) return { settings: Promise.resolve({}), stop: async () => {} };
  const port = Number(env.PORT) || 3000;
  // The product's own port stays reserved.
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
  const settings = firstWords(child).then((given) => {
    const simulated = ownMachineOnly(unsetOf(given.settings, env), env);
    // Texts of an invented company, only where the rest is invented, too.
    const isTrial = Object.keys(simulated).length > 0;
    return { ...(isTrial && unsetOf([given.examples], env)), ...simulated };
  });
  return { settings, stop };
}

// A configured database or address means real applicants.
function isWanted(env) {
  const { SANDBOX, NODE_ENV, PUBLIC_URL } = env;
  if (SANDBOX === 'off' || NODE_ENV === 'production') return false;
  return SANDBOX === 'on' || (!isGiven('DATABASE_URL', env) && (!PUBLIC_URL || isLoopback(PUBLIC_URL)));
}

// Secrets may be in files.
function isGiven(name, env) {
  return Boolean(env[name] || env[`${name}_FILE`]);
}

function isLoopback(address) {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}

function firstWords(child) {
  return new Promise((resolve) => {
    const give = (given) => {
      clearTimeout(timer);
      resolve(given);
    };
    // During the web app's build the event loop is blocked: messages are handled only after an expired timer.
    const none = { settings: [], examples: {} };
    const timer = setTimeout(() => setTimeout(give, 500, none), START_TIMEOUT);
    child.once('message', give);
    child.once('error', () => give(none));
    child.once('exit', () => give(none));
  });
}

const START_TIMEOUT = 10_000;

// A service with any setting is entirely the operator's.
function unsetOf(groups, env) {
  return Object.assign({}, ...groups.filter((group) => Object.keys(group).every((name) => !isGiven(name, env))));
}

// Otherwise anybody in the network could use invented accounts and read the links in the sandbox's mails. SANDBOX tells the product
// that this is a trial, also where nothing was set.
function ownMachineOnly(settings, { HOST }) {
  if (Object.keys(settings).length === 0) return settings;
  return { ...(!HOST && { HOST: '127.0.0.1' }), SANDBOX: 'on', ...settings };
}
