import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { DateTime } from '../../../ui/time/date-time.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { toast } from '../../../ui/dialog/toast.ts';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { CloseAccountDialog, closeAccount } from './close-account-dialog.tsx';
import { useDeactivation, useWithdrawDeactivation } from './deactivation.queries.ts';

/** Closing the own account: why it cannot be done now, the way to do it, or the way back while it waits. */
export function CloseAccount() {
  const { t } = useTranslation();
  const leaving = useDeactivation();
  const withdrawDeactivation = useWithdrawDeactivation();
  const ask = useDialogLink(closeAccount);
  return (
    <Section title={t('leave.title', 'Close your account')}>
      <Loaded query={leaving} waiting={<ListSkeleton count={1} />}>
        {(data) => (
          <>
            {data.request && (
              <>
                <p role="status">
                  {t('leave.waits', 'Your account will be closed on')}{' '}
                  <b>
                    <DateTime at={data.request.takesEffectAt} as="day" />
                  </b>
                  {t('leave.waits.until', '. Until then you can use it as usual, or change your mind.')}
                </p>
                <div>
                  <Button
                    busy={withdrawDeactivation.isPending}
                    onClick={() =>
                      withdrawDeactivation.mutate(undefined, {
                        onSuccess: () => toast.success(t('leave.stays', 'Your account stays open.')),
                      })
                    }
                  >
                    {t('leave.stay', 'Keep my account')}
                  </Button>
                </div>
              </>
            )}
            {!data.request && data.openBookings > 0 && (
              <p>{t('leave.busy', 'Finish or cancel your open bookings first.')}</p>
            )}
            {!data.request && data.openBookings === 0 && (
              <>
                <p>{t('leave.words', 'Your account closes after 7 days, in case you change your mind.')}</p>
                <div>
                  <ButtonLink {...ask} tone="plain">
                    {t('leave.ask', 'Close my account')}
                  </ButtonLink>
                </div>
              </>
            )}
            <CloseAccountDialog shown={data} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
