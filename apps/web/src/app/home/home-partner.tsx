import type { ShownSection } from '@nukkad/contract/office/piece/piece.model';
import { CategoryPicture } from '../../nouns/category/category-picture.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Sunburst } from '../../ui/mark/sunburst.tsx';
import styles from './home-partner.module.css';

/** The board that asks tradespeople in. */
export function HomePartner({ said }: { said: ShownSection }) {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-labelledby="partner">
      <Sunburst className={styles.board}>
        <div className={styles.words}>
          <h2 id="partner">
            {said.title || t('home.partner.title', 'Skilled with your hands? Put up your board here.')}
          </h2>
          <p>
            {said.words ||
              t(
                'home.partner.words',
                'Accept the bookings you want, assign your team, and get paid for finished work.',
              )}
          </p>
          <ButtonLink to={said.link || '/work-with-us'}>
            {said.act || t('home.partner.how', 'See how it works')}
          </ButtonLink>
        </div>
        <div className={styles.tools}>
          <CategoryPicture id="carpenter" size={120} />
          <CategoryPicture id="electrician" size={120} />
          <CategoryPicture id="painting" size={120} />
        </div>
      </Sunburst>
    </section>
  );
}
