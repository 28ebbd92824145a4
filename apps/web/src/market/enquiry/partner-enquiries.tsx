import { enquiriesQuery, listEnquiries } from '@nukkad/contract/market/enquiry/enquiry.api';
import type { Enquiry } from '@nukkad/contract/market/enquiry/enquiry.model';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice } from '@nukkad/lists/fields';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { pageLink } from '../../nouns/work-list/columns.tsx';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';

function Standing({ enquiry: { status, answerBy, lastBy } }: { enquiry: Enquiry }) {
  const { t } = useTranslation();
  if (status === 'Resolved') return <StatusBadge status="Resolved" />;
  if (answerBy)
    return (
      <strong>
        {t('enquiry.answerBy', 'Answer by')} <DateTime at={answerBy} as="short" />
      </strong>
    );
  return lastBy === 'customer' ? (
    <strong>{t('enquiry.wroteAgain', 'Wrote again')}</strong>
  ) : (
    <span>{t('enquiry.answered', 'Answered')}</span>
  );
}

/** What customers ask this partner, the unanswered first. */
export const PartnerEnquiries = listPart(listEnquiries, {
  name: 'enquiries',
  label: ({ t }) => t('enquiry.places', 'Enquiries'),
  address: listAddress(enquiriesQuery.shape, ['state'], {}),
  fields: ({ t }) => [
    choice('state', t('enquiry.standing', 'Status'), ['waiting', 'answered', 'closed'], {
      waiting: t('enquiry.waiting', 'Unanswered'),
      answered: t('enquiry.answered', 'Answered'),
      closed: t('enquiry.closedOnes', 'Closed'),
    }),
  ],
  keyOf: ({ enquiryId }) => enquiryId,
  nameOf: ({ customerName, serviceName }) => `${customerName}, ${serviceName}`,
  columns: ({ t }) => [
    pageLink(
      'customer',
      t('enquiry.customer', 'Customer'),
      ({ customerName }) => customerName,
      ({ enquiryId }) => `/consultant-service/enquiries/${enquiryId}`,
    ),
    told('service', t('enquiry.service', 'Service'), ({ serviceName }) => serviceName),
    told('area', t('enquiry.area', 'Area'), ({ area }) => area),
    told('message', t('enquiry.last', 'Last message'), ({ lastMessage }) => lastMessage, { width: '14rem' }),
    told('written', t('enquiry.written', 'Written'), ({ lastAt }) => lastAt, {
      cell: ({ lastAt }) => <DateTime at={lastAt} as="short" />,
      width: '9rem',
    }),
    told('standing', t('enquiry.standing', 'Status'), ({ status }) => status, {
      cell: (enquiry) => <Standing enquiry={enquiry} />,
      card: 'foot',
      width: '15rem',
    }),
  ],
  empty: ({ t }) => (
    <EmptyState scene="messages" title={t('enquiry.noneAsked', 'No enquiries yet')}>
      {t('enquiry.noneAsked.words', 'Questions that customers ask before they book appear here.')}
    </EmptyState>
  ),
});
