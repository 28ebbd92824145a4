import type { scopeChangeErrors } from '@nukkad/contract/work/scope-change/scope-change.errors';
import { refusalsInHindi } from '../../../platform/api/refusals-in-hindi.ts';

export const scopeChangeRefusals = refusalsInHindi<keyof typeof scopeChangeErrors>({
  scope_change_not_found: 'यह उपलब्ध नहीं है',
  scope_change_moved_on: 'इस बदलाव का जवाब आ चुका है या इसे वापस लिया गया है।',
  scope_change_waits: 'एक बदलाव जवाब के इंतज़ार में है। पहले उसे वापस लें।',
  scope_change_outdated: 'प्रोजेक्ट तब से बदल गया है। काम करने वाले से नया प्रस्ताव माँगें।',
  scope_change_same: 'कम से कम एक चरण या आख़िरी दिन बदलें।',
  scope_change_no_client: 'यह ग्राहक यहाँ नहीं हैं। चरण खुद बदलें।',
  scope_change_begun: 'वही चरण बदल सकते हैं जो न भेजे गए हों, न मंज़ूर हुए हों।',
});
