import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { HoursForm } from '../../../market/partnership/hours-form.tsx';
import { HoursInWords } from '../../../market/partnership/hours-in-words.tsx';
import { useHours } from '../../../market/partnership/hours.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { FormSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('hours.title', 'Working hours'), noindex: true }));

/** When the shop can be booked, and by whom the work is done. */
export default function PartnerHours() {
  const { t, plural } = useTranslation();
  const { profile } = useSession();
  const hours = useHours();
  return (
    <Page
      narrow
      title={t('hours.title', 'Working hours')}
      lead={t('hours.lead', 'Customers can book you in these hours. Existing bookings don’t change.')}
    >
      <Loaded query={hours} waiting={<FormSkeleton count={3} />}>
        {(data) => (
          <>
            {data.can.edit ? <HoursForm hours={data} /> : <HoursInWords days={data.days} />}
            <Section
              title={t('hours.people', 'Who does the jobs')}
              action={
                hasFeature(profile?.permissions ?? null, { key: 'manage_users', action: 'view' }) && (
                  <ButtonLink to="/users/sub-users-list" tone="plain" small>
                    {t('team.title', 'Your team')}
                  </ButtonLink>
                )
              }
            >
              <p role="status">
                {data.professionals === 0
                  ? t('hours.none', 'No professionals yet, so customers see no free slots.')
                  : plural('hours.professionals', data.professionals, {
                      one: '{{count}} person can be booked.',
                      other: '{{count}} people can be booked.',
                    })}
              </p>
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}
