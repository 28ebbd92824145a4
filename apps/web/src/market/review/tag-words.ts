import type { ReviewTag } from '@nukkad/contract/market/review/review.tags';
import type { Translate } from '../../platform/i18n/i18n.ts';

const known: Readonly<Record<ReviewTag, (t: Translate) => string>> = {
  on_time: (t) => t('review.tag.on_time', 'On time'),
  clean: (t) => t('review.tag.clean', 'Clean work'),
  polite: (t) => t('review.tag.polite', 'Polite'),
  fair_price: (t) => t('review.tag.fair_price', 'Fair price'),
  good_work: (t) => t('review.tag.good_work', 'Good work'),
  late: (t) => t('review.tag.late', 'Late'),
  untidy: (t) => t('review.tag.untidy', 'Left a mess'),
  rude: (t) => t('review.tag.rude', 'Rude'),
  overpriced: (t) => t('review.tag.overpriced', 'Too expensive'),
  poor_work: (t) => t('review.tag.poor_work', 'Poor work'),
  ready: (t) => t('review.tag.ready', 'Ready on time'),
  easy_to_find: (t) => t('review.tag.easy_to_find', 'Easy to find'),
  friendly: (t) => t('review.tag.friendly', 'Friendly'),
  paid_promptly: (t) => t('review.tag.paid_promptly', 'Paid promptly'),
  not_ready: (t) => t('review.tag.not_ready', 'Not ready'),
  hard_to_find: (t) => t('review.tag.hard_to_find', 'Hard to find'),
  unfriendly: (t) => t('review.tag.unfriendly', 'Unfriendly'),
  paid_late: (t) => t('review.tag.paid_late', 'Paid late'),
};

const words: Readonly<Partial<Record<string, (t: Translate) => string>>> = known;

/** A tag that this release does not know, as after a step back, is left out. */
export const tagWords = (t: Translate, tag: string): string => words[tag]?.(t) ?? '';

const stars: readonly ((t: Translate) => string)[] = [
  (t) => t('review.stars.1', 'Terrible'),
  (t) => t('review.stars.2', 'Bad'),
  (t) => t('review.stars.3', 'OK'),
  (t) => t('review.stars.4', 'Good'),
  (t) => t('review.stars.5', 'Excellent'),
];
/** One word for 1 to 5 stars. */
export const starWords = (t: Translate, count: number): string => stars[count - 1]?.(t) ?? '';
