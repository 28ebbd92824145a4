import type { earlierErrors } from '@nukkad/contract/market/earlier/earlier.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const earlierRefusals = refusalsInHindi<keyof typeof earlierErrors>({
  earlier_over: 'यह पहले का समय अब उपलब्ध नहीं है। आपकी विज़िट वैसी ही है।',
});
