import type { LeadCreditKind } from '@nukkad/contract/money/lead-credit/lead-credit.model';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { insertEntry } from './lead-credit.store.ts';

export interface CreditsGiven {
  readonly organisationId: string;
  readonly kind: Exclude<LeadCreditKind, 'unlock' | 'expired'>;
  readonly credits: number;
  readonly valuePaise: number;
  readonly leadId: string | null;
  /** The same cause gives them once. */
  readonly cause: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** More credits, once for a cause; answers the entry. Null: it was given before. */
export async function giveCredits(tx: Tx, given: Authorized<CreditsGiven>): Promise<string | null> {
  const { now: createdAt, ...facts } = given;
  const entryId = newId();
  const isNew = await insertEntry(tx, partOf(given, { ...facts, entryId, createdAt }));
  return isNew ? entryId : null;
}
