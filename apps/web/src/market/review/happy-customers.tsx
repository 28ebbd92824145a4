import type { HappyCustomer } from '@nukkad/contract/market/review/review.model';
import { fewestHappy } from '@nukkad/contract/market/review/review.rules';
import { listHappyCustomers } from '@nukkad/contract/market/review/review.api';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useAnswer } from '../../ui/state/use-answer.ts';
import styles from './happy-customers.module.css';
import { OneReview } from './one-review.tsx';

const shown = 6;

/** Good reviews of customers who agreed to show their name; nothing until there are some. */
export function HappyCustomers({ title }: { title: string }) {
  const { language } = useTranslation();
  const { value } = useAnswer(`happy ${language}`, (signal) =>
    call(listHappyCustomers, { query: { limit: shown }, quiet: true, signal }),
  );
  return <HappyReviews title={title} items={value?.items ?? []} />;
}

/** As many as the home page shows. */
export function HappyReviews({ title, items }: { title: string; items: readonly HappyCustomer[] }) {
  const { t } = useTranslation();
  if (items.length < fewestHappy) return null;
  return (
    <section className={styles.section} aria-labelledby="happy">
      <h2 id="happy" className={styles.title}>
        {title || t('review.happy', 'What customers say')}
      </h2>
      <ul className={styles.list}>
        {items.slice(0, shown).map((review) => (
          <li key={review.reviewId}>
            <OneReview
              review={review}
              about={[review.serviceName, review.cityName].filter(Boolean).join(', ')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
