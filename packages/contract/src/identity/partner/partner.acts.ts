import { actsOf } from '../../kernel/act.ts';
import { partnerLifecycle } from './partner.lifecycle.ts';

export const partnerActs = [
  ...actsOf('partner', partnerLifecycle),
  'partner.update',
  'partner.setLogo',
  'partner.setHours',
  'partner.saveBank',
  'partner.answerBank',
  'partner.verifyBank',
  'partner.setSubscription',
  'partner.askChange',
  'partner.withdrawChange',
  'partner.approveChange',
  'partner.rejectChange',
  'partner.reveal_pan',
  'partner.take_review',
  'partner.release_review',
  'partner.open_feature',
  'partner.close_feature',
] as const;
