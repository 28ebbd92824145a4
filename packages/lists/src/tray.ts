/** What goes on behind the page: acts that can still be undone, exports. It outlives the page that began it. */

export interface TrayEntry {
  readonly id: number;
  readonly words: string;
  /** Further lines, such as the reason of each refusal. */
  readonly lines?: readonly string[];
  readonly tone: 'busy' | 'done' | 'failed';
  /** From 0 to 1; null: it goes on, but how far is unknown. Left out: nothing is counted. */
  readonly progress?: number | null;
  readonly act?: { readonly label: string; readonly run: () => void };
}

type Change = Partial<Omit<TrayEntry, 'id'>>;

export interface Tray {
  readonly put: (entry: Omit<TrayEntry, 'id'>) => number;
  readonly change: (id: number, change: Change) => void;
  readonly remove: (id: number) => void;
  readonly entries: () => readonly TrayEntry[];
  readonly subscribe: (listener: () => void) => () => void;
}

export function createTray(): Tray {
  const listeners = new Set<() => void>();
  let entries: readonly TrayEntry[] = [];
  let last = 0;
  const turn = (next: readonly TrayEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    put: (entry) => {
      last += 1;
      turn([...entries, { ...entry, id: last }]);
      return last;
    },
    change: (id, change) => turn(entries.map((one) => (one.id === id ? { ...one, ...change } : one))),
    remove: (id) => turn(entries.filter((one) => one.id !== id)),
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Of this page, until it is closed. */
export const tray = createTray();
