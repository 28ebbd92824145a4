import type {
  Bearer,
  DisputeKind,
  DisputeOutcome,
  DisputeRequest,
  DisputeState,
} from '@nukkad/contract/market/dispute/dispute.noun';
import { t } from '../../platform/words.ts';

export const kindWords: Readonly<Record<DisputeKind, string>> = {
  not_done: t('dispute.kind.not_done', 'Work not done'),
  damage: t('dispute.kind.damage', 'Damage'),
  charged_wrongly: t('dispute.kind.charged_wrongly', 'Charged wrongly'),
  behaviour: t('dispute.kind.behaviour', 'Behaviour'),
  other: t('dispute.kind.other', 'Something else'),
};
export const requestWords: Readonly<Record<DisputeRequest, string>> = {
  rework: t('dispute.request.rework', 'Rework'),
  refund: t('dispute.request.refund', 'Money back'),
  explanation: t('dispute.request.explanation', 'Explanation'),
};
export const outcomeWords: Readonly<Record<DisputeOutcome, string>> = {
  rework: t('dispute.outcome.rework', 'Rework'),
  refund: t('dispute.outcome.refund', 'Refund'),
  dismissed: t('dispute.outcome.dismissed', 'Dismissed'),
};
export const stateWords: Readonly<Record<DisputeState, string>> = {
  open: t('dispute.state.open', 'Waiting for the partner'),
  answered: t('dispute.state.answered', 'To decide'),
  offered: t('dispute.state.offered', 'Offer to the customer'),
  proposed: t('dispute.state.proposed', 'Needs a second Admin'),
  decided: t('dispute.state.decided', 'Decided'),
};
export const bearerWords: Readonly<Record<Bearer, string>> = {
  partner: t('dispute.bearer.partner', 'Partner'),
  platform: t('dispute.bearer.platform', 'Platform'),
};
