import type { supportErrors } from '@nukkad/contract/talk/support/support.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const supportRefusals = refusalsInHindi<keyof typeof supportErrors>({
  incident_not_found: 'यह उपलब्ध नहीं है',
  incident_moved_on: 'यह अनुरोध आगे बढ़ चुका है। फिर से देखें।',
  incident_reopen_too_late: 'यह अनुरोध फिर खोलने के लिए बहुत पुराना है। नया भेजें।',
  incident_file_limit: 'एक संदेश में {{limit}} फ़ाइलें हो सकती हैं। कोई हटाकर फिर कोशिश करें।',
  problem_not_now: 'बुकिंग बदल चुकी है। फिर चुनें कि क्या गड़बड़ हुई।',
  too_many_incidents: 'आज आपने बहुत अनुरोध भेजे हैं। हमें कॉल करें।',
  message_looks_like_spam: 'संदेश में बहुत लिंक हैं। कुछ हटाकर फिर भेजें।',
});
