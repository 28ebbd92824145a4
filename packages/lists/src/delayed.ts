/**
 * Acts that wait some seconds before they are sent, so that taking one back leaves no trace: no message to the person concerned,
 * no ended session, no line in the audit log. An inverse move would leave all three. Pure but for the clock it is handed.
 */

/** What became of one row. */
export interface RowResult {
  readonly key: string;
  /** Why it was refused; null: it was done. */
  readonly refusal: string | null;
}

export type ActState =
  | { readonly at: 'waiting' }
  | { readonly at: 'sending' }
  | { readonly at: 'undone' }
  | { readonly at: 'settled'; readonly results: readonly RowResult[] };

export interface DelayedAct {
  readonly keys: readonly string[];
  /** Sends it; answers row by row. A rejected promise means that no row was done. */
  readonly send: () => Promise<readonly RowResult[]>;
  /** The sentence for a call that failed as a whole. */
  readonly failureOf: (error: unknown) => string;
  readonly onChange: (state: ActState) => void;
}

export interface Timing {
  readonly delayMs: number;
  /** Calls back after the delay; answers how to call it off. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
}

export interface RunningAct {
  /** True: taken back before it was sent. False: too late. */
  readonly undo: () => boolean;
  /** Sends it now, where it still waits; resolves when it is settled or was undone. */
  readonly flush: () => Promise<void>;
}

async function resultsOf({ keys, send, failureOf }: DelayedAct): Promise<readonly RowResult[]> {
  try {
    return await send();
  } catch (error) {
    const refusal = failureOf(error);
    return keys.map((key) => ({ key, refusal }));
  }
}

export function startDelayed(act: DelayedAct, { delayMs, schedule }: Timing): RunningAct {
  let state: ActState = { at: 'waiting' };
  let sent: Promise<void> | null = null;
  const turn = (next: ActState) => {
    state = next;
    act.onChange(next);
  };
  const send = async () => {
    turn({ at: 'sending' });
    turn({ at: 'settled', results: await resultsOf(act) });
  };
  const flush = () => {
    callOff();
    if (state.at === 'waiting') sent = send();
    return sent ?? Promise.resolve();
  };
  const callOff = schedule(() => void flush(), delayMs);
  return {
    undo: () => {
      if (state.at !== 'waiting') return false;
      callOff();
      turn({ at: 'undone' });
      return true;
    },
    flush,
  };
}
