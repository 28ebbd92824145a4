import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { WantedDebt } from './owe.ts';
import type { Less } from './pay-later.store.ts';
import type { Standing } from './read-standing.ts';

/** What payment asks of paying later. The booking is locked before. */
export interface PayLaterInterface {
  /** More is owed, if the limit allows it; refused else. */
  owe(tx: Tx, wanted: Authorized<WantedDebt>): Promise<Standing>;
  /** Less is owed. */
  oweLess(tx: Tx, userId: string, less: Authorized<Less>): Promise<void>;
}
