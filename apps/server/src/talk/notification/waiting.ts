import type { Addressee } from './addressee.ts';
import type { Delivery } from './delivery.store.ts';
import type { FoundTold } from './find-told.ts';

/** A delivery that is still to be made. */
export interface Waiting {
  readonly delivery: Delivery;
  readonly told: FoundTold;
  readonly addressee: Addressee;
}
