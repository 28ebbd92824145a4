import type { paymentErrors } from '@nukkad/contract/money/payment/payment.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const paymentRefusals = refusalsInHindi<keyof typeof paymentErrors>({
  order_not_found: 'यह उपलब्ध नहीं है',
  nothing_due: 'इस बुकिंग में कुछ देना बाक़ी नहीं है।',
  payment_window_over: 'भुगतान का समय ख़त्म हो गया। फिर से बुक करें।',
  webhook_signature_refused: 'हस्ताक्षर मेल नहीं खाता।',
  webhook_stale: 'यह सूचना बहुत पुरानी है।',
  gateway_unavailable: 'भुगतान सेवा जवाब नहीं दे रही। कोई पैसा नहीं कटा। फिर कोशिश करें।',
  invoice_made: 'बिल बन चुका है, अब बदला नहीं जा सकता।',
  invoice_not_ready: 'काम और भुगतान पूरा होने पर बिल बनता है।',
});
