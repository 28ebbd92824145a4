import { actsOf } from '../../kernel/act.ts';
import { newsletterLifecycle } from './newsletter.lifecycle.ts';

export const newsletterActs = actsOf('newsletter', newsletterLifecycle);
