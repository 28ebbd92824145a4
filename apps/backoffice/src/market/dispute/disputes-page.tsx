import { Anchor } from '@mantine/core';
import { disputeKinds } from '@nukkad/contract/market/dispute/dispute.noun';
import { disputesQuery, listDisputes } from '@nukkad/contract/market/dispute/dispute-office.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { Link } from 'react-router';
import { badge, money, pageLink } from '../../nouns/work-list/columns.tsx';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { momentWords } from '../../ui/moment-words.ts';
import { kindWords, outcomeWords, requestWords, stateWords } from './dispute-words.ts';

type Queued = EndpointOutput<typeof listDisputes>['items'][number];

const stateOf = ({ status, outcome }: Queued) =>
  status === 'decided' && outcome ? outcomeWords[outcome] : stateWords[status];

const ofNoOne = t('dispute.ofNoOne', 'Not assigned');

/** Finished jobs that customers dispute. */
export const DisputesPage = listPage(listDisputes, {
  name: 'disputes',
  title: t('dispute.nav', 'Disputes'),
  about: t('dispute.about', 'Finished jobs that customers dispute, longest wait first.'),
  address: listAddress(disputesQuery.shape, ['q', 'state', 'kind', 'assigned'], {}),
  fields: [
    search(t('dispute.search', 'Booking number')),
    choice('state', t('dispute.byState', 'Filter by state'), ['second', 'decided'], {
      second: stateWords.proposed,
      decided: stateWords.decided,
    }),
    choice('kind', t('dispute.byKind', 'Filter by kind'), disputeKinds, kindWords),
    choice('assigned', t('dispute.byAssignee', 'Filter by assignee'), ['mine', 'none'], {
      mine: t('dispute.mine', 'Assigned to me'),
      none: ofNoOne,
    }),
  ],
  keyOf: ({ disputeId }) => disputeId,
  nameOf: ({ bookingNumber }) => bookingNumber,
  columns: [
    pageLink(
      'booking',
      t('dispute.booking', 'Booking'),
      ({ bookingNumber }) => bookingNumber,
      ({ disputeId }) => `/disputes/${disputeId}`,
      { width: '8.5rem' },
    ),
    told(
      'kind',
      t('dispute.claim', 'Claim'),
      ({ kind, request }) => `${kindWords[kind]} · ${requestWords[request]}`,
      { width: '12.5rem' },
    ),
    badge(stateOf, ({ status }) => (status === 'answered' ? 'haldi' : 'neel'), {
      id: 'state',
      title: t('dispute.state', 'State'),
      width: '10.5rem',
    }),
    told('customer', t('dispute.customer', 'Customer'), ({ customerName }) => customerName, {
      startsHidden: true,
    }),
    told('company', t('common.business', 'Business'), ({ companyName }) => companyName),
    money('bill', t('dispute.bill', 'Bill'), ({ bill }) => bill, { width: '5rem' }),
    told('opened', t('dispute.opened', 'Opened'), ({ openedAt }) => momentWords(openedAt), {
      startsHidden: true,
      width: '10.5rem',
    }),
    told(
      'clock',
      t('dispute.clock', 'Partner answers until'),
      ({ answered, answerBefore, status }) =>
        answered || status === 'decided' ? '' : momentWords(answerBefore),
      { width: '10.5rem' },
    ),
    told('assignee', t('dispute.assignee', 'Assigned to'), ({ assignee }) => assignee?.fullName ?? ofNoOne, {
      width: '7.5rem',
    }),
  ],
  sheet: 'office_disputes',
  empty: {
    Icon: IconScale,
    title: t('dispute.none', 'No open disputes'),
    words: t('dispute.none.about', 'Claims about finished jobs appear here.'),
    action: (
      <Anchor component={Link} to="/disputes?state=decided" size="sm" fw={650}>
        {t('dispute.toDecided', 'View decided disputes')}
      </Anchor>
    ),
  },
});
