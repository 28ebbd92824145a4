import { endpoint as declare } from '@nukkad/contract/kernel/endpoint';
import { expect, test } from 'vitest';
import type { VersionsOf } from '../snapshot/versions.ts';
import { keptAnswers } from './kept-answers.ts';

const noon = new Date('2026-11-22T12:00:00Z');

/** Without a schema of its answers, which are written as they are. */
const endpoint = declare('GET /service/search', {
  summary: 'A test.',
  tag: 'catalog',
  authz: { who: 'anyone' },
});
const call = (input: unknown, now = noon, lang: 'en' | 'hi' = 'en') => ({ input, lang, now });

/** Answers by what `rows` holds; each change of it is told by the version. */
function fixture() {
  const state = { rows: 'first', version: 1, reads: 0 };
  const versionsOf: VersionsOf = async (names) => new Map(names.map((name) => [name, `${state.version}`]));
  const plan = {
    names: () => ['catalogue'],
    read: async () => {
      state.reads += 1;
      return { rows: state.rows };
    },
  };
  const commit = (rows: string) => {
    state.rows = rows;
    state.version += 1;
  };
  return { state, plan, commit, versionsOf };
}

test('an answer is made once, and again as soon as what it depends on has changed', async () => {
  const { state, plan, commit, versionsOf } = fixture();
  const answers = keptAnswers(versionsOf);
  const first = await answers.get(endpoint, call({ query: { pincode: '560038' } }), plan);
  expect(first.body).toBe('{"rows":"first"}');
  await answers.get(endpoint, call({ query: { pincode: '560038' } }), plan);
  expect(state.reads).toBe(1);
  commit('second');
  const later = await answers.get(endpoint, call({ query: { pincode: '560038' } }), plan);
  expect(later.body).toBe('{"rows":"second"}');
  expect(later.etag).not.toBe(first.etag);
});

test('another input, language or minute is another answer', async () => {
  const { state, plan, versionsOf } = fixture();
  const answers = keptAnswers(versionsOf);
  await answers.get(endpoint, call({ query: { pincode: '560038' } }), plan);
  await answers.get(endpoint, call({ query: { pincode: '560008' } }), plan);
  await answers.get(endpoint, call({ query: { pincode: '560038' } }, noon, 'hi'), plan);
  await answers.get(
    endpoint,
    call({ query: { pincode: '560038' } }, new Date(noon.getTime() + 60_000)),
    plan,
  );
  expect(state.reads).toBe(4);
  await answers.get(
    endpoint,
    call({ query: { pincode: '560038' } }, new Date(noon.getTime() + 59_000)),
    plan,
  );
  expect(state.reads).toBe(4);
});

test('an answer that was being made when a change was committed is not sent again', async () => {
  const { state, plan, commit, versionsOf } = fixture();
  const answers = keptAnswers(versionsOf);
  const slow = {
    ...plan,
    read: async () => {
      const answer = await plan.read();
      commit('second');
      return answer;
    },
  };
  expect((await answers.get(endpoint, call({}), slow)).body).toBe('{"rows":"first"}');
  expect((await answers.get(endpoint, call({}), plan)).body).toBe('{"rows":"second"}');
  expect(state.reads).toBe(2);
});

test('an answer whose place came to be another while it was made is not kept', async () => {
  const { state, plan, versionsOf } = fixture();
  const answers = keptAnswers(versionsOf);
  let place = 0;
  const moving = { ...plan, names: () => [`place:${(place += 1)}`] };
  await answers.get(endpoint, call({}), moving);
  await answers.get(endpoint, call({}), plan);
  expect(state.reads).toBe(2);
});

test('a refusal is not kept', async () => {
  const { plan, versionsOf } = fixture();
  const answers = keptAnswers(versionsOf);
  const refusing = { ...plan, read: () => Promise.reject(new Error('There is no such service.')) };
  await expect(answers.get(endpoint, call({}), refusing)).rejects.toThrow('no such service');
  expect((await answers.get(endpoint, call({}), plan)).body).toBe('{"rows":"first"}');
});

test('however many inputs are asked, the kept answers stay within their bytes', async () => {
  const { plan, versionsOf } = fixture();
  const bound = 200_000;
  const answers = keptAnswers(versionsOf, { maxBytes: bound });
  const large = { ...plan, read: async () => ({ text: 'x'.repeat(5_000) }) };
  for (let page = 0; page < 500; page += 1) await answers.get(endpoint, call({ page }), large);
  expect(answers.bytes()).toBeGreaterThan(bound / 2);
  expect(answers.bytes()).toBeLessThanOrEqual(bound);
  const huge = { ...plan, read: async () => ({ text: 'x'.repeat(bound) }) };
  expect((await answers.get(endpoint, call({ page: 'huge' }), huge)).body.length).toBeGreaterThan(bound);
  expect(answers.bytes()).toBeLessThanOrEqual(bound);
});
