import { actsOf } from '../../kernel/act.ts';
import { creditGiftLifecycle } from './credit-gift.lifecycle.ts';

export const creditActs = [...actsOf('credit_gift', creditGiftLifecycle)] as const;
