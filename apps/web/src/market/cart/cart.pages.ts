import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const cartPages: DomainPages = {
  private: [route('cart', 'routes/cart.tsx'), route('checkout', 'routes/checkout.tsx')],
};
