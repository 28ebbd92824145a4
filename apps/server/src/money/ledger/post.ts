import type { Paise } from '@nukkad/contract/kernel/money';
import type { Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import { type Earned, netOf } from './earned.rules.ts';
import type { Posting } from './ledger.rules.ts';
import { type NewTransaction, saveTransaction } from './ledger.store.ts';

/** Keeps what postings mean to partners, in their transaction. */
export type KeepEarnings = (tx: Tx, earned: readonly Earned[], postedAt: Date) => Promise<void>;

export interface Posted extends NewTransaction {
  /** What the postings mean to partners: each sums to their accounts. */
  readonly earned: readonly Earned[];
  /** Given for a payout, which pays earnings in place of making them. */
  readonly paysEarnings?: true;
}

/** Postings to partners' accounts and earnings say the same, so that the list of a partner sums to its balance. */
function mustAgree(postings: readonly Posting[], earned: readonly Earned[]): void {
  const left = new Map<string, Paise>();
  const add = (organisationId: string, paise: Paise) =>
    left.set(organisationId, (left.get(organisationId) ?? 0) + paise);
  for (const { organisationId, amountPaise } of postings)
    if (organisationId) add(organisationId, amountPaise);
  for (const one of earned) add(one.organisationId, netOf(one));
  for (const [organisationId, paise] of left)
    if (paise !== 0)
      throw new Error(`Earnings of ${organisationId} differ from their postings by ${paise} paise.`);
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
