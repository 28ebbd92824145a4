import type { TravelMode } from '@nukkad/contract/people/travel/travel.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';

type Named<Key extends string> = Readonly<Record<Key, (t: Translate) => string>>;

export const modeNames: Named<TravelMode> = {
  train: (t) => t('trip.mode.train', 'Train'),
  bus: (t) => t('trip.mode.bus', 'Bus'),
  flight: (t) => t('trip.mode.flight', 'Flight'),
  car: (t) => t('trip.mode.car', 'Car'),
  bike: (t) => t('trip.mode.bike', 'Bike'),
  other: (t) => t('trip.mode.other', 'Other'),
};

/** 2 Dec to 4 Dec, of two instants. */
export const spellWords = (startsAt: string, endsAt: string, locale: string): string =>
  [...new Set([startsAt, endsAt].map((at) => formatInstant(at, 'day', locale)))].join(' – ');
