import { Badge } from '@mantine/core';
import {
  type WaitingPerson,
  listWaiting,
  waitingQuery,
} from '@nukkad/contract/market/waitlist/waitlist-office.api';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { choice, drawn } from '@nukkad/lists/fields';
import { CategorySelect } from '../../nouns/category/category-select.tsx';
import { cityFilter } from '../../nouns/place/city-filter.tsx';
import { linked, moment } from '../../nouns/work-list/columns.tsx';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { momentWords } from '../../ui/moment-words.ts';
import { DemandLinks } from './demand-links.tsx';

const states = {
  waiting: t('waitlist.waiting', 'Waiting'),
  told: t('waitlist.told', 'Told'),
} as const;
const stateOf = ({ toldAt }: WaitingPerson) => states[toldAt === null ? 'waiting' : 'told'];

const nameOf = ({ fullName, userId }: WaitingPerson) =>
  fullName || (userId ? t('common.noName', 'No name') : t('waitlist.visitor', 'Visitor'));
const person = linked('person', t('waitlist.person', 'Person'), nameOf, ({ userId }) => `/people/${userId}`, {
  width: '10rem',
});

/** Who waits for a partner, and who was told, each with what is shown of their contact. */
export const WaitingPage = listPage(listWaiting, {
  name: 'waitlist',
  title: t('waitlist.waitlist', 'Waitlist'),
  about: t('waitlist.peopleAbout', 'They get one message when a partner offers the service there.'),
  above: <DemandLinks />,
  address: listAddress(waitingQuery.shape, ['cityCode', 'categoryId', 'state', 'sort'], {}),
  fields: [
    choice('state', t('common.status', 'Status'), ['waiting', 'told'], states),
    cityFilter,
    drawn('categoryId', t('waitlist.category', 'Category'), (value, onChange) => (
      <CategorySelect label={t('waitlist.category', 'Category')} value={value} onChange={onChange} />
    )),
  ],
  ownSort: 'newest',
  keyOf: ({ entryId }) => entryId,
  nameOf: ({ serviceName, place }) => `${serviceName}, ${place}`,
  columns: [
    told('service', t('waitlist.service', 'Service'), ({ serviceName }) => serviceName, heading),
    told('place', t('waitlist.place', 'Place'), ({ place }) => place),
    told('state', t('common.status', 'Status'), stateOf, {
      cell: (one) => <Badge color={one.toldAt === null ? 'haldi' : 'peepal'}>{stateOf(one)}</Badge>,
      card: 'corner',
      width: '7rem',
    }),
    { ...person, cell: (one) => (one.userId ? person.cell?.(one) : nameOf(one)) },
    told('contact', t('waitlist.contact', 'Contact'), ({ maskedContact }) => maskedContact, {
      width: '11rem',
    }),
    moment('asked', t('waitlist.asked', 'Asked'), ({ createdAt }) => createdAt, {
      sort: ['newest', 'oldest'],
      width: '11rem',
    }),
    told('category', t('waitlist.category', 'Category'), ({ categoryName }) => categoryName, {
      startsHidden: true,
    }),
    told('toldAt', t('waitlist.toldAt', 'Told on'), ({ toldAt }) => (toldAt ? momentWords(toldAt) : ''), {
      startsHidden: true,
      width: '11rem',
    }),
  ],
  exported: 'waitlist',
  empty: {
    title: t('waitlist.none', 'No one is waiting'),
    words: t('waitlist.nonePeople', 'Requests for places without a partner appear here.'),
  },
});
