/** Which rows are ticked, by their keys. Pure. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  /** The row that was ticked last: Shift extends from there. */
  readonly anchor: string | null;
}

export const noSelection: Selection = { keys: new Set(), anchor: null };

/** Ticks or unticks one row; with `extend` all rows between the last one and this one become what this one becomes. */
export function toggled(
  { keys, anchor }: Selection,
  shown: readonly string[],
  key: string,
  extend: boolean,
): Selection {
  const next = new Set(keys);
  const [from, to] = [shown.indexOf(anchor ?? ''), shown.indexOf(key)];
  const range =
    extend && from >= 0 && to >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
  const tick = !keys.has(key);
  for (const one of range)
    if (tick) next.add(one);
    else next.delete(one);
  return { keys: next, anchor: key };
}

/** All rows that are shown, or none where all are ticked already. */
export function toggledAll({ keys }: Selection, shown: readonly string[]): Selection {
  const all = shown.length > 0 && shown.every((key) => keys.has(key));
  return all ? noSelection : { keys: new Set(shown), anchor: null };
}

/** Without the rows that are no longer shown: an act concerns only what can be seen. */
export function stillShown(selection: Selection, shown: readonly string[]): Selection {
  const present = new Set(shown);
  const keys = new Set([...selection.keys].filter((key) => present.has(key)));
  return keys.size === selection.keys.size ? selection : { ...selection, keys };
}
