/** The story is told while people are in: what they are at is theirs, and what they change may refuse a scene. */
import { ApiError } from '@nukkad/contract/kernel/client';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';
import { Refusal } from '../../src/platform/refusal.ts';
import type { Pace } from '../../src/platform/outbox/time-queue.ts';

const internalError = 500;

/**
 * Of those who act side by side, one may come too late (409). Behind open doors a person may have taken, closed or
 * forbidden anything that a scene needs. A story that is told one by one behind closed doors knows no refusal: it would be
 * a fault of the product.
 */
export function refusals(
  { atOnce }: Pace,
  onRefusal: ((error: unknown) => void) | null,
): (error: unknown) => boolean {
  return (error) => {
    const status =
      error instanceof Refusal ? error.fact.status : error instanceof ApiError ? error.status : internalError;
    const isExpected = (onRefusal !== null && status !== internalError) || (atOnce > 1 && status === 409);
    if (isExpected) onRefusal?.(error);
    return isExpected;
  };
}

/** A resident has one cart: what a person who entered as one has put in since the present is not taken out by the story. */
export async function isFilledByPerson(db: Database, userId: string, present: Date): Promise<boolean> {
  const { rows } = await sql`select from cart where user_id = ${userId} and updated_at > ${present}
    and exists (select from cart_line where cart_line.cart_id = cart.cart_id)`.execute(db);
  return rows.length > 0;
}
