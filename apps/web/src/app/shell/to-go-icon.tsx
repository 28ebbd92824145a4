import { Suspense } from 'react';
import { lazyBeside } from '../../platform/lazy-beside.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { cartPath, type PlaceToGo } from './places.ts';
import styles from './to-go-icon.module.css';

/** Brings the query client along, so only whoever has a cart loads it. */
const CartCount = lazyBeside(
  () => import('../../market/cart/cart-count.tsx'),
  (part) => part.CartCount,
);

/** The picture of a place to go; the cart's says how much is in it. */
export function ToGoIcon({ place: { to, Icon }, size }: { place: PlaceToGo; size: number }) {
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
