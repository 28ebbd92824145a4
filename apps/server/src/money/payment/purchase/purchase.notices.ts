import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { purchaseEvents, type PurchaseKind } from '@nukkad/contract/money/payment/purchase.noun';
import type { PurchaseRefundCause } from '@nukkad/contract/money/payment/purchase-refund.noun';
import type { Reader } from '../../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../../platform/notice/notice.ts';
import { inRupees } from '../../../platform/spoken.rules.ts';
import { findSendable } from './purchase-refund.store.ts';
import { findAnyPurchase } from './purchase.store.ts';

interface Told {
  readonly kind: PurchaseKind;
  readonly cause: PurchaseRefundCause;
  readonly amountPaise: number;
}
interface Opens extends Told {
  readonly orderId: string;
  readonly rfqId: string | null;
  readonly leadId: string | null;
  readonly projectId: string | null;
}
interface Heard {
  readonly facts: Opens & { readonly refundId: string };
}

const nouns: Readonly<Record<PurchaseKind, { readonly en: string; readonly hi: string }>> = {
  advance: { en: 'advance', hi: 'अग्रिम' },
  lead_pack: { en: 'payment for credits', hi: 'क्रेडिट का भुगतान' },
  milestone: { en: 'milestone payment', hi: 'चरण का भुगतान' },
};

function pageOf({ kind, rfqId, leadId, projectId }: Opens): string {
  if (kind === 'milestone') return screenAddress.customerProject(projectId ?? '');
  return kind === 'advance'
    ? screenAddress.customerQuote(rfqId ?? '', leadId ?? '')
    : screenAddress.partnerLeadCredits;
}

/** Where it was paid. */
const opens = (facts: Opens): string => `${pageOf(facts)}?paid=${facts.orderId}`;
const to = async ({ facts }: Heard, reader: Reader) =>
  person((await findAnyPurchase(reader, facts.orderId))?.payerId);

const whyEn = ({ kind, cause, amountPaise }: Told): string => {
  const what = `your ${nouns[kind].en} of ${inRupees(amountPaise)}`;
  if (cause === 'late') return `${what} was no longer due.`;
  return cause === 'second'
    ? `${what} was made twice.`
    : `${inRupees(amountPaise)} of your ${nouns[kind].en} goes back to you.`;
};
const whyHi = ({ kind, cause, amountPaise }: Told): string => {
  const what = `आपका ${inRupees(amountPaise)} का ${nouns[kind].hi}`;
  if (cause === 'late') return `${what} अब बाकी नहीं था।`;
  return cause === 'second'
    ? `${what} दो बार हो गया।`
    : `आपके ${nouns[kind].hi} में से ${inRupees(amountPaise)} आपको लौटाए जाएँगे।`;
};

/** A payer whose money goes back hears of it, and that it went. */
export const purchaseNotices: readonly Notice[] = [
  notice('purchase.tell_returning', purchaseEvents.refundAsked, {
    tag: 'payments',
    opens,
    to,
    // Where it went back already, the other notice says so.
    look: async ({ facts }: Heard, reader) => {
      const refund = await findSendable(reader, facts.refundId);
      return refund?.status === 'pending' || refund?.status === 'sent' ? facts : null;
    },
    words: (facts) =>
      text({ en: `${whyEn(facts)} We’re refunding it.`, hi: `${whyHi(facts)} हम इसे लौटा रहे हैं।` }),
  }),
  notice('purchase.tell_returned', purchaseEvents.returned, {
    tag: 'payments',
    opens,
    to,
    look: async ({ facts }: Heard) => facts,
    words: (facts) =>
      text({ en: `${whyEn(facts)} We’ve refunded it.`, hi: `${whyHi(facts)} हमने इसे लौटा दिया है।` }),
  }),
];
