// A process that hands a mail to the mail server and is killed before recording it.
import { buildDeps } from '../../build-deps.ts';
import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../../core/database/db.ts';
import { deliver } from '../deliver.ts';

const { DATABASE_URL = '', DELIVERY = '', NOW = '' } = process.env;
const given = { now: () => new Date(NOW) };
const deps = await buildDeps(readConfig(process.env), { ...openDatabase(DATABASE_URL), url: DATABASE_URL }, given);
const [email] = deps.messages.channels;
if (!email) throw new Error('this needs a mail server');
const channel = {
  ...email,
  async send(...mail: Parameters<typeof email.send>) {
    await email.send(...mail);
    process.kill(process.pid, 'SIGKILL');
    return new Promise<never>(() => {});
  },
};
await deliver({ ...deps, messages: { channels: [channel] } }, DELIVERY);
