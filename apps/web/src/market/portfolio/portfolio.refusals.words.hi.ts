import type { portfolioErrors } from '@nukkad/contract/market/portfolio/portfolio.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const portfolioRefusals = refusalsInHindi<
  Exclude<keyof typeof portfolioErrors, 'portfolio_photo_moved_on'>
>({
  portfolio_photo_not_found: 'यह फ़ोटो अब नहीं है।',
  portfolio_full: 'आप {{limit}} फ़ोटो तक दिखा सकते हैं। पहले एक हटाएँ।',
  portfolio_photo_unreadable: 'यह फ़ोटो खुल नहीं सकी। दूसरी चुनें।',
});
