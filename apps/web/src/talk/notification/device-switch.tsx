import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { type PushState, readPushState, turnPushOff, turnPushOn, whenRegistered } from './push.ts';

/** Notices on the screen of this device; the browser is asked at the tap. */
export function DeviceSwitch() {
  const { t } = useTranslation();
  const access = useUrlDialog('notification-access');
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isHere = true;
    const read = () =>
      readPushState().then(
        (found) => isHere && setState(found),
        () => isHere && setState('unable'),
      );
    void read();
    void whenRegistered().then(read, () => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  const set = async (on: boolean) => {
    setBusy(true);
    const next = await (on ? turnPushOn() : turnPushOff()).catch(readPushState);
    setState(next);
    setBusy(false);
    if (on && next === 'refused') access.open();
  };
  return (
    <SwitchLine
      title={t('notification.device', 'On this device')}
      about={
        state === 'unable'
          ? t('notification.device.unable', 'This browser can’t show notifications.')
          : t(
              'notification.device.about',
              'Hear at once, even when the app is closed. SMS follows only if needed.',
            )
      }
      checked={state === 'on'}
      disabled={busy || state === null || state === 'unable' || state === 'waiting'}
      onChange={(on) => void set(on)}
    />
  );
}
