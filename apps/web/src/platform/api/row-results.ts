import type { RowResult } from '@nukkad/lists/delayed';
import { withWords } from '../i18n/with-words.ts';

/** What a call says of one row of many; `code` null: it was done. */
interface Told {
  readonly id: string;
  readonly code: string | null;
  readonly message: string | null;
}

/** What became of each row, with the sentence of a refusal in the reader's language. Sentences are fetched once a row is refused. */
export async function rowResults(results: readonly Told[]): Promise<readonly RowResult[]> {
  if (results.every(({ code }) => code === null))
    return results.map(({ id }) => ({ key: id, refusal: null }));
  const { sentenceFor } = await withWords('platform/api/failed-call.ts', () => import('./failed-call.ts'));
  return results.map(({ id, code, message }) => ({
    key: id,
    refusal: code === null ? null : sentenceFor(409, message ?? undefined, code),
  }));
}
