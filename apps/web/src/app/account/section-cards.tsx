import IconOn from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowRight.mjs';
import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { accountGroupsOf } from '../nav-table.ts';
import { accountGroupWords } from './account-groups.ts';
import styles from './section-cards.module.css';

/** The ways into the sections, each with a sentence: on a phone the list itself, on a desk cards beside it. */
export function SectionCards({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation();
  return (
    <div className={styles.groups}>
      {accountGroupsOf(guardProfileOf(profile)).map(({ group, places }) => (
        <section key={group} aria-labelledby={`places-${group}`}>
          <h2 id={`places-${group}`} className={styles.heading}>
            {accountGroupWords[group](t)}
          </h2>
          <ul className={styles.cards}>
            {places.map(({ to, Icon, label, about }) => (
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
        </section>
      ))}
    </div>
  );
}
