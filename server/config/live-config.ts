import type { SettingName } from '@volante/contract/staff/administration/settings.ts';
import { settingNames } from '@volante/contract/staff/administration/settings.ts';
import { type Config, settings } from './config.ts';

/** Settings as they would be in the environment; an empty text unsets one. */
type Texts = ReadonlyMap<SettingName, string>;

export interface LiveConfig {
  /** Every access returns the current value, so keep the object, not its values. */
  config: Config;
  /** The values of the environment and the defaults. */
  below: Config;
  /** Replaces all overriding values by these; invalid ones are left out. */
  apply(texts: Texts): void;
}

/** Settings of which some can change while the product runs. */
export function liveConfig(below: Config): LiveConfig {
  let changed = new Map<SettingName, unknown>();
  const config = { ...below };
  for (const name of settingNames)
    Object.defineProperty(config, name, {
      enumerable: true,
      get: () => (changed.has(name) ? changed.get(name) : below[name]),
    });
  return {
    config,
    below,
    apply(texts) {
      const read = [...texts].map(([name, text]) => [name, readSetting(name, text)] as const);
      changed = new Map(read.flatMap(([name, found]) => (found.isValid ? [[name, found.value] as const] : [])));
    },
  };
}

/** The value of a setting. An empty value unsets an optional setting and is invalid for others. */
export function readSetting(name: SettingName, text: string): { isValid: true; value: unknown } | { isValid: false } {
  if (text === '') return isOptional(name) ? { isValid: true, value: undefined } : { isValid: false };
  const { success, data } = settings[name].safeParse(text);
  return success ? { isValid: true, value: data } : { isValid: false };
}

/** The default of a setting. */
export function defaultOf(name: SettingName): unknown {
  return settings[name].safeParse(undefined).data;
}

function isOptional(name: SettingName): boolean {
  return defaultOf(name) === undefined;
}
