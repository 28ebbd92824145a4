import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useDevices } from './device.queries.ts';
import { EndAllDevices } from './end-all-devices.tsx';

/** How many devices are signed in, and the way to the one place where they are ended. */
export function DevicesSummary() {
  const { t, plural } = useTranslation();
  const { data } = useDevices();
  return (
    <Section title={t('device.title', 'Where you’re logged in')}>
      {data && (
        <p>
          {plural('device.count', data.length, {
            one: 'On this device only.',
            other: 'On {{count}} devices, including this one.',
          })}
        </p>
      )}
      <ButtonLink to="/profile/devices" tone="plain">
        {t('device.all', 'View devices')}
      </ButtonLink>
      <EndAllDevices />
    </Section>
  );
}
