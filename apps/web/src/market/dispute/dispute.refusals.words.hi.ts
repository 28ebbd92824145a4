import type { disputeErrors } from '@nukkad/contract/market/dispute/dispute.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** The others are refused in the back office. */
type OfOffice = 'dispute_not_found' | 'dispute_taken' | 'dispute_awaits_partner' | 'own_decision';

export const disputeRefusals = refusalsInHindi<Exclude<keyof typeof disputeErrors, OfOffice>>({
  dispute_too_late: 'इस काम की शिकायत का समय ख़त्म हो गया। सहायता से बात करें।',
  dispute_once: 'आप इस काम की शिकायत कर चुके हैं।',
  dispute_moved_on: 'यह शिकायत बदल गई है। फिर से देखें।',
  dispute_photos_full: 'ज़्यादा से ज़्यादा {{limit}} फ़ोटो जोड़ सकते हैं।',
  dispute_not_paid: 'इस बुकिंग का पूरा भुगतान नहीं हुआ। पूरा बिल ही हटाया जा सकता है।',
  refund_too_much: 'रिफ़ंड बिल से ज़्यादा नहीं हो सकता।',
  rework_over: 'दोबारा काम बुक करने का समय ख़त्म हो गया। सहायता से बात करें।',
  rework_booked: 'यह काम पहले ही बुक हो चुका है।',
});
