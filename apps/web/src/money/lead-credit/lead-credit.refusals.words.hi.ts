import type { leadCreditErrors } from '@nukkad/contract/money/lead-credit/lead-credit.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const leadCreditRefusals = refusalsInHindi<keyof typeof leadCreditErrors>({
  lead_pack_gone: 'यह पैक अब नहीं मिलता। दूसरा चुनें।',
  lead_pack_order_not_found: 'यह उपलब्ध नहीं है',
});
