import { defineErrors } from '../kernel/errors.ts';

export const profileErrors = defineErrors({
  picture_unreadable: [400, 'This picture could not be read. Please use JPEG, PNG or WebP.'],
  card_not_found: [404, 'Resource is not available'],
  card_withdrawn: [410, 'This card is no longer shared.'],
  card_address_taken: [409, 'This address is taken. Please choose another one.'],
  card_needs_name: [409, 'Please give your name before you share a card.'],
  item_not_found: [404, 'Resource is not available'],
  item_limit: [409, 'There are 500 already. Please remove some first.'],
  demo_asked: [409, 'You have asked for a demo already. We will call you.'],
});
