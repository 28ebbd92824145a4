import { seenOfPartnerDeactivation } from '@nukkad/contract/market/partnership/partnership.api';
import type { partnerDeactivation } from '@nukkad/contract/identity/partner/partner.model';
import type { output } from 'zod/mini';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { usePartnerDeactivation } from './deactivation.queries.ts';
import { useDeactivatePartner } from './partner.queries.ts';

const dialogName = 'leave-partner';

type Leaving = output<typeof partnerDeactivation>;

/** Behind `?dialog=leave-partner`: what follows, with the own figures, before the second yes. */
function LeaveDialog({ leaving }: { leaving: Leaving }) {
  const { openBookings, due } = leaving;
  const { t, plural, locale } = useTranslation();
  const dialog = useUrlDialog(dialogName);
  const leave = useDeactivatePartner();
  return (
    <Question
      dialog={dialog}
      title={t('leavePartner.ask', 'Close your partner account?')}
      consequences={[
        t('leavePartner.hidden', 'Customers can no longer find or book you.'),
        openBookings === 0
          ? t('leavePartner.atOnce', 'You have no open bookings, so your partner account closes right away.')
          : plural('leavePartner.open', openBookings, {
              one: 'You still have {{count}} open booking. Your account closes once it’s finished.',
              other: 'You still have {{count}} open bookings. Your account closes once they’re finished.',
            }),
        ...(due > 0
          ? [
              t('leavePartner.due', 'We’ll still pay {{amount}} to your bank account.', {
                amount: formatMoney(due, locale),
              }),
            ]
          : []),
        t('leavePartner.back', 'You can still book as a customer. Support can reopen your partner account.'),
      ]}
      confirm={t('leavePartner.yes', 'Close partner account')}
      keep={t('leavePartner.stay', 'Keep account')}
      danger
      send={leave}
      request={(seen) => seen(seenOfPartnerDeactivation(leaving))}
    />
  );
}

/** The owner's way to deactivate the partner: what prevents it, or the button and a confirmation. */
export function DeactivatePartner() {
  const { t, locale } = useTranslation();
  const leaving = usePartnerDeactivation();
  const ask = useDialogLink(dialogName);
  return (
    <Section title={t('leavePartner.title', 'Close partner account')}>
      <Loaded query={leaving} waiting={<ListSkeleton count={1} />}>
        {(data) =>
          data.owes > 0 ? (
            <>
              <p>
                {t(
                  'leavePartner.owes',
                  'You owe us {{amount}} from cash bookings. Pay it before you close the account.',
                  { amount: formatMoney(data.owes, locale) },
                )}
              </p>
              <div>
                <ButtonLink to="/help/support" tone="plain">
                  {t('leavePartner.settle', 'Ask how to pay')}
                </ButtonLink>
              </div>
            </>
          ) : (
            <>
              <p>
                {t(
                  'leavePartner.words',
                  'You can close it at any time. Open bookings are finished and paid first.',
                )}
              </p>
              <div>
                <ButtonLink {...ask} tone="plain">
                  {t('leavePartner.title', 'Close partner account')}
                </ButtonLink>
              </div>
              <LeaveDialog leaving={data} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
