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
  serveStaff(app, deps, calls.changeSettings, async ({ account, body, note }) => {
    await changeSettings(deps, below, account.id, body, note);
    // The new value is applied here before the response is sent.
    await readSettings(deps.db, deps.liveSettings);
    return showSettings(deps, below);
  });
  serveStaff(app, deps, calls.confirmSetting, async ({ account, params, body, note }) => {
    await confirmSetting(deps, below, account.id, { ...params, ...body }, note);
    await readSettings(deps.db, deps.liveSettings);
    return showSettings(deps, below);
  });
  serveStaff(app, deps, calls.withdrawSetting, async ({ params }) => {
    await withdrawSetting(deps, params.setting);
    return showSettings(deps, below);
  });
}
