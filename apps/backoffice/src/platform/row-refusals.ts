import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import type { RowResult } from '@nukkad/lists/delayed';
import { refusalWords } from './api-error.ts';

/** What became of each row, with the reason of a refusal in the reader's language. */
export const refusalsOf = ({ results }: RowByRow): readonly RowResult[] =>
  results.map(({ id, code, message }) => ({
    key: id,
    refusal: code === null ? null : refusalWords(code, message ?? code),
  }));
