import IconSeal from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import type { JobCard } from '@nukkad/contract/network/job-card/job-card.model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from '../../nouns/job-card/job-card.module.css';
import { jobCardPath } from '../../nouns/job-card/job-card-paths.ts';
import { monthWords } from '../../nouns/job-card/shown-job-card.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Small, Text } from '../../ui/page/parts.tsx';
import { JobCardState } from './job-card-state.tsx';

/** The work as it became; the line names it, so the picture has no words of its own. */
function Picture({ card: { photos } }: { card: JobCard }) {
  const photo = photos.find(({ stage }) => stage === 'after') ?? photos[0];
  return (
    <div className={styles.picture}>
      {photo ? (
        <img src={photo.url} alt="" width={photo.width} height={photo.height} loading="lazy" />
      ) : (
        <IconSeal size={28} aria-hidden />
      )}
    </div>
  );
}

/** A card in a list: its picture, the work, how it stands, and what comes with it. */
export function JobCardLine({ card, children }: { card: JobCard; children?: ReactNode }) {
  const { t, locale } = useTranslation();
  const { cardId, services, month, place, bookingNumber } = card;
  return (
    <Card as="article" quiet>
      <div className={styles.line}>
        <Picture card={card} />
        <div className={styles.about}>
          <JobCardState card={card} />
          <Text as="strong" translate="no" breaks>
            <Link to={jobCardPath(cardId)}>{services.join(', ')}</Link>
          </Text>
          <Small as="div">
            <span translate="no">{place}</span> · {monthWords(month, locale)} ·{' '}
            {t('jobCard.booking', 'Booking {{number}}', { number: bookingNumber })}
          </Small>
        </div>
      </div>
      {children && <div className={styles.acts}>{children}</div>}
    </Card>
  );
}
