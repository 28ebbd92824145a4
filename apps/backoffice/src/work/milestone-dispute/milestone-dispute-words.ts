import type { OfficeMilestoneDispute } from '@nukkad/contract/work/project/milestone-dispute-office.api';
import { t } from '../../platform/words.ts';

export const wantsWords: Readonly<Record<OfficeMilestoneDispute['wants'], string>> = {
  fix: t('milestoneDispute.wants.fix', 'The work put right'),
  part: t('milestoneDispute.wants.part', 'Some of the money'),
  all: t('milestoneDispute.wants.all', 'All of the money'),
};
export const disputeStateWords: Readonly<Record<OfficeMilestoneDispute['state'], string>> = {
  open: t('milestoneDispute.state.open', 'Open'),
  second: t('milestoneDispute.state.second', 'Needs a second Admin'),
  ended: t('milestoneDispute.state.ended', 'Ended'),
};
const outcomeWords: Readonly<Record<NonNullable<OfficeMilestoneDispute['outcome']>, string>> = {
  withdrawn: t('milestoneDispute.outcome.withdrawn', 'Withdrawn'),
  for_partner: t('milestoneDispute.outcome.partner', 'For the partner'),
  for_client: t('milestoneDispute.outcome.client', 'Reduced'),
};

export const stateOf = ({ state, outcome }: OfficeMilestoneDispute): string =>
  state === 'ended' && outcome ? outcomeWords[outcome] : disputeStateWords[state];
