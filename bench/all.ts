// npm run bench: the benchmarks, one at a time, since each needs the whole machine.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const benches = [
  'web/bench-web.ts',
  'api/bench-api.ts',
  'booking/bench-booking.ts',
  'links/bench-links.ts',
  'integrations/bench-integrations.ts',
  'sending/bench-sending.ts',
  'review/bench-review.ts',
  'live/bench-live.ts',
  'staff/bench-staff.ts',
  'capacity/bench-capacity.ts',
  'overload/bench-overload.ts',
  'growth/bench-growth.ts',
];
const failed = benches.filter((file) => {
  console.log(`\n== ${path.dirname(file)} ==`);
  return spawnSync(process.execPath, [path.join(import.meta.dirname, file)], { stdio: 'inherit' }).status !== 0;
});
process.exitCode = failed.length > 0 ? 1 : 0;
