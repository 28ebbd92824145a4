import type { EmployeeFile } from '@nukkad/contract/people/employee-file/employee-file.model';
import type { ReactNode } from 'react';
import { Loaded } from '../../ui/state/loaded.tsx';
import { FactsSkeleton } from '../../ui/state/skeletons.tsx';
import { Stack } from '../../ui/page/parts.tsx';
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
      {(file) => (
        <Stack gap={1} narrows>
          {children(file)}
        </Stack>
      )}
    </Loaded>
  );
}
