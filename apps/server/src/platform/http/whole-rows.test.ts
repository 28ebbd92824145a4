import { endpoint as declare } from '@nukkad/contract/kernel/endpoint';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { serialiserOf } from './serializers.ts';

/** As the moves of a partner's credits: an order where one was paid, else nothing. */
const endpoint = declare('GET /leads/credits', {
  summary: 'A test.',
  tag: 'lead-credit',
  authz: { who: 'anyone' },
  response: z.object({
    balance: z.number(),
    orderId: z.nullable(z.uuid()),
    moves: z.array(z.object({ text: z.string(), orderId: z.nullable(z.uuid()) })),
  }),
});
const order = '01a22355-cc0c-74b9-a921-c4fb7dada188';

function serializing() {
  const logged: Record<string, unknown>[] = [];
  const log = { error: (fields: unknown) => void logged.push(fields as Record<string, unknown>) };
  const serialize = serialiserOf(endpoint, log);
  return { logged, read: (answer: unknown): unknown => JSON.parse(serialize(answer)) };
}

test('a row that does not fit its list is left out, the others are answered, and the log names its place', () => {
  const { logged, read } = serializing();
  const moves = [
    { text: 'Given', orderId: null },
    { text: 'Bought', orderId: 'story:7' },
    { text: 'Bought', orderId: order },
  ];
  expect(read({ balance: 40, orderId: null, moves })).toEqual({
    balance: 40,
    orderId: null,
    moves: [moves[0], moves[2]],
  });
  expect(logged).toMatchObject([{ method: 'GET', url: '/leads/credits', list: 'moves', rows: [1] }]);
});

test('an answer whose own field does not fit is refused: nothing of it could be left out', () => {
  const { logged, read } = serializing();
  expect(() => read({ balance: 40, orderId: 'story:7', moves: [] })).toThrow(/does not match/);
  expect(logged).toEqual([]);
});
