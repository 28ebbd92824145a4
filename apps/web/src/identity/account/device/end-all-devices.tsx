import { logoutFromAllDevices } from '@nukkad/contract/identity/account/session.api';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { forgetSession } from '../../../platform/session/session-store.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Question } from '../../../ui/dialog/question.tsx';
import { useDialogLink, useUrlDialog } from '../../../ui/dialog/url-dialog.ts';

const endAllDevices = 'sign-out-all';

/** Logs this device out with all others, e.g. after a phone was lost. */
export function EndAllDevices() {
  const { t } = useTranslation();
  const ask = useDialogLink(endAllDevices);
  const navigate = useNavigate();
  const end = async () => {
    await call(logoutFromAllDevices, { quiet: true });
    forgetSession();
    await navigate('/login', { replace: true });
  };
  return (
    <>
      <ButtonLink {...ask} tone="plain">
        {t('device.endAll', 'Log out of all devices')}
      </ButtonLink>
      <Question
        dialog={useUrlDialog(endAllDevices)}
        title={t('device.endAll.title', 'Log out of all devices?')}
        consequences={[
          t('device.endAll.follows', 'Every device is logged out at once, this one too.'),
          t('device.endOthers.again', 'To use one again, log in there with a new OTP.'),
        ]}
        confirm={t('device.endAll', 'Log out of all devices')}
        danger
        send={end}
        request={undefined}
      />
    </>
  );
}
