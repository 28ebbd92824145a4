import IconChevron from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { type ChartNode, startsOpen, treeOf } from './chart.rules.ts';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './chart.module.css';
import { employeeEmpty } from './employee.empty.ts';
import { useChart } from './employee.queries.ts';

function Person({ node: { person, below, count }, open }: { node: ChartNode; open: boolean }) {
  const { t, plural } = useTranslation();
  const [opened, setOpened] = useState(open);
  const id = useId();
  const people = plural('employee.chart.below', count, {
    one: '{{count}} person',
    other: '{{count}} people',
  });
  return (
    <li>
      <div className={styles.person}>
        <Avatar name={person.fullName} />
        <div className={styles.words}>
          <Link to={`/people/employees/${person.employeeId}`} translate="no">
            {person.fullName}
          </Link>
          <span>{[person.designation, person.department].filter(Boolean).join(' · ')}</span>
        </div>
        {below.length > 0 && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={opened}
            aria-controls={id}
            aria-label={t('employee.chart.team', 'Team of {{name}}: {{people}}', {
              name: person.fullName,
              people,
            })}
            onClick={() => setOpened(!opened)}
          >
            {people}
            <IconChevron aria-hidden size={18} />
          </button>
        )}
      </div>
      {below.length > 0 && (
        <ul id={id} className={styles.team} hidden={!opened}>
          {below.map((node) => (
            <Person key={node.person.employeeId} node={node} open={open} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The owner, below whom everyone is. */
function Owner({ count }: { count: number }) {
  const { t, plural } = useTranslation();
  return (
    <p className={styles.owner}>
      <b>{t('employee.owner', 'The owner')}</b>
      <span>
        {plural('employee.chart.below', count, { one: '{{count}} person', other: '{{count}} people' })}
      </span>
    </p>
  );
}

/** Who reports to whom: a team beside the other on a wide screen, one below the other on a phone. */
export function OrganisationChart() {
  return (
    <Loaded query={useChart()} waiting={<ListSkeleton count={5} />}>
      {(people) =>
        people.length === 0 ? (
          <EmptyScreen screen={employeeEmpty['no-employees']} />
        ) : (
          <Stack gap={0.75}>
            <Owner count={people.length} />
            <ul className={styles.teams}>
              {treeOf(people).map((node) => (
                <Person key={node.person.employeeId} node={node} open={startsOpen(people)} />
              ))}
            </ul>
          </Stack>
        )
      }
    </Loaded>
  );
}
