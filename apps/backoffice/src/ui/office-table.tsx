import { ScrollArea, Table } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import styles from './office-table.module.css';

/** The heading of a column; columns of figures are right-aligned. */
type Head = string | { readonly figures: string };

const titleOf = (head: Head) => (typeof head === 'string' ? head : head.figures);

/** The titles for the cards of a phone, where each line begins with that of its column. */
const titlesOf = (heads: readonly Head[]): CSSProperties =>
  Object.fromEntries(heads.map((head, index) => [`--title-${index + 1}`, JSON.stringify(titleOf(head))]));

/** Rows under their heads, in a frame that scrolls sideways where it is too narrow; on a phone a card for each row. */
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
    <ScrollArea type="auto" tabIndex={0} aria-label={label} className={styles.frame}>
      <Table className={styles.table} style={{ ...titlesOf(heads), '--least': `${width}px` }}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) => (
              <Table.Th key={titleOf(head)} ta={typeof head === 'string' ? 'start' : 'end'}>
                {titleOf(head)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
