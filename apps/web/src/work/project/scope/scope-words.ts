import type { ScopeChangeStatus } from '@nukkad/contract/work/scope-change/scope-change.noun';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import type { Side } from '../project.queries.ts';

export const scopeStatusNames: Record<ScopeChangeStatus, (t: Translate, side: Side) => string> = {
  Proposed: (t, side) =>
    side === 'client'
      ? t('scope.proposed.client', 'The business proposes a change')
      : t('scope.proposed', 'Your change is awaiting your customer’s answer'),
  Accepted: (t) => t('scope.accepted', 'Change accepted'),
  Rejected: (t) => t('scope.rejected', 'Change rejected'),
  Withdrawn: (t) => t('scope.withdrawn', 'Change withdrawn'),
};
