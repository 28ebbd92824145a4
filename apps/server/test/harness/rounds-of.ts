import type { Domain } from '../../src/platform/domain.ts';

/** Runs a round of the clock of these domains by its name, as the job runner would at its time. */
export const roundsOf =
  (domains: readonly Domain[]) =>
  async (name: string): Promise<void> => {
    const round = domains.flatMap(({ cron = [] }) => cron).find((one) => one.name === name);
    if (!round) throw new Error(`There is no round ${name}.`);
    await round.run();
  };
