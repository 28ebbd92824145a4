import type { FactsOf } from '@nukkad/contract/kernel/event';
import type { advanceEvents } from '@nukkad/contract/money/advance/advance.noun';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { system } from '../../../platform/platform.ts';
import type { PurchaseRow } from '../../payment/index.ts';
import { financialYear } from '../../../platform/financial-year.ts';
import { invoiceNumber } from '../invoice.rules.ts';
import { readPlatform, saveInvoice, takeNumber } from '../invoice.store.ts';
import type { InvoiceDependencies } from '../issue-invoice.ts';
import { gatherPack, gatherProject } from './gather-purchase.ts';
import { findPurchaseInvoice } from './purchase-invoice.store.ts';
import { type PurchaseFacts, purchasePaper } from './purchase-paper.rules.ts';

type Gather = (
  tx: Tx,
  purchase: PurchaseRow,
  issuedAt: Date,
) => Promise<PurchaseFacts & { readonly suppliedBy: 'partner' | 'platform' }>;

/** The account that paid it; of a pack that was bought before this was kept, its owner. */
async function recipientOf(
  { partner }: InvoiceDependencies,
  tx: Tx,
  { payerId, organisationId }: PurchaseRow,
): Promise<string> {
  const owner = (await partner.getOrganisations(tx, [organisationId])).get(organisationId)?.ownerUserId;
  const userId = payerId ?? owner;
  if (!userId) throw new Error('A purchase has no one to invoice.');
  return userId;
}

/** Once, in the series of its supplier: of two at one moment the second finds the first, and gives its number back. */
async function issueOnce(deps: InvoiceDependencies, orderId: string, gather: Gather): Promise<void> {
  const { platform, payment } = deps;
  const issuedAt = platform.clock.now();
  await platform.write(system, async (tx) => {
    const purchase = await payment.findAnyPurchase(tx, orderId);
    if (!purchase || (await findPurchaseInvoice(tx, orderId))) return;
    const { suppliedBy, ...facts } = await gather(tx, purchase, issuedAt);
    const { series } = await readPlatform(tx, issuedAt);
    const { kind, organisationId } = purchase;
    const supplier = suppliedBy === 'partner' ? organisationId : null;
    const taken = await takeNumber(tx, supplier, series, financialYear(issuedAt));
    const number = invoiceNumber(taken.series, taken.financialYear, taken.sequence);
    await saveInvoice(tx, {
      ...taken,
      invoiceId: newId(),
      orderId,
      buyerId: await recipientOf(deps, tx, purchase),
      organisationId,
      supply: kind,
      paper: { ...purchasePaper(facts), number },
      issuedAt,
    });
  });
}

/** `lead_credit.bought`. */
export const invoicePack = (deps: InvoiceDependencies, orderId: string): Promise<void> =>
  issueOnce(deps, orderId, (tx, purchase, issuedAt) => gatherPack(deps, tx, purchase, issuedAt));

/** `milestone_order.paid`, `advance.released`: what the partner is owed from now on. */
export const invoiceProject = (
  deps: InvoiceDependencies,
  { orderId, projectId, amountPaise, taxPaise }: FactsOf<typeof advanceEvents.released>,
): Promise<void> =>
  issueOnce(deps, orderId, (tx, { milestoneId, paidAt }, issuedAt) =>
    gatherProject(deps, tx, { milestoneId, paidAt, projectId, paid: { amountPaise, taxPaise } }, issuedAt),
  );
