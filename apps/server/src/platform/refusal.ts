import type { Difference } from '@nukkad/contract/kernel/confirmation';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Language, Said } from './spoken.rules.ts';

export interface RefusalDetail {
  /** The state that a 409 found. */
  readonly present?: string;
  /** Bad fields and the error of each. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The fields that are no longer as the caller saw them. */
  readonly differences?: readonly Difference[];
  /** Fills the `{{name}}` of the fact's sentence; what differs by language, as a day, in both. */
  readonly values?: Readonly<Record<string, number | Said>>;
  /** Seconds, for 429 and 503. */
  readonly retryAfter?: number;
  /** Nothing was done: the call was turned away before it began, and may be made again whatever it is. */
  readonly notBegun?: true;
}

/** A call that is answered with an error the caller can act on. Thrown; the transaction rolls back. */
export class Refusal extends Error {
  readonly fact: ErrorFact;
  readonly detail: RefusalDetail;

  constructor(fact: ErrorFact, detail: RefusalDetail = {}) {
    super(fact.message);
    this.name = 'Refusal';
    this.fact = fact;
    this.detail = fact.values ? { values: fact.values, ...detail } : detail;
  }
}

export function refuse(fact: ErrorFact, detail?: RefusalDetail): never {
  throw new Refusal(fact, detail);
}

/** What fills the sentence, as it is said in a language. */
export const valuesIn = (
  { values }: Pick<RefusalDetail, 'values'>,
  language: Language,
): Readonly<Record<string, number | string>> | undefined =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : value[language],
    ]),
  );
