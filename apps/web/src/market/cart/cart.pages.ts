import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const cartPages: DomainPages = {
  private: [route('cart', 'routes/market/cart.tsx'), route('checkout', 'routes/market/checkout.tsx')],
};
