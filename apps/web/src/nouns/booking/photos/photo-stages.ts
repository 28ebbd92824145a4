import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { Translate } from '../../../platform/i18n/i18n.ts';

export type BookingPhoto = BookingDetails['photos'][number];

/** In the order of the work. */
export const photoStages = ['request', 'before', 'after'] as const;

export function stageName(t: Translate, stage: BookingPhoto['stage']): string {
  if (stage === 'request') return t('photos.request', 'What needs doing');
  return stage === 'before' ? t('photos.before', 'Before') : t('photos.after', 'After');
}
