import type { supportErrors } from '@nukkad/contract/talk/support/support.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const supportRefusals = refusalsInHindi<keyof typeof supportErrors>({
  incident_not_found: 'यह उपलब्ध नहीं है',
  incident_moved_on: 'यह संदेश आगे बढ़ चुका है। फिर देखें।',
  incident_reopen_too_late: 'यह संदेश पुराना है। नया संदेश भेजें।',
  too_many_incidents: 'आज आपने बहुत संदेश भेजे हैं। हमें फ़ोन करें।',
  message_looks_like_spam: 'संदेश में लिंक ज़्यादा हैं। कुछ हटाकर फिर भेजें।',
});
