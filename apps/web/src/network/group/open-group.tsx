import type { OpenGroup as Shown } from '@nukkad/contract/network/group/group.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { groupPath } from './group-paths.ts';
import { joiningNames } from './group-words.ts';
import styles from './group.module.css';

/** A group as visitors read it: what it is about and its rules, and the way in. */
export function OpenGroup({ group }: { group: Shown }) {
  const { t, plural } = useTranslation();
  const { slug, name, description, rules, trade, city, cover, joining, members, colour } = group;
  const facts = [
    trade,
    city,
    plural('group.members', members, { one: '{{count}} member', other: '{{count}} members' }),
    joiningNames[joining](t),
  ];
  const back = encodeURIComponent(groupPath(slug));
  return (
    <Card>
      <div className={styles.open}>
        {cover ? (
          <img
            className={styles.banner}
            src={cover.url}
            alt={cover.alternative}
            width={cover.width}
            height={cover.height}
          />
        ) : (
          <span className={styles.cover} data-colour={colour} aria-hidden />
        )}
        <h1 translate="no" dir="auto">
          {name}
        </h1>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p translate="no" dir="auto">
          {description}
        </p>
        {rules.length > 0 && (
          <section>
            <h2>{t('group.rules.title', 'Rules')}</h2>
            <ol className={styles.rules} translate="no">
              {rules.map((rule) => (
                <li key={rule} dir="auto">
                  {rule}
                </li>
              ))}
            </ol>
          </section>
        )}
        <div>
          <ButtonLink to={`/login?return=${back}`}>{t('group.logIn', 'Log in to join')}</ButtonLink>
        </div>
      </div>
    </Card>
  );
}
