/** One that waits to be done with others of its kind. */
interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly answered: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
}

interface GatherTerms<Item> {
  /** So many lots are under way at one moment; what comes meanwhile waits for the next. */
  readonly lanes: number;
  /** Items of one key go by one lane: two lots that need the same row would wait for each other's commit. */
  readonly keyOf: (item: Item) => string;
  /** So many at most are done at once. */
  readonly most: number;
  /** Whether the failure may be that of one item alone; then each is tried by itself. */
  readonly isOfOne: (error: unknown) => boolean;
}

export type Settled<Answer> = { readonly answer: Answer } | { readonly error: unknown };
type Run<Item, Answer> = (items: readonly Item[]) => Promise<readonly Settled<Answer>[]>;

function settle<Item, Answer>(one: Waiting<Item, Answer>, settled: Settled<Answer> | undefined): void {
  if (settled && 'answer' in settled) one.answered(settled.answer);
  else one.failed(settled?.error ?? new Error('A lot left one of its items out.'));
}

async function runLot<Item, Answer>(
  run: Run<Item, Answer>,
  lot: readonly Waiting<Item, Answer>[],
  isOfOne: GatherTerms<Item>['isOfOne'],
): Promise<void> {
  try {
    const settled = await run(lot.map(({ item }) => item));
    for (const [place, one] of lot.entries()) settle(one, settled[place]);
  } catch (error) {
    if (lot.length > 1 && isOfOne(error)) for (const one of lot) await runLot(run, [one], isOfOne);
    else for (const one of lot) one.failed(error);
  }
}

/** Those who were just answered often ask again: so long the next lot waits for as many as there were. */
const againMs = 1;

/** One lot after the other. */
function openLane<Item, Answer>(run: Run<Item, Answer>, { most, isOfOne }: GatherTerms<Item>) {
  const waiting: Waiting<Item, Answer>[] = [];
  let isBusy = false;
  /** How many were in the last lot and waited at its end; one that was alone expects no other. */
  let expected = 1;
  let timer: NodeJS.Timeout | undefined;
  // Before they are answered: who asks again at once has not waited.
  const runCounted: Run<Item, Answer> = async (items) => {
    try {
      return await run(items);
    } finally {
      expected = Math.min(most, items.length + waiting.length);
    }
  };
  const start = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    void runLot(runCounted, waiting.splice(0, most), isOfOne).finally(() => {
      isBusy = false;
      if (waiting.length > 0) next();
    });
  };
  const next = () => {
    if (isBusy) return;
    if (expected > 1 && waiting.length < expected) timer ??= setTimeout(start, againMs);
    // What comes in one turn of the loop goes together.
    else setImmediate(start);
  };
  return (one: Waiting<Item, Answer>) => {
    waiting.push(one);
    next();
  };
}

function laneOf(key: string, lanes: number): number {
  let sum = 0;
  for (let at = 0; at < key.length; at += 1) sum = (sum * 31 + key.charCodeAt(at)) % 65_521;
  return sum % lanes;
}

/**
 * While a lot is under way the next ones gather, and go together. A quiet server does each at once; a busy one many in a
 * transaction, for which it waits a millisecond at most. `run` settles each in the order given.
 */
export function gather<Item, Answer>(
  run: Run<Item, Answer>,
  terms: GatherTerms<Item>,
): (item: Item) => Promise<Answer> {
  const lanes = Array.from({ length: terms.lanes }, () => openLane(run, terms));
  return (item) =>
    new Promise((answered, failed) => {
      lanes[laneOf(terms.keyOf(item), terms.lanes)]?.({ item, answered, failed });
    });
}
