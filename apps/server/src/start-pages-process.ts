import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AheadRenderer } from './platform/http/pages/pages-ahead.ts';
import type { PagesAnswer, PagesOpening, PagesOrder } from './pages-messages.ts';
import { forkBeside } from './program-beside.ts';

/** On a machine at work, a process of the lowest priority is slow to start. */
const answerLimitMs = 60_000;

/** The answer to one order; rejects where the process ends first, fails or takes too long. */
async function ask(child: ChildProcess, order: PagesOrder): Promise<PagesAnswer> {
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(answerLimitMs)]);
  const ended = once(child, 'exit', { signal }).then(
    (): PagesAnswer => ({
      failed: 'The process that renders pages has ended.',
    }),
  );
  const answered = once(child, 'message', { signal }).then(([message]) => message as PagesAnswer);
  try {
    child.send(order, () => undefined);
    const answer = await Promise.race([answered, ended]);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer;
  } finally {
    settled.abort();
    await Promise.allSettled([answered, ended]);
  }
}

/** A process that renders pages for the cache of this one, as long as it is wanted. */
export async function startPagesProcess(opening: PagesOpening): Promise<AheadRenderer> {
  const child = forkBeside('pages-process', 'ignore');
  const end = () => void child.kill('SIGKILL');
  try {
    await ask(child, { open: opening });
  } catch (error) {
    end();
    throw error;
  }
  return {
    keysOf: async (pages) => {
      const answer = await ask(child, { expected: pages });
      return 'keys' in answer ? answer.keys : [];
    },
    render: async (task) => {
      const answer = await ask(child, { task });
      return 'page' in answer ? answer.page : null;
    },
    end,
  };
}
