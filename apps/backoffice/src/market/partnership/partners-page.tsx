import { partnerProfileStatuses } from '@nukkad/contract/identity/account/account.model';
import {
  type OfficePartner,
  listOfficePartners,
  partnersQuery,
} from '@nukkad/contract/market/partnership/office-partner.api';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, drawn, search, viewsBy } from '@nukkad/lists/fields';
import { CategorySelect } from '../../nouns/category/category-select.tsx';
import { documentTypeWords } from '../../nouns/document/document-type-words.ts';
import { cityFilter } from '../../nouns/place/city-filter.tsx';
import { linked, moment, pageLink, standing } from '../../nouns/work-list/columns.tsx';
import { byStatus } from '../../nouns/work-list/fields.ts';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { statusWords } from '../../ui/status-badge.tsx';

const ends = (last4: string | null) => (last4 ? `••${last4}` : '');
const pausedOnly = t('partners.pausedOnly', 'Work paused for a document');

const ownerName = ({ owner }: OfficePartner) => owner.fullName || t('common.noName', 'No name');

/** All partners, in every status; what waits for a decision is on the page Review. */
export const PartnersPage = listPage(listOfficePartners, {
  name: 'partners',
  title: t('common.partners', 'Partners'),
  about: t('partners.about', 'Every business on the platform, in every status.'),
  address: listAddress(partnersQuery.shape, ['q', 'status', 'cityCode', 'categoryId', 'paused', 'sort'], {}),
  fields: [
    search(t('partners.find', 'Name, mobile, GST or PAN')),
    byStatus(partnerProfileStatuses),
    cityFilter,
    drawn('categoryId', t('partners.category', 'Category'), (value, onChange) => (
      <CategorySelect label={t('partners.category', 'Category')} value={value} onChange={onChange} />
    )),
    choice('paused', t('partners.documents', 'Documents for work'), ['true'], () => pausedOnly),
  ],
  views: [
    ...viewsBy('status', ['Active', 'Pending', 'Suspended'], statusWords),
    { id: 'paused', name: pausedOnly, filters: { paused: 'true' } },
  ],
  ownSort: 'newest',
  keyOf: ({ organisationId }) => organisationId,
  nameOf: ({ companyName }) => companyName,
  columns: [
    pageLink(
      'business',
      t('common.business', 'Business'),
      ({ companyName }) => companyName,
      ({ organisationId }) => `/partners/${organisationId}`,
      { width: '13rem' },
    ),
    told('city', t('review.city', 'City'), ({ city }) => city, { width: '7.5rem' }),
    standing('7rem'),
    told('categories', t('common.categories', 'Categories'), ({ categories }) => categories.join(', ')),
    told(
      'pausedFor',
      t('partners.pausedFor', 'Paused for'),
      ({ pausedFor }) => pausedFor.map((type) => documentTypeWords[type]).join(', '),
      { startsHidden: true, width: '9rem' },
    ),
    linked('owner', t('partners.owner', 'Owner'), ownerName, ({ owner }) => `/people/${owner.userId}`, {
      text: ({ owner }) => owner.fullName,
      width: '9.5rem',
    }),
    told('mobile', t('partners.mobile', 'Mobile'), ({ owner }) => owner.maskedNumber, {
      startsHidden: true,
      width: '8.5rem',
    }),
    told('jobs', t('partners.jobsDone', 'Jobs done'), ({ jobsDone }) => jobsDone, {
      figures: true,
      startsHidden: true,
      width: '6rem',
    }),
    moment('joined', t('partners.joined', 'Joined'), ({ createdAt }) => createdAt, {
      sort: ['newest', 'oldest'],
      width: '11rem',
    }),
    told('rating', t('partners.rating', 'Rating'), ({ rating }) => rating ?? '', {
      figures: true,
      startsHidden: true,
      width: '5rem',
    }),
    told('gst', t('review.gSTNumber', 'GST number'), ({ gstLast4 }) => ends(gstLast4), {
      startsHidden: true,
      width: '7rem',
    }),
    told('pan', 'PAN', ({ panLast4 }) => ends(panLast4), { startsHidden: true, width: '6rem' }),
  ],
  exported: 'partners',
  empty: {
    title: t('partners.none', 'No partners yet'),
    words: t('partners.noneWords', 'Businesses appear here once they start a profile.'),
  },
});
