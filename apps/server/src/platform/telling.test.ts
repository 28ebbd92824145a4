import { expect, test } from 'vitest';
import { roundsOfNow } from './telling.ts';

const aRound = () => {
  const ran: string[] = [];
  return {
    ran,
    cron: [{ name: 'credit.expire', match: '5 22 * * *', run: async () => void ran.push('ran') }],
  };
};

test('rounds wait until the past is told, and come at their next time', async () => {
  const { ran, cron } = aRound();
  let isOver = false;
  const rounds = roundsOfNow(cron, { present: new Date(), isOver: () => isOver, over: Promise.resolve() });
  expect(rounds.map(({ name, match }) => ({ name, match }))).toEqual([
    { name: 'credit.expire', match: '5 22 * * *' },
  ]);
  await rounds[0]?.run();
  expect(ran).toEqual([]);
  isOver = true;
  await rounds[0]?.run();
  expect(ran).toEqual(['ran']);
});

test('where no past is told, rounds are left as they are', () => {
  const { cron } = aRound();
  expect(roundsOfNow(cron, null)).toBe(cron);
});
