/** The limit must answer what the product answers, else the comparison says nothing. */
import { isDeepStrictEqual } from 'node:util';
import { type Answer, askWell } from './ask.ts';
import type { LoadOptions } from './load.ts';
import { masked, type Written } from './same-rows.ts';

/** The first place at which two JSON values differ, as a path. */
function differenceOf(one: unknown, other: unknown, at = ''): string {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return `${at}: ${JSON.stringify(one)} is ${JSON.stringify(other)} of the limit`;
  const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  for (const name of new Set([...a.keys(), ...b.keys()]))
    if (!isDeepStrictEqual(a.get(name), b.get(name)))
      return differenceOf(a.get(name) ?? null, b.get(name) ?? null, `${at}.${name}`);
  return at;
}

const isEmpty = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'items' in answer &&
  Array.isArray(answer.items) &&
  answer.items.length === 0;

/** Throws where an answer differs in any field, or finds nothing and so measures nothing. */
export async function checkSameAnswers(
  product: string,
  limit: string,
  requests: readonly LoadOptions[],
): Promise<void> {
  for (const request of new Map(requests.map((one) => [one.path, one])).values()) {
    const [ours, theirs] = await Promise.all([askWell(product, request), askWell(limit, request)]);
    const [answer, other]: unknown[] = [JSON.parse(ours.text), JSON.parse(theirs.text)];
    if (isEmpty(answer)) throw new Error(`${request.path} finds nothing: it measures nothing.`);
    if (!isDeepStrictEqual(answer, other))
      throw new Error(`${request.path} differs at ${differenceOf(answer, other)}.`);
  }
}

/** The answers of two writes are the same, besides ids and times of the moment. */
export function checkAlike(what: string, product: Written<Answer>, limit: Written<Answer>): void {
  const [ours, theirs] = [product, limit].map(({ answer, since }): unknown =>
    JSON.parse(masked(JSON.parse(answer.text), since)),
  );
  if (!isDeepStrictEqual(ours, theirs)) throw new Error(`${what} differs at ${differenceOf(ours, theirs)}.`);
}
