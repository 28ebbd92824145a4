import { Anchor } from '@mantine/core';
import { partnerProfileStatuses } from '@nukkad/contract/identity/account/account.model';
import type { OfficePartner } from '@nukkad/contract/market/partnership/office-partner.api';
import type { Column } from '@nukkad/lists/columns';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CategorySelect } from '../../nouns/category/category-select.tsx';
import { cityFilter } from '../../nouns/place/city-filter.tsx';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { StatusBadge, statusWords } from '../../ui/status-badge.tsx';
import { partnersAddress, partnersList } from './partners.queries.ts';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('partners.find', 'Name, mobile, GST or PAN') },
  {
    kind: 'choice',
    key: 'status',
    label: t('common.status', 'Status'),
    options: partnerProfileStatuses.map((value) => ({ value, label: statusWords(value) })),
  },
  cityFilter,
  {
    kind: 'drawn',
    key: 'categoryId',
    label: t('partners.category', 'Category'),
    draw: (value, onChange) => (
      <CategorySelect label={t('partners.category', 'Category')} value={value} onChange={onChange} />
    ),
  },
];

const views: readonly OfferedView[] = (['Active', 'Pending', 'Suspended'] as const).map((status) => ({
  id: status,
  name: statusWords(status),
  filters: { status },
}));

const categoryWords = ({ categories }: OfficePartner) => categories.join(', ');
const ends = (last4: string | null) => (last4 ? `••${last4}` : '');

const columns: readonly Column<OfficePartner>[] = [
  {
    id: 'business',
    title: t('common.business', 'Business'),
    text: ({ companyName }) => companyName,
    cell: ({ organisationId, companyName }) => (
      <Anchor component={Link} to={`/partners/${organisationId}`} fw={650} size="sm">
        {companyName}
      </Anchor>
    ),
    fixed: true,
    card: 'heading',
    width: '13rem',
  },
  { id: 'city', title: t('review.city', 'City'), text: ({ city }) => city, width: '7.5rem' },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: ({ status }) => statusWords(status),
    cell: ({ status }) => <StatusBadge status={status} />,
    card: 'corner',
    width: '7rem',
  },
  { id: 'categories', title: t('common.categories', 'Categories'), text: categoryWords },
  {
    id: 'owner',
    title: t('partners.owner', 'Owner'),
    text: ({ owner }) => owner.fullName,
    cell: ({ owner }) => (
      <Anchor component={Link} to={`/people/${owner.userId}`} size="sm">
        {owner.fullName || t('common.noName', 'No name')}
      </Anchor>
    ),
    width: '9.5rem',
  },
  {
    id: 'mobile',
    title: t('partners.mobile', 'Mobile'),
    text: ({ owner }) => owner.maskedNumber,
    startsHidden: true,
    width: '8.5rem',
  },
  {
    id: 'jobs',
    title: t('partners.jobsDone', 'Jobs done'),
    text: ({ jobsDone }) => jobsDone,
    figures: true,
    startsHidden: true,
    width: '6rem',
  },
  {
    id: 'joined',
    title: t('partners.joined', 'Joined'),
    text: ({ createdAt }) => momentWords(createdAt),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    sort: ['newest', 'oldest'],
    width: '11rem',
  },
  {
    id: 'rating',
    title: t('partners.rating', 'Rating'),
    text: ({ rating }) => rating ?? '',
    figures: true,
    startsHidden: true,
    width: '5rem',
  },
  {
    id: 'gst',
    title: t('review.gSTNumber', 'GST number'),
    text: ({ gstLast4 }) => ends(gstLast4),
    startsHidden: true,
    width: '7rem',
  },
  {
    id: 'pan',
    title: 'PAN',
    text: ({ panLast4 }) => ends(panLast4),
    startsHidden: true,
    width: '6rem',
  },
];

/** All partners, in every status; what waits for a decision is on the page Review. */
export function PartnersPage() {
  const asked = useListAddress(partnersAddress);
  const { pages, readPage } = partnersList(asked.filters);
  return (
    <PageFrame
      title={t('common.partners', 'Partners')}
      about={t('partners.about', 'Every business on the platform, in every status.')}
    >
      <OfficeList<OfficePartner>
        name="partners"
        label={t('common.partners', 'Partners')}
        asked={asked}
        fields={fields}
        columns={columns}
        views={views}
        pages={useInfiniteQuery(pages)}
        keyOf={({ organisationId }) => organisationId}
        nameOf={({ companyName }) => companyName}
        ownSort="newest"
        exported={{ list: 'partners', readPage }}
        empty={
          <EmptyNotice title={t('partners.none', 'No partners yet')}>
            {t('partners.noneWords', 'Businesses appear here once they start a profile.')}
          </EmptyNotice>
        }
      />
    </PageFrame>
  );
}
