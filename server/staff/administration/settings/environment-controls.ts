import { controlNames, loosens } from '@volante/contract/staff/administration/controls.ts';
import type { SettingName } from '@volante/contract/staff/administration/settings.ts';
import type { Config } from '../../../config/config.ts';
import { readSetting } from '../../../config/live-config.ts';
import type { Db } from '../../../core/database/db.ts';
import { transaction } from '../../../core/database/transaction.ts';
import type { DbDeps } from '../../../core/deps.ts';
import type { Outbox } from '../../../notifications/notify.ts';
import { notifyAdmins } from '../../accounts/mails/notify-account.ts';
import { recordWrite } from '../../audit/audit.ts';
import * as store from './setting-store.ts';
import { asValue } from './settings.ts';

/** Controls that only the operator sets, and when a change loosens them. */
const operatorControls = {
  STAFF_NETWORKS: (from: string, to: string) => {
    const [before, after] = [from, to].map((list) => list.split(',').filter(Boolean)) as [string[], string[]];
    if (before.length === 0) return false;
    return after.length === 0 || after.some((network) => !before.includes(network));
  },
  STAFF_IDLE_MINUTES: grows,
  STAFF_SESSION_HOURS: grows,
  STAFF_OPENINGS_PER_HOUR: grows,
  // '': links don't end.
  LINK_DAYS: (from: string, to: string) => from !== '' && (to === '' || grows(from, to)),
};
const operatorNames = Object.keys(operatorControls) as (keyof typeof operatorControls)[];

function grows(from: string, to: string): boolean {
  return Number(to) > Number(from);
}

/**
 * Called when a server starts: compares the controls in its environment with those of the last start. Of each that is looser now,
 * all admins are notified, and the audit log has an entry.
 */
export function noteControls(deps: DbDeps & Outbox, below: Config): Promise<void> {
  return transaction(deps, async (trx) => {
    const marks = await store.lockMarks(trx);
    for (const name of [...controlNames, ...operatorNames]) {
      const [from, to] = [marks.get(name), textOf(below[name])];
      if (from === to) continue;
      await store.upsertMark(trx, name, to, deps.now());
      if (from === undefined || !isLooser(name, from, to)) continue;
      const changes = { [name]: { from, to } };
      await recordWrite(deps, { accountId: null, kind: 'environmentLoosened', ip: null, details: { changes } }, trx);
      await notifyAdmins(deps, trx, 'environment_loosened', { control: { setting: name, from, to, by: null } });
    }
  });
}

/**
 * The environment of a command, with the controls of the servers' environment where those are stricter: a control must not be
 * loosened by running a command with other settings.
 */
export async function strictest(db: Db, own: Config): Promise<Config> {
  const marks = await store.selectMarks(db);
  const stricter = controlNames.flatMap((name) => {
    const kept = marks.get(name);
    const read = kept === undefined ? null : readSetting(name, kept);
    return read?.isValid && loosens(name, asValue(read.value), asValue(own[name])) ? [[name, read.value] as const] : [];
  });
  return { ...own, ...Object.fromEntries(stricter) };
}

function isLooser(name: SettingName | keyof typeof operatorControls, from: string, to: string): boolean {
  return name in operatorControls
    ? operatorControls[name as keyof typeof operatorControls](from, to)
    : loosens(name as SettingName, from, to);
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(asValue(value) ?? '');
}
