import type { DisputeKind, DisputeRequest } from '@nukkad/contract/market/dispute/dispute.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';

const kinds: Readonly<Record<DisputeKind, (t: Translate) => string>> = {
  not_done: (t) => t('dispute.kind.not_done', 'Work not done'),
  damage: (t) => t('dispute.kind.damage', 'Something was damaged'),
  charged_wrongly: (t) => t('dispute.kind.charged_wrongly', 'Charged wrongly'),
  behaviour: (t) => t('dispute.kind.behaviour', 'Behaviour'),
  other: (t) => t('dispute.kind.other', 'Something else'),
};
export const kindWords = (t: Translate, kind: DisputeKind): string => kinds[kind](t);

const requests: Readonly<Record<DisputeRequest, (t: Translate) => string>> = {
  rework: (t) => t('dispute.request.rework', 'Do the work again'),
  refund: (t) => t('dispute.request.refund', 'Money back'),
  explanation: (t) => t('dispute.request.explanation', 'An explanation'),
};
export const requestWords = (t: Translate, request: DisputeRequest): string => requests[request](t);
