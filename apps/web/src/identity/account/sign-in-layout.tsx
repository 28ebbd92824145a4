import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import shop from '../../ui/mark/hero.svg?url';
import { Card } from '../../ui/page/card.tsx';
import { Sunburst } from '../../ui/mark/sunburst.tsx';
import styles from './sign-in-layout.module.css';

/** The way in: on a desk a painted board with the shop beside the form, on a phone a strip of it above. */
export function SignInLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.entrance}>
      <Sunburst paint="board" className={styles.board}>
        <p className={styles.shout}>
          <span>{t('entrance.first', 'Welcome back.')}</span>{' '}
          <span className={styles.bright}>{t('entrance.second', 'Your corner is open.')}</span>
        </p>
        <ul className={styles.promises}>
          <li>{t('entrance.price', 'See the full price before you book')}</li>
          <li>{t('entrance.people', 'Trained professionals from your area')}</li>
          <li>{t('entrance.free', 'Free cancellation if you cancel early')}</li>
        </ul>
        <img src={shop} width={520} height={400} alt="" className={styles.shop} />
      </Sunburst>
      <div className={styles.side}>
        <Card className={styles.card}>{children}</Card>
      </div>
    </div>
  );
}
