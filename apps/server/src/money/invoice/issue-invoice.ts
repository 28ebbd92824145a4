import type { DriveInterface } from '../../files/drive/index.ts';
import type { ShareInterface } from '../../files/share/index.ts';
import { paidBy } from '@nukkad/contract/market/booking/booking-money.told';
import { invoiceEvents } from '@nukkad/contract/money/invoice/invoice.noun';
import type { BookingInterface, Payable } from '../../market/booking/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { LedgerInterface } from '../ledger/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { PartyInterface } from '../../work/party/index.ts';
import type { ProjectInterface } from '../../work/project/index.ts';
import type { PaymentInterface } from '../payment/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { type InvoiceFacts, draftInvoices, invoiceNumber } from './invoice.rules.ts';
import { financialYear } from '../../platform/financial-year.ts';
import { findBookingGst } from './booking-gst.store.ts';
import { type Party, stateTaxOf } from './invoice-document.rules.ts';
import * as store from './invoice.store.ts';

export interface InvoiceDependencies {
  readonly platform: Platform;
  readonly booking: BookingInterface;
  readonly drive: Pick<DriveInterface, 'records'>;
  readonly partner: PartnerInterface;
  readonly geography: GeographyInterface;
  readonly ledger: Pick<LedgerInterface, 'billOf'>;
  readonly payment: Pick<PaymentInterface, 'findAnyPurchase' | 'isOwnPurchase'>;
  readonly project: Pick<ProjectInterface, 'getProjects' | 'milestonesOf'>;
  readonly party: Pick<PartyInterface, 'getParties'>;
  readonly share: Pick<ShareInterface, 'subjects' | 'give' | 'send' | 'open'>;
}

const workDone: readonly string[] = ['Completed', 'Disputed', 'Resolved', 'Closed'];
/** Done and paid; also where a part of it goes back after a dispute. Work that is done again costs nothing, a visit of a project is billed with it. */
function isBilled(payable: Payable): boolean {
  const { status, refundGrantedPaise, capturedPaise, amountDuePaise, price, lines } = payable;
  if (payable.isRework || payable.isOfProject || amountDuePaise > 0) return false;
  if (status !== 'Refunded') return workDone.includes(status);
  const added = lines.reduce((sum, line) => (line.kind === 'addition' ? sum + line.pricePaise : sum), 0);
  return refundGrantedPaise > 0 && capturedPaise >= price.totalCheckoutValue + added;
}

export async function partnerParty(
  deps: Pick<InvoiceDependencies, 'partner' | 'geography'>,
  tx: Tx,
  organisationId: string,
): Promise<Party> {
  const partner = (await deps.partner.getOrganisations(tx, [organisationId])).get(organisationId);
  if (!partner) throw new Error(`No organisation ${organisationId} to invoice for.`);
  const place = await deps.geography.locate(tx, partner.pincode);
  const address = [
    place?.name,
    place?.city ?? place?.district,
    `${place?.state ?? ''} ${partner.pincode}`.trim(),
  ]
    .filter(Boolean)
    .join(', ');
  return {
    name: partner.companyName,
    address,
    gstin: partner.gstNumber,
    stateName: place?.state ?? '',
    stateCode: place?.stateCode ?? '',
  };
}

/** Everything that the papers say, gathered once; after this they depend on nothing that can change. */
async function gather(
  deps: InvoiceDependencies,
  tx: Tx,
  payable: Payable,
  organisationId: string,
  issuedAt: Date,
): Promise<InvoiceFacts> {
  const own = await store.readPlatform(tx, issuedAt);
  const { addressStateCode: stateCode } = payable;
  const names = await deps.geography.stateNames(tx, [own.stateCode, stateCode]);
  const nameOf = (code: string) => names.get(code) ?? '';
  const { company, BRAND_NAME } = deps.platform.config;
  const registered = await findBookingGst(tx, payable.bookingId);
  const payments = await deps.booking.payments.answers[0]?.(tx, [payable.bookingId], issuedAt);
  return {
    brand: BRAND_NAME,
    bookingNumber: payable.bookingNumber,
    issuedAt,
    servedAt: payable.completedAt ?? payable.startsAt,
    paidBy: paidBy(payments?.get(payable.bookingId)?.entries ?? []),
    partner: await partnerParty(deps, tx, organisationId),
    platform: {
      name: company.name,
      address: company.address,
      gstin: own.gstin,
      stateName: nameOf(own.stateCode),
      stateCode: own.stateCode,
    },
    feeSac: own.feeSac,
    recipient: {
      name: registered?.companyName ?? payable.contactName,
      address: payable.formattedAddress,
      gstin: registered?.gstNumber ?? null,
      stateName: nameOf(stateCode),
      stateCode,
    },
    place: {
      stateName: nameOf(stateCode),
      stateCode,
      stateTax: stateTaxOf(stateCode),
    },
    price: payable.price,
    isUrgent: payable.isUrgent,
    lines: payable.lines,
    bill: deps.ledger.billOf(payable.price, payable.lines),
  };
}

/** Made once, when the work is done and paid, whichever comes last. */
export async function issueInvoice(deps: InvoiceDependencies, bookingId: string): Promise<void> {
  const issuedAt = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const payable = await deps.booking.lockPayable(tx, { bookingId });
    const { organisationId } = payable ?? {};
    if (!payable || !organisationId || !isBilled(payable)) return;
    if (await store.invoiceNumberOf(tx, bookingId)) return;
    const facts = await gather(deps, tx, payable, organisationId, issuedAt);
    const { series: platformSeries } = await store.readPlatform(tx, issuedAt);
    for (const { supply, suppliedBy, paper } of draftInvoices(facts)) {
      const supplier = suppliedBy === 'partner' ? organisationId : null;
      const number = await store.takeNumber(tx, supplier, platformSeries, financialYear(issuedAt));
      const printed = {
        ...paper,
        number: invoiceNumber(number.series, number.financialYear, number.sequence),
      };
      await store.saveInvoice(tx, {
        ...number,
        invoiceId: newId(),
        bookingId,
        buyerId: payable.buyerId,
        organisationId,
        supply,
        paper: printed,
        issuedAt,
      });
    }
    const { buyerId, version } = payable;
    await publish(tx, issuedAt, invoiceEvents.issued, { bookingId, version, buyerId, organisationId });
  });
}
