import type { milestonePaymentErrors } from '@nukkad/contract/money/milestone-payment/milestone-payment.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Milestones that a client pays. */
export const milestonePaymentWords = {
  'milestone.pay': '{{amount}} चुकाएँ',
  'milestone.pay.title': 'अभी देने हैं',
  'milestone.pay.done': '{{amount}} चुकाए गए। धन्यवाद।',
  'milestone.pay.waiting': 'आपके भुगतान की पुष्टि का इंतज़ार है…',
  'milestone.pay.late': 'यह भुगतान अब बाकी नहीं था। हम इसे लौटा रहे हैं।',
  'milestone.pay.paid': 'चुकाया गया',
  'milestone.pay.advance': 'अग्रिम',
  'milestone.pay.refunded': '{{amount}} लौटाए गए',
};

/** What the field is called that one confirms of a payment. */
export const milestonePaymentChangeWords: Readonly<Record<string, string>> = {
  'changed.milestoneLeft': 'देना बाकी',
};

export const milestonePaymentRefusals = refusalsInHindi<keyof typeof milestonePaymentErrors>({
  milestone_order_not_found: 'यह उपलब्ध नहीं है',
  milestone_nothing_due: 'इस चरण के लिए कुछ बाकी नहीं है।',
});
