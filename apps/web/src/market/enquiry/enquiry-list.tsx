import type { Enquiry } from '@nukkad/contract/market/enquiry/enquiry.model';
import { Link } from 'react-router';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { CategoryStamp } from '../../nouns/category/category-stamp.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { OpensCard } from '../../ui/page/opens-card.tsx';
import { List, Note } from '../../ui/page/parts.tsx';
import styles from './enquiry.module.css';
import { useMyEnquiries } from './enquiry.queries.ts';

function OneEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation();
  const { enquiryId, categoryImage, companyName, serviceName, lastMessage, lastBy, lastAt, status, unread } =
    enquiry;
  return (
    <OpensCard
      picture={<CategoryStamp id={categoryImage} size={48} />}
      name={
        <Link to={`/buyer/enquiries/${enquiryId}`} translate="no">
          {companyName}
        </Link>
      }
      state={
        unread ? (
          <strong className={styles.fresh}>{t('enquiry.unread', 'New answer')}</strong>
        ) : (
          <StatusBadge status={status} />
        )
      }
    >
      <Note>
        {serviceName} · <DateTime at={lastAt} as="short" />
      </Note>
      <p className={styles.last} data-unread={unread || undefined}>
        {lastBy === 'customer' && <span>{t('enquiry.you', 'You')}: </span>}
        {lastMessage}
      </p>
    </OpensCard>
  );
}

/** A customer's own enquiries, page by page. */
export function EnquiryList() {
  const { t } = useTranslation();
  return (
    <Listed
      list={useMyEnquiries()}
      waiting={<ListSkeleton count={3} />}
      empty={
        <EmptyState
          scene="messages"
          title={t('enquiry.none', 'No enquiries yet')}
          action={<ButtonLink to="/services">{t('enquiry.none.act', 'Browse services')}</ButtonLink>}
        >
          {t('enquiry.none.words', 'Open a service and choose “Ask a question” to hear from partners first.')}
        </EmptyState>
      }
    >
      {(items) => (
        <List>
          {items.map((enquiry) => (
            <OneEnquiry key={enquiry.enquiryId} enquiry={enquiry} />
          ))}
        </List>
      )}
    </Listed>
  );
}
