import type { approvalErrors } from '@nukkad/contract/people/approval/approval.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const approvalRefusals = refusalsInHindi<keyof typeof approvalErrors>({
  approval_not_found: 'यह उपलब्ध नहीं है',
  approval_moved_on: 'यह अनुरोध बदल गया है। देखकर फिर कोशिश करें।',
  approval_own: 'आप अपना अनुरोध खुद मंज़ूर या नामंज़ूर नहीं कर सकते।',
  approval_not_yours: 'यह अनुरोध किसी और की मंज़ूरी के लिए है।',
  approval_begun: 'इस पर फ़ैसला शुरू हो चुका है। वापस लें और फिर माँगें।',
  approval_reason_missing: 'कारण लिखें। कर्मचारी इसे पढ़ेगा।',
  approval_amount_more: 'माँगी गई राशि से ज़्यादा मंज़ूर नहीं हो सकता।',
  approval_less_reason: 'लिखें कि कम क्यों मंज़ूर कर रहे हैं। कर्मचारी इसे पढ़ेंगे।',
  approval_cancel_late: 'यह शुरू हो चुका है या कुछ भुगतान हो चुका है। बदलाव माँगें।',
  approval_in_payroll: 'यह पक्की वेतन पर्ची पर है। अब रद्द नहीं हो सकता।',
  approval_change_early: 'यह अभी शुरू नहीं हुआ। इसे रद्द करने को कहें।',
  approval_not_asked: 'किसी ने इसे रद्द करने को नहीं कहा।',
  approval_resubmit_late: 'इसे नामंज़ूर हुए 30 दिन से ज़्यादा हो गए। नया अनुरोध करें।',
  reviewer_unknown: 'टीम का सक्रिय सदस्य चुनें।',
  approval_level_person: 'चुनें कि इस स्तर पर कौन मंज़ूरी देगा।',
  delegate_dates: 'आख़िरी दिन पहले दिन से पहले है।',
  delegate_overlaps: 'इन दिनों के लिए आपने पहले से किसी को चुना है।',
  delegate_self: 'अपनी जगह किसी और को चुनें।',
  delegate_cannot_review: 'ये साथी अनुरोध मंज़ूर नहीं कर सकते। पहले इन्हें अनुमति दें।',
  delegate_not_found: 'यह उपलब्ध नहीं है',
});
