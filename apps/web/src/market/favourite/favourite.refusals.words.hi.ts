import type { favouriteErrors } from '@nukkad/contract/market/favourite/favourite.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const favouriteRefusals = refusalsInHindi<keyof typeof favouriteErrors>({
  favourites_full: 'आपके 100 पसंदीदा हैं। पहले एक हटाएँ।',
});
