import { Anchor } from '@mantine/core';
import {
  listMilestoneDisputes,
  milestoneDisputeStates,
  milestoneDisputesQuery,
} from '@nukkad/contract/work/project/milestone-dispute-office.api';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScaleOutline.mjs';
import { badge, moment, money } from '../../nouns/work-list/columns.tsx';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { MilestoneDisputeDialog } from './milestone-dispute-dialog.tsx';
import { disputeStateWords, stateOf, wantsWords } from './milestone-dispute-words.ts';

const colours = { open: 'haldi', second: 'neel', ended: 'gray' } as const;

/** Customers who say that an accepted milestone is not right, the longest wait first. */
export const MilestoneDisputesPage = listPage(listMilestoneDisputes, {
  name: 'milestone-disputes',
  title: t('milestoneDispute.title', 'Milestone disputes'),
  about: t('milestoneDispute.about', 'Accepted milestones that customers dispute, longest wait first.'),
  address: listAddress(milestoneDisputesQuery.shape, ['q', 'state'], {}),
  fields: [
    search(t('milestoneDispute.search', 'Project number')),
    choice('state', t('milestoneDispute.state', 'State'), milestoneDisputeStates, disputeStateWords),
  ],
  keyOf: ({ disputeId }) => disputeId,
  nameOf: ({ projectNumber }) => projectNumber,
  columns: ({ turnTo }) => [
    told('project', t('milestoneDispute.project', 'Project'), ({ projectNumber }) => projectNumber, {
      cell: ({ disputeId, projectNumber }) => (
        <Anchor
          component="button"
          type="button"
          fw={650}
          size="sm"
          translate="no"
          onClick={() => turnTo(disputeId)}
        >
          {projectNumber}
        </Anchor>
      ),
      ...heading,
      width: '9rem',
    }),
    told('milestone', t('milestoneDispute.milestone', 'Milestone'), ({ milestoneTitle }) => milestoneTitle, {
      width: '12rem',
    }),
    badge(stateOf, ({ state }) => colours[state], {
      id: 'state',
      title: t('milestoneDispute.state', 'State'),
      width: '11rem',
    }),
    told('wants', t('milestoneDispute.wants', 'Customer asks for'), ({ wants }) => wantsWords[wants], {
      width: '11rem',
    }),
    told('client', t('milestoneDispute.client', 'Customer'), ({ clientName }) => clientName, {
      width: '10rem',
    }),
    told('company', t('common.business', 'Business'), ({ companyName }) => companyName),
    money('amount', t('milestoneDispute.amount', 'Amount'), ({ amount }) => amount, { width: '7rem' }),
    moment('raised', t('milestoneDispute.raised', 'Since'), ({ raisedAt }) => raisedAt, { width: '9rem' }),
  ],
  empty: {
    Icon: IconScale,
    title: t('milestoneDispute.none', 'No open disputes'),
    words: t('milestoneDispute.noneAbout', 'Disputes about milestones of projects appear here.'),
  },
  opened: (dispute, close) => (
    <MilestoneDisputeDialog key={`${dispute.disputeId} ${dispute.state}`} dispute={dispute} onClose={close} />
  ),
});
