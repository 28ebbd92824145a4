import { system } from '../../platform/platform.ts';
import type { CandidateQuestionDependencies } from './candidate-question.interface.ts';
import { lockOpenOf } from './candidate-question.store.ts';
import { questionTransitions } from './candidate-question.transitions.ts';

/** In one transaction. */
const atOnce = 100;

/** What was not answered when a job ended, each with its own event, so that each person hears of it. Told twice it does nothing. */
export async function closeQuestions(
  { platform }: Pick<CandidateQuestionDependencies, 'platform'>,
  jobId: string,
): Promise<void> {
  const now = platform.clock.now();
  const closeSome = () =>
    platform.write(system, async (tx) => {
      const rows = await lockOpenOf(tx, jobId, atOnce);
      for (const row of rows) {
        const allowed = questionTransitions.allowSystem(questionTransitions.verb.close, row);
        if (allowed) await questionTransitions.move(tx, allowed, { now });
      }
      return rows.length;
    });
  let closed = 0;
  do closed = await closeSome();
  while (closed === atOnce);
}
