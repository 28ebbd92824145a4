import { v7 } from 'uuid';

/** A UUID v7: made here, not by the database, so no node waits for a sequence and keys arrive in order. */
export function newId(): string {
  return v7();
}
