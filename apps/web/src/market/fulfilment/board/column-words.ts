import type { BoardColumn } from '@nukkad/contract/market/fulfilment/board';
import type { Translate } from '../../../platform/i18n/i18n.ts';

const names: Record<BoardColumn, (t: Translate) => string> = {
  requests: (t) => t('board.requests', 'New requests'),
  assign: (t) => t('board.assign', 'To assign'),
  today: (t) => t('board.today', 'Today'),
  coming: (t) => t('board.coming', 'Coming up'),
  working: (t) => t('board.working', 'On the job'),
  settle: (t) => t('board.settle', 'To settle'),
  disputed: (t) => t('board.disputed', 'Disputed'),
};
export const columnName = (t: Translate, column: BoardColumn) => names[column](t);

const nothing: Record<BoardColumn, (t: Translate) => string> = {
  requests: (t) => t('board.none.requests', 'No one is waiting for your answer.'),
  assign: (t) => t('board.none.assign', 'Every job has a professional.'),
  today: (t) => t('board.none.today', 'Nothing left for today.'),
  coming: (t) => t('board.none.coming', 'Nothing planned yet.'),
  working: (t) => t('board.none.working', 'No job is under way.'),
  settle: (t) => t('board.none.settle', 'All finished jobs are paid.'),
  disputed: (t) => t('board.none.disputed', 'No disputes.'),
};
export const nothingIn = (t: Translate, column: BoardColumn) => nothing[column](t);
