import { actsOf } from '../../kernel/act.ts';
import { enquiryLifecycle } from './enquiry.lifecycle.ts';

export const enquiryActs = actsOf('enquiry', enquiryLifecycle);
