import type { earningErrors } from '@nukkad/contract/money/earning/earning.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const earningRefusals = refusalsInHindi<keyof typeof earningErrors>({
  earning_not_found: 'यह उपलब्ध नहीं है',
});
