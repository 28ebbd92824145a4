import { useReferrals } from '../../../identity/account/referral/referral.queries.ts';
import { AddReferralCode } from '../../../identity/account/referral/add-referral-code.tsx';
import { OwnReferralCode } from '../../../identity/account/referral/own-referral-code.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('friends.title', 'Refer a friend'), noindex: true }));

export default function Friends() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('friends.title', 'Refer a friend')}
      lead={t('friends.lead', 'Share your code with someone who needs help at home.')}
    >
      <Loaded query={useReferrals()} waiting={<ListSkeleton count={2} />}>
        {(data) => (
          <>
            <OwnReferralCode code={data.code} link={data.link} />
            <p role="status">
              {data.friends === 0
                ? t('friends.none', 'No one has used your code yet.')
                : t('friends.count', 'Friends who used your code: {{count}}', { count: data.friends })}
            </p>
            {data.hasGivenCode ? (
              <p>{t('friends.thanked', 'You’ve applied a friend’s code.')}</p>
            ) : (
              <Section title={t('friends.came', 'Did a friend refer you?')}>
                <AddReferralCode />
              </Section>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
