import { deviceEndpoints as calls } from '@volante/contract/staff/links/device-calls.ts';
import type { FastifyInstance } from 'fastify';
import { staff } from '../../applications/events.ts';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { allowDevice, readDevices, revokeDevice } from '../../devices/by-staff.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.listDevices, ({ application }) => readDevices(deps, application));
  serveStaff(app, deps, calls.allowDevice, ({ account, application, params, body, transaction }) =>
    transaction((within) =>
      allowDevice(within, application, params.deviceId, { actor: staff(account.id), reason: body.reason }),
    ),
  );
  serveStaff(app, deps, calls.revokeDevice, ({ account, application, params, body, transaction }) =>
    transaction((within) =>
      revokeDevice(within, application, params.deviceId, { actor: staff(account.id), reason: body.reason }),
    ),
  );
}
