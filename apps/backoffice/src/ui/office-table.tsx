import { ScrollArea, Table } from '@mantine/core';
import type { ReactNode } from 'react';

/** The heading of a column; columns of figures are right-aligned. */
type Head = string | { readonly figures: string };

/** Rows under their heads; on a narrow screen it scrolls sideways, by keyboard too. */
export function OfficeTable({
  label,
  width,
  heads,
  children,
}: {
  /** What the rows are, for a screen reader. */
  label: string;
  /** Pixels that the columns need. */
  width: number;
  heads: readonly Head[];
  children: ReactNode;
}) {
  return (
    <ScrollArea type="auto" tabIndex={0} aria-label={label}>
      <Table miw={width}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) =>
              typeof head === 'string' ? (
                <Table.Th key={head}>{head}</Table.Th>
              ) : (
                <Table.Th key={head.figures} ta="end">
                  {head.figures}
                </Table.Th>
              ),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
