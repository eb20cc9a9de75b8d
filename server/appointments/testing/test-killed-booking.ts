// A process that books a slot and is killed between the provider's answer and the commit.
import { findApplicationFile } from '../../applications/applications.ts';
import { buildDeps } from '../../build-deps.ts';
import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../../core/database/db.ts';
import { bookAppointment } from '../book.ts';
import { fakeMeetings } from './test-meetings.ts';

const { DATABASE_URL = '', REQUEST_ID = '', SLOT_ID = '', NOW = '' } = process.env;
const fake = fakeMeetings();
const deps = await buildDeps(
  readConfig(process.env),
  { ...openDatabase(DATABASE_URL), url: DATABASE_URL },
  {
    now: () => new Date(NOW),
    meetings: {
      ...fake,
      async create(planned) {
        await fake.create(planned);
        process.kill(process.pid, 'SIGKILL');
        return new Promise(() => {});
      },
    },
  },
);
const application = await findApplicationFile(deps, REQUEST_ID);
if (application) await bookAppointment(deps, application, { slotId: SLOT_ID }, undefined);
