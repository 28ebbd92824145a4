import type { deactivationErrors } from '@nukkad/contract/identity/account/deactivation.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const deactivationRefusals = refusalsInHindi<keyof typeof deactivationErrors>({
  bookings_open: 'आपकी कुछ बुकिंग अभी बाक़ी हैं। उन्हें पूरा होने दें या रद्द करें, फिर कोशिश करें।',
  deactivation_not_asked: 'आपका खाता बंद नहीं किया जा रहा है।',
});
