import { actsOf } from '../../kernel/act.ts';
import { earlierOfferLifecycle } from './earlier-offer.lifecycle.ts';

export const earlierActs = actsOf('earlier_offer', earlierOfferLifecycle);
