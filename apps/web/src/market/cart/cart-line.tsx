import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router';
import { ChosenAnswers } from '../../nouns/booking/chosen-answers.tsx';
import { CategoryStamp } from '../../nouns/category/category-stamp.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Duration } from '../../ui/time/duration.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Small, Text } from '../../ui/page/parts.tsx';
import styles from './cart-line.module.css';
import { QuantityStepper } from './quantity-stepper.tsx';

/** One service in the cart: what it is, what was chosen of it, how many, and what that comes to. */
export function CartLine({
  line,
  toPay,
  onQuantity,
  onRemove,
}: {
  line: Cart['lines'][number];
  /** What it adds to the total, tax included, in paise; null: not known yet. */
  toPay: number | null;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Card as="li" className={styles.line}>
      <CategoryStamp id={line.categoryImage} size={64} />
      <div className={styles.words}>
        <Link to={`/services/${line.serviceId}`} className={styles.name}>
          {line.name}
        </Link>
        <Small>{line.subcategoryName}</Small>
        <ChosenAnswers options={line.options} />
        <Small>
          <Duration minutes={line.minutes} />
        </Small>
      </div>
      <Text as="div" size="lg" figures>
        {toPay !== null && <Money paise={toPay} strong />}
      </Text>
      <div className={styles.acts}>
        <QuantityStepper name={line.name} value={line.quantity} onChange={onQuantity} />
        <button
          type="button"
          className={styles.remove}
          onClick={onRemove}
          aria-label={t('cart.remove.name', 'Remove {{name}}', { name: line.name })}
        >
          <IconTrash size={20} aria-hidden />
          {t('cart.remove', 'Remove')}
        </button>
      </div>
    </Card>
  );
}
