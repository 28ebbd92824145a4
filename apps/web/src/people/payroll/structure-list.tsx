import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { payrollEmpty } from './payroll.empty.ts';
import { useStructures } from './salary.queries.ts';
import { monthName } from './payroll-words.ts';
import { Note } from '../../ui/page/parts.tsx';
import styles from './payroll.module.css';

/** How pay is made up. */
export function StructureList() {
  const { t, plural, locale } = useTranslation();
  return (
    <Listed
      list={useStructures()}
      waiting={<ListSkeleton count={2} />}
      empty={<EmptyScreen screen={payrollEmpty['no-structures']} />}
    >
      {(items) => (
        <CardList>
          {items.map(({ structureId, name, components, people, validFrom }) => (
            <Card as="li" quiet key={structureId}>
              <div className={styles.head}>
                <h2>
                  <Link to={`/salary/structures/${structureId}`} translate="no">
                    {name}
                  </Link>
                </h2>
                <span>
                  {plural('payroll.people', people, { one: '{{count}} person', other: '{{count}} people' })}
                </span>
              </div>
              <Note above={0.25}>
                <span translate="no">{components.map((one) => one.name).join(', ')}</span>
                <br />
                {t('salary.since', 'From {{month}}', { month: monthName(validFrom, locale) })}
              </Note>
            </Card>
          ))}
        </CardList>
      )}
    </Listed>
  );
}
