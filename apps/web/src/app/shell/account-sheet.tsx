import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { RoleSwitch } from '../../identity/account/role/role-switch.tsx';
import { hasIntendedLine } from '../../market/cart/intended-line.ts';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { homeOf } from '../../platform/session/role-home.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ColorSchemeSwitch } from '../../ui/theme/color-scheme-switch.tsx';
import { LanguageSwitch } from '../../ui/press/language-switch.tsx';
import styles from './account-sheet.module.css';

const Unread = lazyOptional(
  () => import('../../talk/chat/unread-badge.tsx'),
  (part) => part.UnreadBadge,
);

/** The buyer's own pages that have no tab. */
function BuyersPages() {
  const { t } = useTranslation();
  return (
    <>
      <Link to="/buyer/bookings">{t('bookings.title', 'Your bookings')}</Link>
      <Link to="/buyer/addresses">{t('address.title', 'Your addresses')}</Link>
      <Link to="/buyer/payments">{t('payment.title', 'Your payments')}</Link>
      <Link to="/message_center">
        {t('messages.title', 'Messages')}{' '}
        <Suspense>
          <Unread />
        </Suspense>
      </Link>
    </>
  );
}

/** A service that was chosen before signing in waits for the customer's role. */
async function homeOrCart(profile: MyProfile): Promise<string> {
  if (!hasIntendedLine()) return homeOf(profile);
  const { takeUpIntention } = await import('../account/take-up-intention.ts');
  return (await takeUpIntention(profile)) ?? homeOf(profile);
}

/** The content of the account menu. Rendered in the browser only, so the address here is the one in the address bar. */
export function AccountSheet() {
  const { t } = useTranslation();
  const { status, profile } = useSession();
  const { pathname, search } = useLocation();
  return (
    <>
      {status === 'signed-in' ? (
        <>
          {profile?.fullName && <p className={styles.name}>{profile.fullName}</p>}
          {profile?.role === 'Buyer' ? (
            <BuyersPages />
          ) : (
            <Link to={homeOf(profile)}>{t('account.mine', 'My profile')}</Link>
          )}
          <Link to="/profile">{t('profile.title', 'Your profile')}</Link>
          <RoleSwitch destinationOf={homeOrCart} />
          <Link to="/logout">{t('account.logout', 'Log out')}</Link>
        </>
      ) : (
        <Link to={`/login?return=${encodeURIComponent(pathname + search)}`} className={styles.enter}>
          {t('account.login', 'Log in or sign up')}
        </Link>
      )}
      <Link to="/search">{t('frame.search', 'Search')}</Link>
      <Link to="/help/support">{t('footer.help', 'Help')}</Link>
      <LanguageSwitch />
      <ColorSchemeSwitch />
    </>
  );
}
