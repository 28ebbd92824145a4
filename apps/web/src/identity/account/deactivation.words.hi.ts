import type { deactivationErrors } from '@nukkad/contract/identity/account/account.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const deactivationRefusals = refusalsInHindi<keyof typeof deactivationErrors>({
  bookings_open: 'पहले अपनी खुली बुकिंग पूरी करें या रद्द करें।',
  deactivation_not_asked: 'आपका खाता बंद नहीं किया जा रहा है।',
});
