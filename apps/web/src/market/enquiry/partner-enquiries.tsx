import type { Enquiry } from '@nukkad/contract/market/enquiry/enquiry.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { Link } from 'react-router';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { Listing } from '../../nouns/work-list/listing.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime } from '../../ui/time/date-time.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { enquiriesAddress, useEnquiries } from './enquiry.queries.ts';

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

const columnsOf = (t: Translate): readonly Column<Enquiry>[] => [
  told('customer', t('enquiry.customer', 'Customer'), ({ customerName }) => customerName, {
    ...heading,
    cell: ({ enquiryId, customerName }) => (
      <Link to={`/consultant-service/enquiries/${enquiryId}`}>{customerName}</Link>
    ),
  }),
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
];

/** What customers ask this partner, the unanswered first. */
export function PartnerEnquiries() {
  const { t } = useTranslation();
  const asked = useListAddress(enquiriesAddress);
  const list = useEnquiries(asked.filters.state);
  return (
    <Listing<Enquiry>
      name="enquiries"
      label={t('enquiry.places', 'Enquiries')}
      asked={asked}
      fields={[
        {
          kind: 'choice',
          key: 'state',
          label: t('enquiry.standing', 'Status'),
          options: [
            { value: 'waiting', label: t('enquiry.waiting', 'Unanswered') },
            { value: 'answered', label: t('enquiry.answered', 'Answered') },
            { value: 'closed', label: t('enquiry.closedOnes', 'Closed') },
          ],
        },
      ]}
      columns={columnsOf(t)}
      pages={list}
      keyOf={({ enquiryId }) => enquiryId}
      nameOf={({ customerName, serviceName }) => `${customerName}, ${serviceName}`}
      empty={
        <EmptyState scene="messages" title={t('enquiry.noneAsked', 'No enquiries yet')}>
          {t('enquiry.noneAsked.words', 'Questions that customers ask before they book appear here.')}
        </EmptyState>
      }
    />
  );
}
