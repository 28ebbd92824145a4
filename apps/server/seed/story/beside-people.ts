/** The story is told while people are in: what they are at is theirs, and what they change may refuse a scene. */
import { ApiError } from '@nukkad/contract/kernel/client';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';
import { Refusal } from '../../src/platform/refusal.ts';
import type { Pace } from '../../src/platform/outbox/time-queue.ts';

/** Given where servers are at work, and people are in, while it is told. */
export interface Beside {
  readonly onDay: (day: string) => void;
  /** A scene ended because of what people do. */
  readonly onRefusal: (error: unknown) => void;
  /** A scene ended because of a fault. */
  readonly onFault: (error: unknown) => void;
}

const internalError = 500;
/** A person at work on rows of the past may bring a scene to what no person could do; more than so many are another fault. */
const mostFaults = 10;

const statusOf = (error: unknown) => {
  if (error instanceof Refusal) return error.fact.status;
  return error instanceof ApiError ? error.status : internalError;
};

/**
 * What ends a scene alone. Of those who act side by side, one may come too late (409). Behind open doors a person may have
 * taken, closed or forbidden anything that a scene needs. A story that is told one by one behind closed doors knows no
 * refusal: it would be a fault of the product.
 */
export function sceneEnds({ atOnce }: Pace, beside: Beside | null): (error: unknown) => boolean {
  let faults = 0;
  return (error) => {
    const status = statusOf(error);
    if (atOnce > 1 && status === 409) return true;
    if (beside === null) return false;
    if (status !== internalError) {
      beside.onRefusal(error);
      return true;
    }
    faults += 1;
    beside.onFault(error);
    return faults <= mostFaults;
  };
}

/** A resident has one cart: what a person who entered as one has put in since the present is not taken out by the story. */
export async function isFilledByPerson(db: Database, userId: string, present: Date): Promise<boolean> {
  const { rows } = await sql`select from cart where user_id = ${userId} and updated_at > ${present}
    and exists (select from cart_line where cart_line.cart_id = cart.cart_id)`.execute(db);
  return rows.length > 0;
}
