import { Anchor, Badge } from '@mantine/core';
import type { WaitingPerson } from '@nukkad/contract/market/waitlist/waitlist-office.api';
import type { Column } from '@nukkad/lists/columns';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
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
import { DemandLinks } from './demand-links.tsx';
import { waitingAddress, waitingList } from './waiting.queries.ts';

const states = {
  waiting: t('waitlist.waiting', 'Waiting'),
  told: t('waitlist.told', 'Told'),
} as const;
const stateOf = ({ toldAt }: WaitingPerson) => (toldAt === null ? 'waiting' : 'told');

const fields: readonly FilterField[] = [
  {
    kind: 'choice',
    key: 'state',
    label: t('common.status', 'Status'),
    options: (['waiting', 'told'] as const).map((value) => ({ value, label: states[value] })),
  },
  cityFilter,
  {
    kind: 'drawn',
    key: 'categoryId',
    label: t('waitlist.category', 'Category'),
    draw: (value, onChange) => (
      <CategorySelect label={t('waitlist.category', 'Category')} value={value} onChange={onChange} />
    ),
  },
];

const nameOf = ({ fullName, userId }: WaitingPerson) =>
  fullName || (userId ? t('common.noName', 'No name') : t('waitlist.visitor', 'Visitor'));

const columns: readonly Column<WaitingPerson>[] = [
  {
    id: 'service',
    title: t('waitlist.service', 'Service'),
    text: ({ serviceName }) => serviceName,
    fixed: true,
    card: 'heading',
  },
  { id: 'place', title: t('waitlist.place', 'Place'), text: ({ place }) => place },
  {
    id: 'state',
    title: t('common.status', 'Status'),
    text: (one) => states[stateOf(one)],
    cell: (one) => <Badge color={one.toldAt === null ? 'haldi' : 'peepal'}>{states[stateOf(one)]}</Badge>,
    card: 'corner',
    width: '7rem',
  },
  {
    id: 'person',
    title: t('waitlist.person', 'Person'),
    text: nameOf,
    cell: (one) =>
      one.userId ? (
        <Anchor component={Link} to={`/people/${one.userId}`} size="sm">
          {nameOf(one)}
        </Anchor>
      ) : (
        nameOf(one)
      ),
    width: '10rem',
  },
  {
    id: 'contact',
    title: t('waitlist.contact', 'Contact'),
    text: ({ maskedContact }) => maskedContact,
    width: '11rem',
  },
  {
    id: 'asked',
    title: t('waitlist.asked', 'Asked'),
    text: ({ createdAt }) => momentWords(createdAt),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    sort: ['newest', 'oldest'],
    width: '11rem',
  },
  {
    id: 'category',
    title: t('waitlist.category', 'Category'),
    text: ({ categoryName }) => categoryName,
    startsHidden: true,
  },
  {
    id: 'toldAt',
    title: t('waitlist.toldAt', 'Told on'),
    text: ({ toldAt }) => (toldAt ? momentWords(toldAt) : ''),
    startsHidden: true,
    width: '11rem',
  },
];

/** Who waits for a partner, each with what is shown of their contact. */
export function WaitingPage() {
  const asked = useListAddress(waitingAddress);
  const { pages, readPage } = waitingList(asked.filters);
  return (
    <PageFrame
      title={t('waitlist.waitlist', 'Waitlist')}
      about={t('waitlist.peopleAbout', 'They get one message when a partner offers the service there.')}
    >
      <DemandLinks />
      <OfficeList<WaitingPerson>
        name="waitlist"
        label={t('waitlist.waitlist', 'Waitlist')}
        asked={asked}
        fields={fields}
        columns={columns}
        pages={useInfiniteQuery(pages)}
        keyOf={({ entryId }) => entryId}
        nameOf={({ serviceName, place }) => `${serviceName}, ${place}`}
        ownSort="newest"
        exported={{ list: 'waitlist', readPage }}
        empty={
          <EmptyNotice title={t('waitlist.none', 'No one is waiting')}>
            {t('waitlist.nonePeople', 'Requests for places without a partner appear here.')}
          </EmptyNotice>
        }
      />
    </PageFrame>
  );
}
