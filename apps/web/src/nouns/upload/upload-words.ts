import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { type UploadItem, isOnItsWay, shareOf } from './upload-item.ts';

interface Spoken {
  readonly t: Translate;
  readonly plural: Plural;
}

export const percentOf = (share: number): string => `${Math.floor(share * 100)}%`;

/** Of all of them, for the head of the bar and for readers: it changes where something begins or ends, not with each byte. */
export function summaryOf(items: readonly UploadItem[], { t, plural }: Spoken): string {
  const onTheirWay = items.filter(isOnItsWay);
  const { length: count } = onTheirWay;
  if (count > 0 && onTheirWay.every(({ isHeldUp }) => isHeldUp))
    return t('upload.heldUp', 'No connection. Uploads continue on their own.');
  if (count > 0)
    return plural('upload.sending', count, {
      one: 'Uploading {{count}} file',
      other: 'Uploading {{count}} files',
    });
  const stopped = items.filter(({ state }) => state === 'stopped').length;
  if (stopped > 0)
    return plural('upload.stopped', stopped, {
      one: '{{count}} upload paused',
      other: '{{count}} uploads paused',
    });
  const refused = items.filter(({ state }) => state === 'refused').length;
  if (refused > 0)
    return plural('upload.refused', refused, {
      one: '{{count}} file wasn’t uploaded',
      other: '{{count}} files weren’t uploaded',
    });
  return plural('upload.done', items.length, {
    one: '{{count}} file uploaded',
    other: '{{count}} files uploaded',
  });
}

/** How one of them stands. */
export function standingOf(item: UploadItem, { t }: Pick<Spoken, 't'>): string {
  switch (item.state) {
    case 'waiting':
      return item.isHeldUp
        ? t('upload.item.heldUp', 'Waiting for the network')
        : t('upload.item.waiting', 'Waiting');
    case 'sending':
      // It is tried again; that it moves shows with its next bytes.
      return item.isHeldUp ? t('upload.item.heldUp', 'Waiting for the network') : percentOf(shareOf([item]));
    case 'checking':
      return t('upload.item.checking', 'Checking the file…');
    case 'stopped':
      return t('upload.item.stopped', 'Paused at {{percent}}', { percent: percentOf(shareOf([item])) });
    case 'refused':
      return item.failure || t('upload.item.lost', 'This file is no longer on the device. Add it again.');
    case 'done':
      return t('upload.item.done', 'Uploaded');
  }
}
