import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import {
  type getDeactivateRequest,
  seenOfDeactivation,
} from '@nukkad/contract/identity/account/deactivation.api';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { HindiField } from '../../../ui/field/hindi-field.tsx';
import { FilledQuestion } from '../../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { roleName } from '../role/role-name.ts';
import { useRequestDeactivation } from './deactivation.queries.ts';

export const closeAccount = 'close-account';

export function CloseAccountDialog({ shown }: { shown: EndpointOutput<typeof getDeactivateRequest> }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(closeAccount);
  const ask = useRequestDeactivation();
  return (
    <FilledQuestion
      dialog={dialog}
      title={t('leave.confirm.title', 'Close your account?')}
      consequences={[
        t('leave.follows.code', 'We’ll first send you an OTP to confirm it’s you.'),
        ...(shown.roles.length > 1
          ? [
              t('leave.follows.roles', 'You lose all your roles: {{roles}}.', {
                roles: shown.roles.map((role) => roleName({ role, isPro: false }, t)).join(', '),
              }),
            ]
          : []),
        t('leave.follows.days', 'It closes in 7 days. Until then, you can change your mind.'),
        t('leave.follows.after', 'After that, you can’t log in. Support can reactivate it.'),
      ]}
      confirm={t('leave.ask', 'Close my account')}
      keep={t('leave.stay', 'Keep my account')}
      danger
      send={ask}
      initial={{ reason: '' }}
      request={({ reason }, seen) => ({ reason, seen: seen(seenOfDeactivation(shown)) })}
    >
      {({ typed: { reason }, change }) => (
        <HindiField
          long
          label={t('leave.reason', 'Reason (optional)')}
          value={reason}
          maxLength={400}
          autoComplete="off"
          onText={(next) => change({ reason: next })}
        />
      )}
    </FilledQuestion>
  );
}
