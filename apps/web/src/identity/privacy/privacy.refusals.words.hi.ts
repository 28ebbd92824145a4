import type { privacyErrors } from '@nukkad/contract/identity/privacy/privacy.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const privacyRefusals = refusalsInHindi<keyof typeof privacyErrors>({
  erasure_blocked: 'आपका कुछ अभी बाक़ी है। कृपया पहले उसे पूरा करें।',
});
