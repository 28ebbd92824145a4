import {
  type NotificationChannel,
  type NotificationTag,
  notificationChannels,
} from '@nukkad/contract/kernel/notice';
import type { UserSetting } from '@nukkad/contract/identity/profile/profile.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { notificationsRefused } from '../../platform/permissions/refused.ts';
import { ChoiceTable } from '../../ui/field/choice-table.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { toast } from '../../ui/dialog/toast.ts';
import { useSaveSetting } from './profile.queries.ts';

const tagWords: Record<NotificationTag, (t: Translate) => string> = {
  account: (t) => t('choices.tag.account', 'Account and OTPs'),
  bookings: (t) => t('choices.tag.bookings', 'Bookings'),
  payments: (t) => t('choices.tag.payments', 'Payments'),
  team: (t) => t('choices.tag.team', 'Team'),
  messages: (t) => t('choices.tag.messages', 'Messages'),
  offers: (t) => t('choices.tag.offers', 'Offers'),
  network: (t) => t('choices.tag.network', 'Network'),
};
/** What of a kind cannot be muted: it comes by one way at least. */
const criticalWords: Readonly<Partial<Record<NotificationTag, (t: Translate) => string>>> = {
  bookings: (t) => t('choices.critical.bookings', 'Changed or cancelled visits always reach you'),
  payments: (t) => t('choices.critical.payments', 'Payments and refunds always reach you'),
};
const channelWords: Record<NotificationChannel, (t: Translate) => string> = {
  sms: (t) => t('choices.sms', 'SMS'),
  mail: (t) => t('choices.mail', 'Email'),
  push: (t) => t('choices.push', 'Push'),
};

/** What one wants to be told, and by which way; each switch is saved at once. */
export function Choices({ setting }: { setting: UserSetting }) {
  const { t } = useTranslation();
  const save = useSaveSetting();
  const access = useUrlDialog('notification-access');
  const set = async (
    choice: UserSetting['notifications'][number],
    channel: NotificationChannel,
    on: boolean,
  ) => {
    // Wanted here and refused by the browser: the person is told where to allow it.
    if (channel === 'push' && on && (await notificationsRefused())) access.open();
    const { locked: _, ...rest } = choice;
    await save
      .mutateAsync({ notifications: [{ ...rest, [channel]: on }] })
      .then(() => toast.success(t('choices.saved', 'Saved.')))
      // The call itself has said what went wrong.
      .catch(() => undefined);
  };
  return (
    <ChoiceTable<NotificationChannel>
      heading={t('choices.kind', 'Notification')}
      columns={notificationChannels.map((value) => ({ value, label: channelWords[value](t) }))}
      rows={setting.notifications.map((choice) => ({
        key: choice.tag,
        name: tagWords[choice.tag](t),
        notes: [choice.locked && t('choices.always', 'Always sent'), criticalWords[choice.tag]?.(t)],
        checked: choice,
        disabled: () => choice.locked || save.isPending,
        onChange: (channel, on) => void set(choice, channel, on),
      }))}
    />
  );
}
