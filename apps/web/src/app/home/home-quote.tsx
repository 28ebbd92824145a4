import type { ShownSection } from '@nukkad/contract/office/piece/piece.model';
import { CategoryPicture } from '../../nouns/category/category-picture.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Sunburst } from '../../ui/mark/sunburst.tsx';
import styles from './home-partner.module.css';

/** The get-quote banner: all categories, at the group and trade it speaks of (specification section 2). */
const quote = '/banner/get-quote?serviceType=office&groupId=office-care&categoryId=office-clean';

export function HomeQuote({ said }: { said: ShownSection }) {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-labelledby="quote">
      <Sunburst className={styles.board}>
        <div className={styles.words}>
          <h2 id="quote">{said.title || t('home.quote.title', 'Need work done at your office?')}</h2>
          <p>
            {said.words ||
              t('home.quote.words', 'Choose a service and compare prices from partners near you.')}
          </p>
          <ButtonLink to={said.link || quote}>{said.act || t('home.quote.go', 'Get a quote')}</ButtonLink>
        </div>
        <div className={styles.tools}>
          <CategoryPicture id="office-clean" size={120} />
          <CategoryPicture id="office-amc" size={120} />
        </div>
      </Sunburst>
    </section>
  );
}
