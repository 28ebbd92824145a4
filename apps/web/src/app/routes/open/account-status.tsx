import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { Link } from 'react-router';
import { RoleSwitch } from '../../../identity/account/role/role-switch.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { enter } from '../../../platform/session/guard.ts';
import { homeOf } from '../../../platform/session/role-home.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { StatePanel } from '../../../ui/state/state-panel.tsx';
import { StatusPicture } from '../../account/status-scene.tsx';
import { nextWordsOf, statusPageOf, whyWords } from '../../account/status-page.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/account-status.ts';
import { Paragraph } from '../../../ui/page/parts.tsx';
import styles from './account-status.module.css';

export const handle = page(({ t }) => ({ title: t('status.page', 'Account status'), noindex: true }));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return enter(request);
}

type StatusPage = ReturnType<typeof statusPageOf>;

/** The reason as it was written for the person, or the usual words; then what comes next. */
function Words({ kind, message }: Pick<StatusPage, 'kind' | 'message'>) {
  const { t } = useTranslation();
  return (
    <>
      {message && (
        <figure className={styles.reason}>
          <figcaption>{t('accountStatus.reason', 'Reason')}</figcaption>
          <p>{message}</p>
        </figure>
      )}
      {!message && kind && whyWords[kind].map((words) => <p key={words(t)}>{words(t)}</p>)}
      {kind &&
        nextWordsOf(kind, message).map((words) => (
          <p key={words(t)} className={styles.next}>
            {words(t)}
          </p>
        ))}
    </>
  );
}

function Ways({
  profile,
  isFine,
  mayUpgrade,
  mayLook,
}: { profile: MyProfile } & Pick<StatusPage, 'isFine' | 'mayUpgrade' | 'mayLook'>) {
  const { t } = useTranslation();
  return (
    <>
      {isFine && <ButtonLink to={homeOf(profile)}>{t('account.mine', 'My profile')}</ButtonLink>}
      {mayLook && <ButtonLink to={homeOf(profile)}>{t('accountStatus.look', 'Look around')}</ButtonLink>}
      {mayUpgrade && (
        <ButtonLink to="/help/support?topic=upgrade">{t('accountStatus.upgrade', 'Upgrade')}</ButtonLink>
      )}
      <ButtonLink to="/help/support" tone={isFine || mayUpgrade ? 'plain' : 'neel'}>
        {t('accountStatus.contact', 'Contact Us')}
      </ButtonLink>
      <ButtonLink to="/logout?to=/login" tone="plain">
        {t('accountStatus.back', 'Back to Login')}
      </ButtonLink>
    </>
  );
}

/** Shows that an account is suspended, deactivated or otherwise restricted (specification section 2). */
export default function AccountStatus({ loaderData: profile }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { status, kind, isFine, mayUpgrade, mayLook, ofPartner, message } = statusPageOf(profile);
  return (
    <Page narrow>
      <StatePanel
        heading
        scene="done"
        {...(kind && { picture: <StatusPicture name={kind} /> })}
        title={t('accountStatus.title', 'Account {{status}}', {
          status: t(`accountStatus.${status}`, status),
        })}
        action={<Ways profile={profile} isFine={isFine} mayUpgrade={mayUpgrade} mayLook={mayLook} />}
      >
        {ofPartner && profile.companyName && (
          <Paragraph tone="plain" weight={700} below={0.5}>
            {profile.companyName}
          </Paragraph>
        )}
        <Words kind={kind} message={message} />
      </StatePanel>
      {!isFine && (
        <div className={styles.others}>
          {ofPartner && <RoleSwitch />}
          <Link to="/profile/privacy">
            {t('accountStatus.data', 'Your data: what we keep, how to download it and how to delete it')}
          </Link>
        </div>
      )}
    </Page>
  );
}
