import { type ActState, type RowResult, type RunningAct, startDelayed } from './delayed.ts';
import type { Foresee } from './overlay.ts';
import { tray } from './tray.ts';
import type { ListWords } from './list.words.ts';

/** How long an act can be undone. */
export const undoMs = 8_000;
/** How long a message stays that needs no answer. */
export const shownMs = 5_000;

export interface BulkAct<Row> {
  readonly id: string;
  readonly label: string;
  /** May this row be moved so? The buttons count the rows that may. */
  readonly fits: (row: Row) => boolean;
  /** "3 people deactivated". */
  readonly said: (count: number) => string;
  readonly foresee: Foresee<Row>;
  /** Each row by its own verb; answers row by row. */
  readonly send: (rows: readonly Row[], reason: string) => Promise<readonly RowResult[]>;
  /** Asked for before; `least`: of how many characters. */
  readonly reason?: { readonly label: string; readonly least: number };
  readonly danger?: true;
}

/** An act that is asked in a dialog of the app's own, which shows what it will do to each row before it sends it. */
export interface OpeningAct<Row> extends Pick<BulkAct<Row>, 'id' | 'label' | 'fits' | 'danger'> {
  readonly opens: (rows: readonly Row[]) => void;
}

export type ListAct<Row> = BulkAct<Row> | OpeningAct<Row>;

type Pending = ReadonlyMap<string, Foresee<unknown>>;

const nothing: Pending = new Map();
let pending: ReadonlyMap<string, Pending> = new Map();
const listeners = new Set<() => void>();
const underWay = new Set<RunningAct>();

export const subscribePending = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What acts under way make of the rows of a list, by key. */
export const pendingOf = (list: string): Pending => pending.get(list) ?? nothing;

function turnPending(list: string, keys: readonly string[], foresee: Foresee<unknown> | null): void {
  const next = new Map(pendingOf(list));
  for (const key of keys)
    if (foresee) next.set(key, foresee);
    else next.delete(key);
  pending = new Map(pending).set(list, next);
  for (const listener of listeners) listener();
}

const schedule = (run: () => void, delayMs: number) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};

/** A page that is left sends what still waits; leaving asks first while something is not saved. */
function guardLeaving(): void {
  const flushAll = () => {
    for (const act of underWay) void act.flush();
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flushAll());
  addEventListener('beforeunload', (event) => {
    if (underWay.size === 0) return;
    flushAll();
    event.preventDefault();
  });
}
let isGuarded = false;

export interface ActSettings<Row> {
  /** The name of the list. */
  readonly list: string;
  readonly words: ListWords;
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly failureOf: (error: unknown) => string;
  /** Reads the list anew; the rows look as foreseen until it is done. */
  readonly renew: () => Promise<unknown>;
}

/** Shows an act as done at once, offers to undo it, sends it after that, and takes back what was refused. */
export function startAct<Row>(
  act: BulkAct<Row>,
  rows: readonly Row[],
  reason: string,
  { list, words, keyOf, nameOf, failureOf, renew }: ActSettings<Row>,
): void {
  if (!isGuarded) guardLeaving();
  isGuarded = true;
  const keys = rows.map(keyOf);
  const names = new Map(rows.map((row) => [keyOf(row), nameOf(row)]));
  turnPending(list, keys, act.foresee as Foresee<unknown>);
  const entry = tray.put({
    words: act.said(rows.length),
    tone: 'busy',
    act: { label: words.undo, run: () => void running.undo() },
  });
  const end = () => {
    underWay.delete(running);
    turnPending(list, keys, null);
  };
  const settle = async (results: readonly RowResult[]) => {
    const refused = results.filter(({ refusal }) => refusal !== null);
    const lines = refused.map(({ key, refusal }) => `${names.get(key) ?? key}: ${refusal ?? ''}`);
    if (refused.length > 0)
      tray.change(entry, {
        words: words.notDone(refused.length, results.length),
        lines,
        tone: 'failed',
        act: { label: words.close, run: () => tray.remove(entry) },
      });
    else tray.remove(entry);
    await renew().catch(() => null);
    end();
  };
  const onChange = (state: ActState) => {
    if (state.at === 'sending')
      tray.change(entry, { act: { label: words.close, run: () => tray.remove(entry) } });
    if (state.at === 'settled') void settle(state.results);
    if (state.at === 'undone') {
      end();
      tray.change(entry, {
        words: words.undone,
        tone: 'done',
        act: { label: words.close, run: () => tray.remove(entry) },
      });
      setTimeout(() => tray.remove(entry), shownMs);
    }
  };
  const running = startDelayed(
    { keys, send: () => act.send(rows, reason), failureOf, onChange },
    { delayMs: undoMs, schedule },
  );
  underWay.add(running);
}
