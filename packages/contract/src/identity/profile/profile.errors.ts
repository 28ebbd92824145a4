import { defineErrors } from '../../kernel/errors.ts';

export const profileErrors = defineErrors({
  picture_unreadable: [400, 'We can’t read this picture. Use JPEG, PNG or WebP.'],
  card_not_found: [404, 'Resource is not available'],
  card_withdrawn: [410, 'This card is no longer shared.'],
  card_address_taken: [409, 'This link is taken. Choose another one.'],
  card_needs_name: [409, 'Enter your name before you share a card.'],
  item_not_found: [404, 'Resource is not available'],
  item_limit: [409, 'You already have 500. Remove some first.'],
  demo_asked: [409, 'You have already requested a demo. We’ll call you.'],
});
