import type { milestonePaymentErrors } from '@nukkad/contract/money/milestone-payment/milestone-payment.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const milestonePaymentRefusals = refusalsInHindi<keyof typeof milestonePaymentErrors>({
  milestone_order_not_found: 'यह उपलब्ध नहीं है',
  milestone_nothing_due: 'इस चरण के लिए कुछ बाकी नहीं है।',
});
