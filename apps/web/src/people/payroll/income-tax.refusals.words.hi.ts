import type { incomeTaxErrors } from '@nukkad/contract/people/payroll/income-tax.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const incomeTaxRefusals = refusalsInHindi<keyof typeof incomeTaxErrors>({
  tax_person_not_found: 'यह उपलब्ध नहीं है',
  tax_choice_closed: 'चुनने की आख़िरी तारीख़ निकल चुकी है।',
  tax_choice_moved_on: 'आपका चुनाव बदल गया है। देखकर फिर कोशिश करें।',
  tax_claims_closed: 'घोषणा की आख़िरी तारीख़ निकल चुकी है।',
  tax_claims_full: 'और घोषणा नहीं हो सकती। पहले कुछ हटाएँ।',
  tax_claim_not_found: 'यह उपलब्ध नहीं है',
  tax_claim_moved_on: 'यह घोषणा बदल गई है। देखकर फिर कोशिश करें।',
  tax_claim_accepted: 'यह स्वीकार हो चुकी है। इसे हटाया नहीं जा सकता।',
  tax_claim_own: 'आपकी घोषणा किसी और को जाँचनी होगी।',
  tax_landlord_pan: 'मकान मालिक का PAN भरें। साल के किराए के लिए यह ज़रूरी है।',
  tax_rent_months: 'इसी साल के महीने चुनें, पहला महीना पहले।',
  tax_proofs_closed: 'सबूत की आख़िरी तारीख़ निकल चुकी है।',
  tax_proof_unknown: 'अपनी कोई फ़ाइल चुनें।',
  tax_review_amount: 'जितनी घोषणा हुई, उससे ज़्यादा स्वीकार न करें।',
  tax_review_why: 'कारण भरें।',
  tax_setting_days: 'इसी साल की तारीख़ें चुनें।',
  tax_certificate_early: 'प्रमाणपत्र साल पूरा होने पर मिलता है।',
  tax_tan_missing: 'पहले आयकर की सेटिंग में TAN भरें।',
});
