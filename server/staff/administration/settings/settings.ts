import {
  runTimeSettings,
  type Setting,
  type SettingName,
  settingNames,
} from '@volante/contract/staff/administration/settings.ts';
import type { Config } from '../../../config/config.ts';
import { defaultOf, readSetting } from '../../../config/live-config.ts';
import { transaction } from '../../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../../core/deps.ts';
import { brokenRule, brokenRules } from '../../../core/http/problem.ts';
import { selectAccounts } from '../../accounts/account-store.ts';
import { changedMeanwhile } from '../../queue/revisions.ts';
import * as store from './setting-store.ts';

type Value = Setting['value'];
type Changes = { [Name in SettingName]?: { value: Value; revision: number } | undefined };

/** Every setting that can be changed at run time, with the value it would have without the console. */
export async function showSettings({ db }: DbDeps, below: Config): Promise<Record<SettingName, Setting>> {
  const rows = new Map((await store.selectChanged(db)).map((row) => [row.name, row]));
  const names = new Map((await selectAccounts(db)).map(({ id, name }) => [id, name]));
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
        changedBy: row?.changed_by ? { id: row.changed_by, name: names.get(row.changed_by) ?? '' } : null,
        changedAt: row?.changed_at.toISOString() ?? null,
      },
    ];
  });
  return Object.fromEntries(shown) as Record<SettingName, Setting>;
}

/**
 * Changes settings, all or none; null removes the console's value. Throws a 422 at the name of a setting, and
 * `changed_meanwhile`. `note` gets the previous and the new values.
 */
export function changeSettings(
  deps: DbDeps & ClockDeps,
  below: Config,
  changedBy: string,
  changes: Changes,
  note: (details: Record<string, unknown>) => void,
): Promise<void> {
  const asked = settingNames.flatMap((name) => {
    const change = changes[name];
    return change ? [{ name, revision: change.revision, text: textOf(name, change.value) }] : [];
  });
  const wrong = asked.filter(
    ({ name, text }) => text === undefined || (text !== null && !readSetting(name, text).isValid),
  );
  if (wrong.length > 0) throw brokenRules(...wrong.map(({ name }) => brokenRule(name, 'invalid_value')));

  return transaction(deps.db, async (trx) => {
    const rows = new Map((await store.lockChanged(trx)).map((row) => [row.name, row]));
    const older = asked.filter(({ name, revision }) => revision !== (rows.get(name)?.revision ?? 0));
    if (older.length > 0) throw changedMeanwhile(...older.map(({ name }) => name));
    const changed: Record<string, { from: unknown; to: unknown }> = {};
    for (const { name, text = null, revision } of asked) {
      const before = rows.get(name)?.value ?? null;
      if (before === text) continue;
      await store.upsertChanged(trx, {
        ...{ name, value: text, revision: revision + 1 },
        ...{ changed_at: deps.now(), changed_by: changedBy },
      });
      changed[name] = { from: holding(name, before, below), to: holding(name, text, below) };
    }
    note({ changes: changed });
  });
}

/** The value as it would be in the environment; undefined if the setting can't have such a value. */
function textOf(name: SettingName, value: Value): string | null | undefined {
  const { kind } = runTimeSettings[name];
  if (value === null) return null;
  if (kind === 'whole') return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
  if (kind === 'days') return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
  if (kind === 'choices') {
    const items = Array.isArray(value) ? value : String(value).split(',');
    return items.some((item) => item.includes(','))
      ? undefined
      : [...new Set(items.map((item) => item.trim()))].join(',');
  }
  return typeof value === 'string' && !/[\p{Cc}]/u.test(value) ? value.trim() : undefined;
}

function holding(name: SettingName, text: string | null, below: Config): Value {
  const own = text === null ? null : readSetting(name, text);
  return asValue(own?.isValid ? own.value : below[name]);
}

function asValue(value: unknown): Value {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object' || Array.isArray(value)) return value as Value;
  return Object.entries(value)
    .map(([country, days]) => `${country}:${days}`)
    .join(',');
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
