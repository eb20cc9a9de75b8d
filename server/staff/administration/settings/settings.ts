import { loosens } from '@volante/contract/staff/administration/controls.ts';
import {
  runTimeSettings,
  type Setting,
  type SettingName,
  settingNames,
} from '@volante/contract/staff/administration/settings.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../../config/config.ts';
import { defaultOf, readSetting } from '../../../config/live-config.ts';
import type { Trx } from '../../../core/database/db.ts';
import { transaction } from '../../../core/database/transaction.ts';
import type { DbDeps, Deps } from '../../../core/deps.ts';
import { brokenRule, brokenRules, Problem } from '../../../core/problem.ts';
import type { Outbox } from '../../../notifications/notify.ts';
import { selectAccount, selectAccounts } from '../../accounts/account-store.ts';
import { notifyAdmins } from '../../accounts/mails/notify-account.ts';
import { mendAfterSetting } from '../../queue/refresh-rows.ts';
import { changedMeanwhile } from '../../queue/revision-store.ts';
import * as store from './setting-store.ts';

type Value = Setting['value'];
type Changes = { [Name in SettingName]?: { value: Value; revision: number } | undefined };

/** Every setting that can be changed at run time, with the value it would have without the console. */
export async function showSettings({ db }: DbDeps, below: Config): Promise<Record<SettingName, Setting>> {
  const rows = new Map((await store.selectChanged(db)).map((row) => [row.name, row]));
  const names = new Map((await selectAccounts(db)).map(({ id, name }) => [id, name]));
  const pendingChanges = new Map((await store.selectPendingChanges(db)).map((row) => [row.name, row]));
  const person = (id: string) => ({ id, name: names.get(id) ?? '' });
  const shown = settingNames.map((name): [SettingName, Setting] => {
    const row = rows.get(name);
    const own = row?.value == null ? null : readSetting(name, row.value);
    const environment = same(below[name], defaultOf(name)) ? null : asValue(below[name]);
    const isOwn = own?.isValid === true;
    return [
      name,
      {
        value: isOwn ? asValue(own.value) : asValue(below[name]),
        default: asValue(defaultOf(name)),
        environment,
        source: isOwn ? 'console' : environment === null ? 'default' : 'environment',
        revision: row?.revision ?? 0,
        changedBy: row?.changed_by ? person(row.changed_by) : null,
        changedAt: row?.changed_at.toISOString() ?? null,
        proposal: shownPendingChange(pendingChanges.get(name)),
      },
    ];
  });
  return Object.fromEntries(shown) as Record<SettingName, Setting>;

  function shownPendingChange(row: store.PendingChangeRow | undefined): Setting['proposal'] {
    if (!row) return null;
    const value = holding(row.name, row.value, below);
    return { id: row.id, value, by: person(row.account_id), at: row.at.toISOString() };
  }
}

type Note = (details: Record<string, unknown>) => void;
type ChangeDeps = DbDeps & Outbox & Pick<Deps, 'jobs'>;

/**
 * Changes settings, all or none; null removes the console's value. A change that loosens a control becomes a proposal instead.
 * Throws a 422 at the name of a setting, and `changed_meanwhile`. `note` gets the previous and the new values.
 */
export function changeSettings(
  deps: ChangeDeps,
  below: Config,
  changedBy: string,
  changes: Changes,
  note: Note,
): Promise<void> {
  const asked = settingNames.flatMap((name) => {
    const change = changes[name];
    return change ? [{ name, revision: change.revision, text: textOf(name, change.value) }] : [];
  });
  const wrong = asked.filter(
    ({ name, text }) => text === undefined || (text !== null && !readSetting(name, text).isValid),
  );
  if (wrong.length > 0) throw brokenRules(...wrong.map(({ name }) => brokenRule(name, 'invalid_value')));

  return transaction(deps, async (trx) => {
    const rows = new Map((await store.lockChanged(trx)).map((row) => [row.name, row]));
    const older = asked.filter(({ name, revision }) => revision !== (rows.get(name)?.revision ?? 0));
    if (older.length > 0) throw changedMeanwhile(...older.map(({ name }) => name));
    const changed: Moves = {};
    const proposed: Moves = {};
    for (const { name, text = null, revision } of asked) {
      const before = rows.get(name)?.value ?? null;
      const move = { from: holding(name, before, below), to: holding(name, text, below) };
      if (loosens(name, move.from, move.to)) {
        const pendingChange = { id: uuidv7(), name, value: text, revision, account_id: changedBy, at: deps.now() };
        await store.replacePendingChange(trx, pendingChange);
        proposed[name] = move;
        continue;
      }
      await store.deletePendingChange(trx, name);
      if (before === text) continue;
      await put(deps, trx, { name, value: text, revision: revision + 1, changed_by: changedBy });
      changed[name] = move;
    }
    for (const [setting, move] of Object.entries(proposed))
      await notifyAdmins(deps, trx, 'control_proposed', { control: { setting, ...move, by: changedBy } });
    note({ changes: changed, ...(Object.keys(proposed).length > 0 && { proposed }) });
  });
}

type Moves = Record<string, { from: Value; to: Value }>;

/**
 * Carries out somebody else's proposal, and notifies all admins. Throws `not_found_error`, `changed_meanwhile`, and
 * `second_person_needed` for whoever proposed it, and for an account made since.
 */
export function confirmSetting(
  deps: ChangeDeps,
  below: Config,
  accountId: string,
  { setting: name, proposalId: pendingChangeId }: { setting: string; proposalId: string },
  note: Note,
): Promise<void> {
  return transaction(deps, async (trx) => {
    const rows = new Map((await store.lockChanged(trx)).map((row) => [row.name, row]));
    const pendingChange = (await store.selectPendingChanges(trx)).find(
      (item) => item.name === name && item.id === pendingChangeId,
    );
    if (!pendingChange) throw new Problem('not_found_error');
    const row = rows.get(pendingChange.name);
    if (pendingChange.revision !== (row?.revision ?? 0)) throw changedMeanwhile(name);
    const account = await selectAccount(trx, accountId);
    if (!account || pendingChange.account_id === accountId || account.created_at > pendingChange.at)
      throw new Problem('second_person_needed');
    const from = holding(pendingChange.name, row?.value ?? null, below);
    const to = holding(pendingChange.name, pendingChange.value, below);
    const { revision } = pendingChange;
    await put(deps, trx, {
      name: pendingChange.name,
      value: pendingChange.value,
      revision: revision + 1,
      changed_by: accountId,
    });
    await store.deletePendingChange(trx, pendingChange.name);
    const by = pendingChange.account_id;
    await notifyAdmins(deps, trx, 'control_loosened', {
      control: { setting: name, from, to, by, confirmedBy: accountId },
    });
    note({ changes: { [name]: { from, to } }, proposedBy: by });
  });
}

/** Takes a proposal back. Throws `not_found_error` if there is none. */
export function withdrawSetting(deps: DbDeps, setting: string): Promise<void> {
  return transaction(deps, async (trx) => {
    const name = settingNames.find((settingName) => settingName === setting);
    if (!name || !(await store.deletePendingChange(trx, name))) throw new Problem('not_found_error');
  });
}

async function put(deps: ChangeDeps, trx: Trx, row: Omit<store.ChangedRow, 'changed_at'>): Promise<void> {
  await store.upsertChanged(trx, { ...row, changed_at: deps.now() });
  if (row.name === 'ANSWER_HOURS') await mendAfterSetting(deps, trx, `${row.name} ${row.revision}`);
}

/** The value as it would be in the environment; undefined if the setting can't have such a value. */
function textOf(name: SettingName, value: Value): string | null | undefined {
  const { kind } = runTimeSettings[name];
  if (value === null) return null;
  if (kind === 'whole') return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
  if (kind === 'days' || kind === 'amounts' || kind === 'hours')
    return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
  if (kind === 'choices') {
    const items = Array.isArray(value) ? value : String(value).split(',');
    return items.some((item) => item.includes(','))
      ? undefined
      : [...new Set(items.map((item) => item.trim()))].join(',');
  }
  if (typeof value !== 'string') return undefined;
  const text = kind === 'lines' ? value.replaceAll('\r\n', '\n').replaceAll('\t', ' ') : value;
  return /[\p{Cc}]/u.test(kind === 'lines' ? text.replaceAll('\n', '') : text) ? undefined : text.trim();
}

function holding(name: SettingName, text: string | null, below: Config): Value {
  const own = text === null ? null : readSetting(name, text);
  return asValue(own?.isValid ? own.value : below[name]);
}

/** A setting's value as the console shows it. */
export function asValue(value: unknown): Value {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object' || Array.isArray(value)) return value as Value;
  return Object.entries(value)
    .map(([country, days]) => `${country}:${days}`)
    .join(',');
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
