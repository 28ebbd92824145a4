import { actsOf } from '../../kernel/act.ts';
import { payLaterLimitLifecycle } from './pay-later-limit.lifecycle.ts';

export const payLaterActs = [...actsOf('pay_later_limit', payLaterLimitLifecycle)] as const;
