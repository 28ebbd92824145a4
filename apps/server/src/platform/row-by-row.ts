import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import { Refusal } from './refusal.ts';

type Result = RowByRow['results'][number];

async function resultOf(id: string, act: (id: string) => Promise<unknown>): Promise<Result> {
  try {
    await act(id);
    return { id, code: null, message: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { id, code: error.fact.code, message: error.fact.message };
  }
}

/**
 * Does one thing to many rows, one after another, each by its own verb and in its own transaction: what refuses one row leaves
 * the others done. A failure that is no refusal ends the call; the rows before it stay done, and doing them again is refused.
 */
export async function actRowByRow(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<RowByRow> {
  const results: Result[] = [];
  for (const id of new Set(ids)) results.push(await resultOf(id, act));
  return { results };
}
