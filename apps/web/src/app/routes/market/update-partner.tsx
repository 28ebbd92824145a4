import { isKeyOf } from '@nukkad/contract/kernel/record';
import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import { BankMessage } from '../../account/bank-message.tsx';
import { OfferedPrices } from '../../../market/catalog/partner-service/offered-prices.tsx';
import { ChangeCard } from '../../../market/partnership/change-card.tsx';
import { DeactivatePartner } from '../../../market/partnership/deactivate-partner.tsx';
import { OwnLogo } from '../../../market/partnership/own-logo.tsx';
import { usePartnerProfile, useVerifyBank } from '../../../market/partnership/partner.queries.ts';
import { ProfileFacts } from '../../../market/partnership/profile-facts.tsx';
import { BankCode } from '../../../nouns/bank-account/bank-code.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { partnershipEmpty } from '../../../market/partnership/partnership.empty.ts';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { EmptyScreen } from '../../../ui/state/empty-screen.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { FactsSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('updatePartner.title', 'Your partner profile'),
  noindex: true,
}));

const editor = '/update-partner/profile-update';
const states = {
  Created: 'incomplete-profile',
  Pending: 'under-review',
  Rejected: 'profile-rejected',
} as const;

/** The state of the profile on its way to going live; for a live one, its content and pending changes. */
function Standing({ profile }: { profile: PartnerProfile }) {
  const { t, locale } = useTranslation();
  const verify = useVerifyBank();
  const { status } = profile;
  const screen = isKeyOf(states, status) ? states[status] : null;
  return (
    <>
      {screen && (
        <EmptyScreen
          screen={partnershipEmpty[screen]}
          action={
            // Writing to support is not what a partner under review has to do next.
            screen === 'under-review' ? (
              <ButtonLink to={partnershipEmpty[screen].to} tone="plain">
                {partnershipEmpty[screen].button(t)}
              </ButtonLink>
            ) : undefined
          }
        />
      )}
      {status === 'Pending' && profile.submittedAt && (
        <p>
          {t(
            'partner.sentAt',
            'Sent on {{at}}. We’ll message you once it’s reviewed. This page updates automatically.',
            {
              at: formatInstant(profile.submittedAt, 'short', locale),
            },
          )}
        </p>
      )}
      {status === 'Approved' && (
        <p>
          {t('partner.approved', 'Your profile is approved. You go live once your bank account is verified.')}
        </p>
      )}
      {status === 'PendingForDeactivation' && (
        <p>{t('partner.leaving', 'Your partner account closes after your last booking.')}</p>
      )}
      {status === 'Deactivated' && (
        <p role="status">
          {t('partner.left', 'Your partner account is closed. Thank you for being with us.')}
        </p>
      )}
      {profile.can.verifyBank && status !== 'Created' && status !== 'Rejected' && (
        <Card quiet>
          <Section title={t('bankAccount.verify', 'Verify bank account')}>
            <BankCode trial={<BankMessage />} verify={verify.mutateAsync} />
          </Section>
        </Card>
      )}
      {profile.change && <ChangeCard change={profile.change} mayWithdraw={profile.can.withdrawChange} />}
      <OwnLogo mayChange={profile.can.edit} />
      <ProfileFacts profile={profile} edit={profile.can.edit ? editor : null} prices={<OfferedPrices />} />
      {profile.can.askToDeactivate && <DeactivatePartner />}
    </>
  );
}

export default function UpdatePartner() {
  const { t } = useTranslation();
  const query = usePartnerProfile();
  return (
    <Page title={t('updatePartner.title', 'Your partner profile')} lead={query.data?.companyName}>
      <Loaded query={query} waiting={<FactsSkeleton count={8} />}>
        {(profile) => <Standing profile={profile} />}
      </Loaded>
    </Page>
  );
}
