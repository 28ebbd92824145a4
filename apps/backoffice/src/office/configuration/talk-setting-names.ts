import type { SettingId } from '@nukkad/contract/office/configuration/setting.catalogue';
import { t } from '../../platform/words.ts';

/** Those of how people are answered. */
export const talkSettingNames = {
  'notification.rules.keptDays': t(
    'setting.notification.rules.keptDays',
    'Keep notifications in the list for',
  ),
  'notification.rules.unreadMinutes': t(
    'setting.notification.rules.unreadMinutes',
    'SMS after an unread push',
  ),
  'notification.rules.digestAt': t('setting.notification.rules.digestAt', 'Daily summary is sent at'),
  'notification.rules.quietFrom': t('setting.notification.rules.quietFrom', 'Quiet hours from'),
  'notification.rules.quietUntil': t('setting.notification.rules.quietUntil', 'Quiet hours until'),
  'support.rules.urgentAnswerHours': t(
    'setting.support.rules.urgentAnswerHours',
    'Urgent messages answered within',
  ),
  'support.rules.highAnswerHours': t(
    'setting.support.rules.highAnswerHours',
    'Payment messages and complaints answered within',
  ),
  'support.rules.normalAnswerHours': t(
    'setting.support.rules.normalAnswerHours',
    'Other messages answered within',
  ),
  'support.rules.callMinutes': t('setting.support.rules.callMinutes', 'Calls are made at the latest after'),
  'support.rules.soonHours': t('setting.support.rules.soonHours', 'An answer is due soon from'),
  'support.desk.opensAt': t('setting.support.desk.opensAt', 'Live support opens at'),
  'support.desk.closesAt': t('setting.support.desk.closesAt', 'Live support closes at'),
  'support.desk.firstReplyMinutes': t(
    'setting.support.desk.firstReplyMinutes',
    'First reply in a chat within',
  ),
  'support.desk.goneMinutes': t('setting.support.desk.goneMinutes', 'Treat an agent as away after'),
  'support.desk.tellMinutes': t('setting.support.desk.tellMinutes', 'Notify about an unread answer after'),
  'support.desk.warnMinutes': t('setting.support.desk.warnMinutes', 'A silent customer is warned after'),
  'support.desk.silentMinutes': t('setting.support.desk.silentMinutes', 'A silent chat ends after'),
  'support.desk.reopenHours': t('setting.support.desk.reopenHours', 'A solved chat can be reopened for'),
  'support.desk.usualMinutes': t('setting.support.desk.usualMinutes', 'Usual length of a chat'),
} satisfies Partial<Record<SettingId, string>>;
