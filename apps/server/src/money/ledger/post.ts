import type { Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import { type Earned, type KeepEarnings, mustAgree } from './earned.rules.ts';
import { type NewTransaction, saveTransaction } from './ledger.store.ts';

export interface Posted extends NewTransaction {
  /** What the postings mean to partners: each sums to their accounts. */
  readonly earned: readonly Earned[];
  /** Given for a payout, which pays earnings in place of making them. */
  readonly paysEarnings?: true;
}

/** Writes a transaction and what partners earn by it, once per event. */
export const poster =
  (earnings: ExtensionPoint<KeepEarnings>) =>
  async (tx: Tx, wanted: Posted): Promise<void> => {
    if (!wanted.paysEarnings) mustAgree(wanted.postings, wanted.earned);
    if (!(await saveTransaction(tx, wanted)) || wanted.earned.length === 0) return;
    for (const keep of earnings.answers) await keep(tx, wanted.earned, wanted.postedAt);
  };

export type Post = ReturnType<typeof poster>;
