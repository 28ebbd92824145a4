import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Question } from '../../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { useEndOtherDevices } from './device.queries.ts';

export const endOtherDevices = 'sign-out-others';

export function EndOtherDevicesDialog() {
  const { t } = useTranslation();
  const dialog = useUrlDialog(endOtherDevices);
  const end = useEndOtherDevices();
  return (
    <Question
      dialog={dialog}
      title={t('device.endOthers.title', 'Log out all other devices?')}
      consequences={[
        t('device.endOthers.follows', 'Every other device is logged out at once.'),
        t('device.endOthers.again', 'To use one again, log in there with a new OTP.'),
      ]}
      confirm={t('device.endOthers', 'Log out all other devices')}
      danger
      send={end}
      request={undefined}
    />
  );
}
