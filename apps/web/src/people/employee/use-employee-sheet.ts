import {
  type ChangedEmployee,
  type EmployeeColumn,
  employeeColumns,
  employeeSheet,
  mostEmployeeRows,
} from '@nukkad/contract/people/employee/employee.import';
import { type ImportTable, matchColumns, missingFields } from '@nukkad/contract/kernel/import';
import { useState } from 'react';
import { type SheetRows, checkSheet, readSheetFile, useChangeBySheet } from './employee.queries.ts';

type Match = Readonly<Record<EmployeeColumn, number>>;

interface Work {
  readonly fileName: string;
  readonly table: ImportTable;
  readonly match: Match;
  /** What the server said of the rows; null: it has not answered, or a column is missing. */
  readonly said: readonly ChangedEmployee[] | null;
  /** People who were changed. */
  readonly changed: number;
}

/** The rows as they are sent: without the columns that the file does not have. */
function rowsOf({ table, match }: Pick<Work, 'table' | 'match'>): SheetRows {
  const columns = employeeColumns.filter((column) => match[column] >= 0);
  return table.rows.map(({ row, cells }) => {
    const typed = Object.fromEntries(columns.map((column) => [column, cells[match[column]] ?? '']));
    return { row, cells: { mobileNumber: '', ...typed } };
  });
}

/** A file from its choice to its last word: read, checked, looked at, and sent as it was seen. */
export function useEmployeeSheet() {
  const [work, setWork] = useState<Work | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const send = useChangeBySheet();
  const isTooLong = work !== null && work.table.rows.length > mostEmployeeRows;

  const check = async (next: Pick<Work, 'fileName' | 'table' | 'match'>) => {
    setFailure(null);
    setWork({ ...next, said: null, changed: 0 });
    if (missingFields(employeeSheet, next.match).length > 0 || next.table.rows.length > mostEmployeeRows)
      return;
    try {
      const { rows } = await checkSheet(rowsOf(next));
      setWork((now) => now && { ...now, said: rows });
    } catch (error) {
      setFailure(error);
    }
  };
  const open = async (file: File) => {
    const table = await readSheetFile(file);
    await check({ fileName: file.name, table, match: matchColumns(employeeSheet, table.heading) });
  };
  const change = async () => {
    if (!work?.said) return;
    const versions = new Map(work.said.map(({ row, version }) => [row, version]));
    setFailure(null);
    try {
      const { rows, changed } = await send.mutateAsync(
        rowsOf(work).map((row) => ({ ...row, version: versions.get(row.row) ?? 0 })),
      );
      setWork((now) => now && { ...now, said: rows, changed });
    } catch (error) {
      setFailure(error);
    }
  };
  return {
    work,
    failure,
    isTooLong,
    isSending: send.isPending,
    open,
    change,
    again: () => (work ? check(work) : undefined),
    rematch: (column: EmployeeColumn, at: number) =>
      work ? check({ ...work, match: { ...work.match, [column]: at } }) : undefined,
    close: () => {
      setFailure(null);
      setWork(null);
    },
  };
}
export type SheetWork = ReturnType<typeof useEmployeeSheet>;
