import type { Department } from '@nukkad/contract/people/department/department.model';
import { OpenLink } from '../../platform/session/open-link.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { departmentEmpty } from './department.empty.ts';
import styles from './department.module.css';
import { useDepartments } from './department.queries.ts';

function EditLink({ departmentId }: { departmentId: string }) {
  const { t } = useTranslation();
  const link = useDialogLink('department', { id: departmentId });
  return (
    <ButtonLink {...link} tone="plain" small>
      {t('department.edit.short', 'Edit')}
    </ButtonLink>
  );
}

function Node({ department, all }: { department: Department; all: readonly Department[] }) {
  const { t, plural } = useTranslation();
  const { departmentId, name, head, people, can } = department;
  const below = all.filter(({ parentId }) => parentId === departmentId);
  const led = head
    ? t('department.led', 'Head: {{name}}', { name: head.fullName })
    : t('department.led.owner', 'Head: the owner');
  return (
    <li>
      <Card quiet>
        <div className={styles.row}>
          <div>
            <b translate="no">{name}</b>
            <p translate="no">{led}</p>
            <p>
              <OpenLink to={`/people/employees?departmentId=${departmentId}`}>
                {plural('department.people', people, { one: '{{count}} person', other: '{{count}} people' })}
              </OpenLink>
            </p>
          </div>
          {can.edit && <EditLink departmentId={departmentId} />}
        </div>
      </Card>
      {below.length > 0 && <Branch departments={below} all={all} />}
    </li>
  );
}

function Branch({ departments, all }: { departments: readonly Department[]; all: readonly Department[] }) {
  return (
    <ul className={styles.tree}>
      {departments.map((one) => (
        <Node key={one.departmentId} department={one} all={all} />
      ))}
    </ul>
  );
}

/** Departments as a tree: who leads each, how many work there, and what is part of what. */
export function DepartmentChart() {
  return (
    <Loaded query={useDepartments()} waiting={<ListSkeleton count={4} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyScreen screen={departmentEmpty['no-departments']} />
        ) : (
          <Branch departments={items.filter(({ parentId }) => parentId === null)} all={items} />
        )
      }
    </Loaded>
  );
}
