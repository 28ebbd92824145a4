import IconOn from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowRight.mjs';
import type { MyProfile } from '@nukkad/contract/account/account.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { standingOf } from '../../platform/session/standing.ts';
import { accountPlacesOf } from './account-places.ts';
import styles from './section-cards.module.css';

/** The ways into the sections, each with a sentence: on a phone the list itself, on a desk cards beside it. */
export function SectionCards({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.cards}>
      {accountPlacesOf(standingOf(profile)).map(({ to, Icon, label, about }) => (
        <li key={to}>
          <Link to={to}>
            <Icon size={26} aria-hidden />
            <span className={styles.words}>
              <strong>{label(t)}</strong>
              <span>{about(t)}</span>
            </span>
            <IconOn size={20} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
