import { actsOf } from '../../kernel/act.ts';
import { reviewLifecycle } from './review.lifecycle.ts';

export const reviewActs = [
  ...actsOf('review', reviewLifecycle),
  'review.keep',
  'review.hide_photo',
  'review.restore_photo',
] as const;
