import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useCartCount } from './cart.queries.ts';
import { numberFormat } from '../../ui/mark/formats.ts';

/** How many lines wait in the cart; nothing while it is empty. */
export function CartCount({ className }: { className?: string }) {
  const { plural, locale } = useTranslation();
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <span
      className={className}
      role="img"
      aria-label={plural('cart.waiting', count, {
        one: '{{count}} service',
        other: '{{count}} services',
      })}
    >
      {numberFormat(locale).format(count)}
    </span>
  );
}
