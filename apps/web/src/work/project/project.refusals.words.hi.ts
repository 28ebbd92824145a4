import type { projectErrors } from '@nukkad/contract/work/project/project.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const projectRefusals = refusalsInHindi<keyof typeof projectErrors>({
  project_not_found: 'यह उपलब्ध नहीं है',
  project_moved_on: 'यह प्रोजेक्ट बदल गया है। देखकर फिर कोशिश करें।',
  project_has_work: 'इस प्रोजेक्ट का कुछ काम मंज़ूर हो चुका है या जाँच में है। इसे रद्द नहीं कर सकते।',
  project_dates: 'आख़िरी दिन पहले दिन से पहले नहीं हो सकता।',
  milestone_not_found: 'यह उपलब्ध नहीं है',
  milestone_moved_on: 'यह चरण बदल गया है। देखकर फिर कोशिश करें।',
  milestone_agreed: 'आपके ग्राहक ने यह चरण माना है। इसे अकेले नहीं बदल सकते।',
  milestone_client_decides: 'यह चरण आपके ग्राहक मंज़ूर करते हैं। इसे जाँच के लिए भेजें।',
  milestone_nobody_asks: 'यह ग्राहक यहाँ नहीं हैं। उनकी मंज़ूरी खुद दर्ज करें।',
  milestone_dispute_late: 'इस चरण पर शिकायत का समय निकल गया। काम करने वाले से चैट करें।',
  milestone_photo_unreadable: 'यह फ़ोटो खुल नहीं सकी। JPEG, PNG या WebP चुनें।',
  milestone_photos_full: 'हर पक्ष ज़्यादा से ज़्यादा {{limit}} फ़ोटो जोड़ सकता है।',
  milestone_dispute_answered: 'आप इस शिकायत का जवाब दे चुके हैं।',
  milestone_tax_ended: 'यह GST दर आज नहीं लग सकती। दूसरी दर चुनें।',
  milestone_limit: 'एक प्रोजेक्ट में ज़्यादा से ज़्यादा 50 चरण रखें।',
});
