import type { EmployeeFile } from '@nukkad/contract/people/employee-file/employee-file.model';
import type { ReactNode } from 'react';
import { Loaded } from '../../ui/loaded.tsx';
import { FactsSkeleton } from '../../ui/skeletons.tsx';
import styles from './employee-file.module.css';
import { useEmployeeFile } from './employee-file.queries.ts';

/** A part of a file, once it is read. */
export function FileTab({
  employeeId,
  children,
}: {
  employeeId: string;
  children: (file: EmployeeFile) => ReactNode;
}) {
  const query = useEmployeeFile(employeeId);
  return (
    <Loaded query={query} waiting={<FactsSkeleton />}>
      {(file) => <div className={styles.part}>{children(file)}</div>}
    </Loaded>
  );
}
