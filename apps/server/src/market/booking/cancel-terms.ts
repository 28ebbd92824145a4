import { rulesAt } from '../../platform/snapshot/settings.ts';
import type { CancelTermsAt } from '../catalog/index.ts';
import { defaultRules } from './booking.rules.ts';

/** What a service's page says of cancelling: the figures that `cancellationFee` applies. */
export const cancelTermsAt: CancelTermsAt = (settings, place, now) => {
  const rules = rulesAt(settings, 'booking.rules', now, defaultRules, place);
  const { freeUntilMinutesBefore, feePercent, feeFloorPaise, feeCapPaise } = rules;
  return { freeUntilMinutesBefore, feePercent, feeFloorPaise, feeCapPaise };
};
