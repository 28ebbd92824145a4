import type { privacyErrors } from '@nukkad/contract/identity/privacy/privacy.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const privacyRefusals = refusalsInHindi<keyof typeof privacyErrors>({
  erasure_blocked: 'पहले जो बाक़ी है उसे पूरा करें या रद्द करें।',
});
