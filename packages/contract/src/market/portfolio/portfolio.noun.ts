import { defineErrors } from '../../kernel/errors.ts';

export const portfolioErrors = defineErrors({
  portfolio_photo_not_found: [404, 'This photo isn’t available.'],
  portfolio_full: [409, 'You can show up to {{limit}} photos. Remove one first.'],
  portfolio_photo_unreadable: [400, 'We couldn’t open this photo. Choose another one.'],
  portfolio_photo_moved_on: [409, 'Someone has just changed this photo. Check it again.'],
});

export const portfolioActs = [
  'portfolio.add',
  'portfolio.remove',
  'portfolio.hide',
  'portfolio.restore',
] as const;
