import type { IncidentPriority, SlaState, SupportTeam } from '@nukkad/contract/talk/support/incident-sla';
import { t } from '../../platform/words.ts';

export const slaWords: Readonly<Record<SlaState, string>> = {
  late: t('support.sla.late', 'Overdue'),
  soon: t('support.sla.soon', 'Due soon'),
  in_time: t('support.sla.in_time', 'In time'),
  answered: t('support.sla.answered', 'Answered'),
};

export const priorityWords: Readonly<Record<IncidentPriority, string>> = {
  urgent: t('support.priority.urgent', 'Urgent'),
  high: t('support.priority.high', 'High'),
  normal: t('support.priority.normal', 'Normal'),
};

export const teamWords: Readonly<Record<SupportTeam, string>> = {
  payments: t('support.team.payments', 'Payments'),
  operations: t('support.team.operations', 'Operations'),
  partners: t('support.team.partners', 'Partner care'),
  safety: t('support.team.safety', 'Safety'),
  technical: t('support.team.technical', 'Technical'),
};

export const wayWords = {
  call: t('support.way.call', 'Phone call'),
  words: t('support.way.words', 'In writing'),
} as const;

export const ownerWords = {
  me: t('support.owner.me', 'Me'),
  none: t('support.owner.none', 'No one'),
} as const;

export const restWords = {
  awake: t('support.rest.awake', 'Not snoozed'),
  snoozed: t('support.rest.snoozed', 'Snoozed'),
} as const;
