import type { cashRefundErrors } from '@nukkad/contract/money/cash-refund/cash-refund.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const cashRefundRefusals = refusalsInHindi<keyof typeof cashRefundErrors>({
  cash_refund_not_found: 'यह उपलब्ध नहीं है',
  account_name_differs: 'बैंक में इस खाते पर दूसरा नाम है। जानकारी जाँचें।',
  own_cash_refund: 'आपने इसे जाँचा है, इसलिए मंज़ूरी दूसरा एडमिन देगा।',
});
