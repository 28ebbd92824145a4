import type { NotificationSettings } from '@nukkad/contract/talk/notification/notification.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Loaded } from '../../ui/state/loaded.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { timeWords } from '../../ui/time/time-words.ts';
import styles from './notification.module.css';
import { useNotificationSettings, useSaveNotificationSettings } from './notification.queries.ts';

const halfHours = Array.from({ length: 48 }, (_, at) => {
  const hour = String(Math.floor(at / 2)).padStart(2, '0');
  return `${hour}:${at % 2 === 0 ? '00' : '30'}`;
});

function Hours({ quietHours }: NotificationSettings) {
  const { t, locale } = useTranslation();
  const save = useSaveNotificationSettings();
  const set = (change: Partial<typeof quietHours>) =>
    save.mutate({ quietHours: { ...quietHours, ...change } });
  const optionsWith = (chosen: string) =>
    [...new Set([...halfHours, chosen])]
      .toSorted()
      .map((value) => ({ value, label: timeWords(value, locale) }));
  const { isOn, from, until } = quietHours;
  return (
    <>
      <SwitchLine
        title={t('notification.quiet', 'Quiet hours')}
        about={t(
          'notification.quiet.about',
          'Updates that can wait come in the morning. OTPs, payments and visit changes always come.',
        )}
        checked={isOn}
        disabled={save.isPending}
        onChange={(on) => set({ isOn: on })}
      />
      {isOn && (
        <div className={styles.hours}>
          <SelectField
            label={t('notification.quiet.from', 'From')}
            value={from}
            options={optionsWith(from)}
            onChange={(event) => set({ from: event.target.value })}
          />
          <SelectField
            label={t('notification.quiet.until', 'Until')}
            value={until}
            options={optionsWith(until)}
            onChange={(event) => set({ until: event.target.value })}
          />
        </div>
      )}
    </>
  );
}

/** When the person wants no sound of what can wait; each choice is saved at once. */
export function QuietSwitch() {
  return (
    <Loaded query={useNotificationSettings()} waiting={<ListSkeleton count={1} />}>
      {(settings) => <Hours {...settings} />}
    </Loaded>
  );
}
