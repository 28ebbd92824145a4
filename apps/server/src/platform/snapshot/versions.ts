/** The versions of some names, each as one text; equal texts say that no row behind the name has changed. */
export type VersionsOf = (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;

interface Batch {
  readonly names: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, string>>;
  readonly settle: (answer: Promise<ReadonlyMap<string, string>>) => void;
}

function newBatch(): Batch {
  let settle: Batch['settle'] = () => undefined;
  const answer = new Promise<ReadonlyMap<string, string>>((resolve) => {
    settle = resolve;
  });
  return { names: new Set(), answer, settle };
}

/**
 * Callers who ask while a question is under way share the next one, so the database answers one question at a time
 * however many calls there are. No caller is handed an answer that was asked for before it came: what was committed
 * before the call is seen by it.
 */
export function sharedVersions(ask: VersionsOf): VersionsOf {
  let waiting: Batch | null = null;
  let asking = false;
  const askAll = async () => {
    while (waiting) {
      const batch: Batch = waiting;
      waiting = null;
      const answer = ask([...batch.names]);
      batch.settle(answer);
      await answer.catch(() => undefined);
    }
    asking = false;
  };
  return (names) => {
    waiting ??= newBatch();
    for (const name of names) waiting.names.add(name);
    const { answer } = waiting;
    if (!asking) {
      asking = true;
      // After the callers of the same moment have come.
      setImmediate(() => void askAll());
    }
    return answer;
  };
}
