import { settingEndpoints as calls } from '@volante/contract/staff/administration/settings.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../core/deps.ts';
import { serveStaff } from '../../../core/http/staff/serve-staff.ts';
import { readSettings } from './follow-settings.ts';
import { changeSettings, confirmSetting, showSettings, withdrawSetting } from './settings.ts';

/** Settings that can be changed while the product runs. */
export function register(app: FastifyInstance, deps: Deps): void {
  const { below } = deps.liveSettings;
  serveStaff(app, deps, calls.listSettings, () => showSettings(deps, below));
  serveStaff(app, deps, calls.changeSettings, async ({ account, body, note, transaction }) => {
    const shown = await transaction(
      (within) => changeSettings(within, below, account.id, body, note),
      (within) => showSettings(within, below),
    );
    // The new value is applied here before the response is sent.
    await readSettings(deps.db, deps.liveSettings);
    return shown;
  });
  serveStaff(app, deps, calls.confirmSetting, async ({ account, params, body, note, transaction }) => {
    const shown = await transaction(
      (within) => confirmSetting(within, below, account.id, { ...params, ...body }, note),
      (within) => showSettings(within, below),
    );
    await readSettings(deps.db, deps.liveSettings);
    return shown;
  });
  serveStaff(app, deps, calls.withdrawSetting, ({ params, transaction }) =>
    transaction(
      (within) => withdrawSetting(within, params.setting),
      (within) => showSettings(within, below),
    ),
  );
}
