import { Anchor, Badge } from '@mantine/core';
import type { OfficeMilestoneDispute } from '@nukkad/contract/work/project/milestone-dispute-office.api';
import type { Column } from '@nukkad/lists/columns';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { stateOf, wantsWords } from './milestone-dispute-words.ts';

const colours = { open: 'haldi', second: 'neel', ended: 'gray' } as const;

export const milestoneDisputeColumns = (
  open: (dispute: OfficeMilestoneDispute) => void,
): readonly Column<OfficeMilestoneDispute>[] => [
  {
    id: 'project',
    title: t('milestoneDispute.project', 'Project'),
    text: ({ projectNumber }) => projectNumber,
    cell: (one) => (
      <Anchor component="button" type="button" fw={650} size="sm" translate="no" onClick={() => open(one)}>
        {one.projectNumber}
      </Anchor>
    ),
    fixed: true,
    card: 'heading',
    width: '9rem',
  },
  {
    id: 'milestone',
    title: t('milestoneDispute.milestone', 'Milestone'),
    text: ({ milestoneTitle }) => milestoneTitle,
    width: '12rem',
  },
  {
    id: 'state',
    title: t('milestoneDispute.state', 'State'),
    text: stateOf,
    cell: (one) => (
      <Badge color={colours[one.state]} miw="max-content">
        {stateOf(one)}
      </Badge>
    ),
    card: 'corner',
    width: '11rem',
  },
  {
    id: 'wants',
    title: t('milestoneDispute.wants', 'Customer asks for'),
    text: ({ wants }) => wantsWords[wants],
    width: '11rem',
  },
  {
    id: 'client',
    title: t('milestoneDispute.client', 'Customer'),
    text: ({ clientName }) => clientName,
    width: '10rem',
  },
  {
    id: 'company',
    title: t('common.business', 'Business'),
    text: ({ companyName }) => companyName,
  },
  {
    id: 'amount',
    title: t('milestoneDispute.amount', 'Amount'),
    text: ({ amount }) => inRupees(amount),
    figures: true,
    width: '7rem',
  },
  {
    id: 'raised',
    title: t('milestoneDispute.raised', 'Since'),
    text: ({ raisedAt }) => raisedAt,
    cell: ({ raisedAt }) => <Moment at={raisedAt} />,
    width: '9rem',
  },
];
