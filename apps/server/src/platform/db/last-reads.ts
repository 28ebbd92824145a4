import type { Kysely, Transaction } from 'kysely';
import { atEndOfTurn } from './flush.ts';
import type { DB } from './schema.gen.ts';

/** As `database.ts` names it. */
type Reader = Kysely<DB> | Transaction<DB>;

/**
 * What a verb answers with where it only has to be read behind the verb's writes: the reads travel with the commit, in place
 * of waiting for each other. They see the rows as the transaction leaves them. Reads that follow from their answers are
 * asked after the commit, outside of the transaction.
 */
export class LastReads<Answer> {
  readonly #read: (reader: Reader) => Promise<Answer>;
  #answer: Promise<Answer> | undefined;

  constructor(read: (reader: Reader) => Promise<Answer>) {
    this.#read = read;
  }

  /** Sends the first reads. A failure is told by `answer`. */
  async begin(reader: Reader): Promise<void> {
    this.#answer = this.#read(reader);
    this.#answer.catch(() => undefined);
    await new Promise<void>((resolve) => {
      atEndOfTurn(resolve);
    });
  }

  /** Resolves when nothing more is asked, whatever the answer is. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.answer()]);
  }

  answer(): Promise<Answer> {
    return this.#answer ?? Promise.reject(new Error('Its reads were never sent.'));
  }
}

/** The last statement of a verb: `return lastReads((reader) => readDetails(deps, reader, …))`. */
export const lastReads = <Answer>(read: (reader: Reader) => Promise<Answer>): LastReads<Answer> =>
  new LastReads(read);
