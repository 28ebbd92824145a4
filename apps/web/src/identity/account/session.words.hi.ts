import type { sessionErrors } from '@nukkad/contract/identity/account/session.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const sessionRefusals = refusalsInHindi<keyof typeof sessionErrors>({
  session_not_found: 'यह डिवाइस पहले ही लॉग आउट है।',
  role_not_yours: 'अनुमति नहीं है',
});
