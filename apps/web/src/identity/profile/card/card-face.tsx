import type { PublicCard } from '@nukkad/contract/identity/profile/card.model';
import { spokenLanguages } from '@nukkad/contract/identity/profile/spoken-languages';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Avatar } from '../../../ui/mark/avatar.tsx';
import { Rating } from '../../../ui/mark/rating.tsx';
import { Sunburst } from '../../../ui/mark/sunburst.tsx';
import styles from './card-face.module.css';

const names: Readonly<Partial<Record<string, string>>> = spokenLanguages;
const own = (language: string) => names[language] ?? language;

/** The firm in a line: its place, its stars, its jobs; unknown parts are left out. */
function Firm({ card }: { card: PublicCard }) {
  const { plural } = useTranslation();
  if (!card.companyName) return null;
  return (
    <div className={styles.firm}>
      <strong>{card.companyName}</strong>
      <span className={styles.facts}>
        {card.place && <span>{card.place}</span>}
        <Rating value={card.rating} count={card.ratingCount} />
        {card.jobsDone > 0 && (
          <span>
            {plural('card.jobs', card.jobsDone, { one: '{{count}} job done', other: '{{count}} jobs done' })}
          </span>
        )}
      </span>
    </div>
  );
}

/** The public face of a business card, painted like a shop's board. */
export function CardFace({ card, as: Name = 'h1' }: { card: PublicCard; as?: 'h1' | 'p' }) {
  const { t } = useTranslation();
  const number = card.mobileNumber;
  return (
    <article className={styles.card}>
      <Sunburst paint="board" className={styles.board ?? ''}>
        <Avatar name={card.fullName || '?'} src={card.picture} size={104} />
        <Name className={styles.name}>{card.fullName || t('card.nameless', 'Your name')}</Name>
        {card.headline && <p className={styles.headline}>{card.headline}</p>}
      </Sunburst>
      <div className={styles.body}>
        <Firm card={card} />
        {card.about && <p className={styles.about}>{card.about}</p>}
        {card.languages.length > 0 && (
          <p>
            <span className={styles.dim}>{t('card.speaks', 'Speaks')}</span>{' '}
            {card.languages.map(own).join(', ')}
          </p>
        )}
        {number && (
          <p className={styles.number} translate="no">
            +91 {number.slice(0, 5)} {number.slice(5)}
          </p>
        )}
      </div>
    </article>
  );
}
