import type { NoticeDelivery } from '@nukkad/contract/talk/notification/notice-desk.api';
import { t } from '../../platform/words.ts';

export const stateWords: Readonly<Record<NoticeDelivery['state'], string>> = {
  waiting: t('notice.state.waiting', 'Waiting'),
  sending: t('notice.state.sending', 'Sending'),
  sent: t('notice.state.sent', 'Sent'),
  failed: t('notice.state.failed', 'Failed'),
  skipped: t('notice.state.skipped', 'Not sent'),
};

export const reasonWords: Readonly<Record<NonNullable<NoticeDelivery['reason']>, string>> = {
  provider: t('notice.reason.provider', 'the provider did not take it'),
  no_way: t('notice.reason.no_way', 'turned off, or no contact'),
  read: t('notice.reason.read', 'already read in the app'),
  no_news: t('notice.reason.no_news', 'no longer true'),
  event_gone: t('notice.reason.event_gone', 'too old'),
  in_summary: t('notice.reason.in_summary', 'told in a summary'),
};

const channelWords: Readonly<Record<'push' | 'sms' | 'mail', string>> = {
  push: t('notice.channel.push', 'Push'),
  sms: t('notice.channel.sms', 'SMS'),
  mail: t('notice.channel.mail', 'Email'),
};

const wayWords: Readonly<Record<NoticeDelivery['way'], string>> = {
  ...channelWords,
  message: t('notice.way.message', 'SMS or email'),
  digest: t('notice.way.digest', 'Daily summary'),
};

/** By what it went, or would have gone. */
export const wayOf = ({ channel, way }: Pick<NoticeDelivery, 'channel' | 'way'>): string =>
  channel ? channelWords[channel] : wayWords[way];
