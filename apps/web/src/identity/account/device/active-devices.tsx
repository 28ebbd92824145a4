import type { ActiveSession } from '@nukkad/contract/identity/account/session.model';
import IconComputer from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { CardList } from '../../../ui/page/card-list.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { DateTime, TimeAgo } from '../../../ui/time/date-time.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { toast } from '../../../ui/dialog/toast.ts';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { Small, Text } from '../../../ui/page/parts.tsx';
import styles from './active-devices.module.css';
import { useDevices, useEndDevice } from './device.queries.ts';
import { deviceName, isHandheld } from './device-words.ts';
import { EndAllDevices } from './end-all-devices.tsx';
import { EndOtherDevicesDialog, endOtherDevices } from './end-other-devices-dialog.tsx';

function DeviceCard({ session }: { session: ActiveSession }) {
  const { t } = useTranslation();
  const end = useEndDevice();
  const name = deviceName(session, t);
  const Icon = isHandheld(session) ? IconPhone : IconComputer;
  return (
    <Card as="li" quiet className={styles.device}>
      <Icon size={28} aria-hidden />
      <div className={styles.words}>
        <Text as="p" weight={700}>
          {name}
        </Text>
        {session.isCurrent && (
          <Text as="p" size="sm" weight={700}>
            {t('device.here', 'This device')}
          </Text>
        )}
        <Small as="p">
          {session.place && <>{session.place} · </>}
          {t('device.since', 'Logged in')} <DateTime at={session.signedInAt} as="short" />
          {!session.isCurrent && (
            <>
              {' '}
              · {t('device.seen', 'last used')} <TimeAgo at={session.lastSeenAt} />
            </>
          )}
        </Small>
      </div>
      {!session.isCurrent && (
        <Button
          tone="plain"
          small
          busy={end.isPending}
          aria-label={t('device.end.name', 'Log out: {{name}}', { name })}
          onClick={() =>
            end.mutate(session.id, {
              onSuccess: () => toast.success(t('device.ended', 'Device logged out.')),
            })
          }
        >
          {t('device.end', 'Log out')}
        </Button>
      )}
    </Card>
  );
}

/** The person's signed-in devices, with buttons that sign out one device or all others. */
export function ActiveDevices() {
  const { t } = useTranslation();
  const devices = useDevices();
  const endOthers = useDialogLink(endOtherDevices);
  return (
    <Section
      title={t('device.title', 'Where you’re logged in')}
      lead={t('device.lead', 'Don’t recognise a device? Log it out.')}
      action={
        (devices.data?.length ?? 0) > 1 && (
          <ButtonLink {...endOthers} tone="plain" small>
            {t('device.endOthers', 'Log out all other devices')}
          </ButtonLink>
        )
      }
    >
      <Loaded query={devices} waiting={<ListSkeleton count={2} />}>
        {(data) => (
          <CardList>
            {data.map((session) => (
              <DeviceCard key={session.id} session={session} />
            ))}
          </CardList>
        )}
      </Loaded>
      <p>
        <EndAllDevices />
      </p>
      <EndOtherDevicesDialog />
    </Section>
  );
}
