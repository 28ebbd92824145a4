import { defineErrors } from '../../kernel/errors.ts';

export const favouriteErrors = defineErrors({
  favourites_full: [409, 'You have 100 favourites. Remove one first.'],
});
