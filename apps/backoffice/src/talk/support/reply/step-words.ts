import type { ReadyReply } from '@nukkad/contract/talk/support/reply-office.api';
import type { ReplyStep } from '@nukkad/contract/talk/support/reply.steps';
import { t } from '../../../platform/words.ts';
import { teamWords } from '../sla-words.ts';

export const stepNames: Readonly<Record<ReplyStep, string>> = {
  resolve: t('replies.step.resolve', 'Mark as resolved'),
  forward: t('replies.step.forward', 'Forward to another team'),
};

/** With the team that it goes to. */
export const stepWords = ({ nextStep, team }: Pick<ReadyReply, 'nextStep' | 'team'>): string => {
  if (nextStep === null) return '';
  if (nextStep === 'resolve' || team === null) return stepNames[nextStep];
  return t('replies.step.forwardTo', 'Forward to {{team}}', { team: teamWords[team] });
};
