import { workRuleEndpoints as calls } from '@volante/contract/staff/administration/work-rules.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { changeMember, changeRules, listMembers, readRules, tryRules } from './work-rules.ts';

/** The rules by which work is given out, and what each member takes. */
export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.readWorkRules, () => readRules(deps));
  serveStaff(app, deps, calls.changeWorkRules, ({ account, body, note, transaction }) =>
    transaction(async (within) => {
      const before = await readRules(within);
      const changed = await changeRules(within, account.id, body);
      const shown = ({ rules, leads }: typeof changed) => ({ rules, leads });
      note({ version: changed.version, before: shown(before), after: shown(changed) });
      return changed;
    }),
  );
  serveStaff(app, deps, calls.tryWorkRules, { asks: true }, ({ reach, body }) => tryRules(deps, reach, body.with));
  serveStaff(app, deps, calls.listMembers, async () => ({ items: await listMembers(deps), next: null }));
  serveStaff(app, deps, calls.changeMember, ({ params, body, note, transaction }) =>
    transaction(async (within) => {
      const member = await changeMember(within, params.accountId, body);
      note({ accountId: member.id, ...body });
      return member;
    }),
  );
}
