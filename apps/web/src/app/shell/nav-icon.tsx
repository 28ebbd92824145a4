import { Suspense } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { cartPath, type NavItem } from './nav-items.ts';
import styles from './nav-icon.module.css';

/** Loads the query client, so it is loaded only for a person with a cart. */
const CartCount = lazyOptional(
  () => import('../../market/cart/cart-count.tsx'),
  (part) => part.CartCount,
);

/** The picture of a place to go; the cart's says how much is in it. */
export function NavIcon({ place: { to, Icon }, size }: { place: NavItem; size: number }) {
  const { profile } = useSession();
  return (
    <span className={styles.icon}>
      <Icon size={size} aria-hidden />
      {to === cartPath && profile?.role === 'Buyer' && (
        <Suspense>
          <CartCount className={styles.count} />
        </Suspense>
      )}
    </span>
  );
}
