import type { Reader } from '../db/database.ts';
import { heldBy } from './held.ts';
import { type SettingRow, listSettings } from './setting.store.ts';
import type { Snapshots } from './snapshots.ts';

/** Where a rule is asked for; left out or empty: in general. */
export interface SettingPlace {
  readonly cityCode?: string | undefined;
  readonly categoryId?: string | undefined;
}

/** The dated configuration in memory. */
export interface Settings {
  /** Every row of a key, of one scope the oldest first. */
  rowsOf(key: string): readonly SettingRow[];
  /** The rows that count at a place: scopes from the general to the narrowest, in each the oldest first. */
  layersAt(key: string, place: SettingPlace): readonly (readonly SettingRow[])[];
}

/** `*`, `category:<id>`, `city:<code>`, or a city and a category in this order. */
export function scopeOf({ cityCode, categoryId }: SettingPlace): string {
  const parts = [cityCode && `city:${cityCode}`, categoryId && `category:${categoryId}`].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : '*';
}

/** The place of a scope. */
export function placeOf(scope: string): SettingPlace {
  const parts = scope.split(' ');
  const after = (name: string) => parts.find((part) => part.startsWith(name))?.slice(name.length);
  return { cityCode: after('city:'), categoryId: after('category:') };
}

/** The scopes that count at a place. The later goes before the earlier: a city before a category, both before either. */
function scopesAt({ cityCode, categoryId }: SettingPlace): string[] {
  const narrower = [
    categoryId ? scopeOf({ categoryId }) : '',
    cityCode ? scopeOf({ cityCode }) : '',
    cityCode && categoryId ? scopeOf({ cityCode, categoryId }) : '',
  ];
  return ['*', ...narrower.filter(Boolean)];
}

export function settingsOf(rows: readonly SettingRow[]): Settings {
  const byKey = new Map<string, Map<string, SettingRow[]>>();
  for (const row of rows.toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime())) {
    const scopes = byKey.get(row.key) ?? new Map<string, SettingRow[]>();
    byKey.set(row.key, scopes);
    const known = scopes.get(row.scope);
    if (known) known.push(row);
    else scopes.set(row.scope, [row]);
  }
  return {
    rowsOf: (key) => [...(byKey.get(key)?.values() ?? [])].flat(),
    layersAt(key, place) {
      const scopes = byKey.get(key);
      return scopes ? scopesAt(place).flatMap((scope) => [scopes.get(scope) ?? []]) : [];
    },
  };
}

const readSettings = async (reader: Reader) => settingsOf(await listSettings(reader));

export const openSettings = (snapshots: Snapshots): (() => Promise<Settings>) =>
  snapshots.whole('setting', readSettings);

/** The same for any reader, also within a transaction. */
export const settingsFor = heldBy('setting', readSettings);

/** What one scope says at an instant: of each part its latest row. A part that is null is no longer said by this scope. */
export function layerAt(rows: readonly SettingRow[], at: Date): Readonly<Record<string, unknown>> {
  const layer: Record<string, unknown> = {};
  for (const { validFrom, value } of rows) if (validFrom <= at) Object.assign(layer, value);
  for (const part of Object.keys(layer)) if (layer[part] === null) delete layer[part];
  return layer;
}

/** What the dated configuration says for `key` at an instant and a place, over its typed defaults. */
export async function settingAt<Rules extends object>(
  reader: Reader,
  key: string,
  at: Date,
  defaults: Rules,
  place: SettingPlace = {},
): Promise<Rules> {
  return rulesAt(await settingsFor(reader), key, at, defaults, place);
}

/** The same for rows of many places. */
export async function settingsAt<Rules extends object>(
  reader: Reader,
  key: string,
  at: Date,
  defaults: Rules,
): Promise<(place: SettingPlace) => Rules> {
  const settings = await settingsFor(reader);
  return (place) => rulesAt(settings, key, at, defaults, place);
}

/** A part of a key as it would be, had one scope said it all the time. */
export interface TriedSetting {
  readonly scope: string;
  readonly part: string;
  /** Null: as elsewhere. */
  readonly value: unknown;
}

interface Kept {
  readonly since: number;
  readonly until: number;
  readonly defaults: object;
  readonly rules: object;
}

/** What was put together, by key and place, until the next date of the configuration; dropped with the settings. */
const kept = new WeakMap<Settings, Map<string, Kept>>();
const placesKept = 5_000;

function keptOf(settings: Settings): Map<string, Kept> {
  const known = kept.get(settings);
  if (known && known.size < placesKept) return known;
  const fresh = new Map<string, Kept>();
  kept.set(settings, fresh);
  return fresh;
}

/** The same of settings that the caller holds. */
export function rulesAt<Rules extends object>(
  settings: Settings,
  key: string,
  at: Date,
  defaults: Rules,
  place: SettingPlace,
  tried?: TriedSetting,
): Rules {
  if (tried) return putTogether(settings.layersAt(key, place), at, defaults, { place, tried });
  const name = `${key} ${place.cityCode ?? ''} ${place.categoryId ?? ''}`;
  const places = keptOf(settings);
  const now = at.getTime();
  const known = places.get(name);
  if (known && known.defaults === defaults && known.since <= now && now < known.until)
    return known.rules as Rules;
  const layers = settings.layersAt(key, place);
  const edges = layers.flat().map(({ validFrom }) => validFrom.getTime());
  const rules = putTogether(layers, at, defaults);
  places.set(name, {
    since: Math.max(-Infinity, ...edges.filter((edge) => edge <= now)),
    until: Math.min(Infinity, ...edges.filter((edge) => edge > now)),
    defaults,
    rules,
  });
  return rules;
}

function putTogether<Rules extends object>(
  layers: readonly (readonly SettingRow[])[],
  at: Date,
  defaults: Rules,
  trying?: { readonly place: SettingPlace; readonly tried: TriedSetting },
): Rules {
  const scopes = trying ? scopesAt(trying.place) : [];
  const said = layers.map((rows) => layerAt(rows, at));
  if (!trying) return said.reduce<Rules>((rules, layer) => ({ ...rules, ...layer }), defaults);
  return scopes.reduce<Rules>((rules, scope, index) => {
    const layer = said[index] ?? {};
    return { ...rules, ...(trying.tried.scope === scope ? withTried(layer, trying.tried) : layer) };
  }, defaults);
}

function withTried(layer: Readonly<Record<string, unknown>>, { part, value }: TriedSetting) {
  const { [part]: _, ...others } = layer;
  return value === null ? others : { ...others, [part]: value };
}
