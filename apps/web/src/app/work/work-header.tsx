import { useDialogLink } from '@nukkad/frame/url-dialog';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Link } from 'react-router';
import { homeOf } from '../../platform/session/role-home.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Wordmark } from '../../ui/mark/wordmark.tsx';
import { useSite } from '../page-head.tsx';
import { AccountMenu } from '../shell/account-menu.tsx';
import { loadSearch, searchDialog } from './load-search.ts';
import styles from './work-frame.module.css';

/** A low board: the brand, which leads to the person's own home, the business, and the account. */
export function WorkHeader() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const search = useDialogLink(searchDialog);
  const brand = useSite()?.brand ?? '';
  return (
    <header className={styles.header}>
      <Link
        to={homeOf(profile)}
        className={styles.brand}
        aria-label={t('shell.home', '{{brand}}, home', { brand })}
      >
        <Wordmark brand={brand} />
      </Link>
      {profile?.companyName && <span className={styles.business}>{profile.companyName}</span>}
      <Link
        {...search}
        className={styles.search}
        aria-label={t('frame.search', 'Search')}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSearch()}
      >
        <IconSearch size={24} aria-hidden />
      </Link>
      <AccountMenu />
    </header>
  );
}
