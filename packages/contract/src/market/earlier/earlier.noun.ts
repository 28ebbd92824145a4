import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';
import { earlierOfferLifecycle } from './earlier-offer.noun.ts';

export const earlierErrors = defineErrors({
  earlier_over: [409, 'This earlier time is no longer available. Your visit doesn’t change.'],
});

export const earlierActs = actsOf('earlier_offer', earlierOfferLifecycle);
