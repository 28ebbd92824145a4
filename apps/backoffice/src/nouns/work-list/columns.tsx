import { Anchor, Badge, Button } from '@mantine/core';
import { type Column, heading, type More } from '@nukkad/lists/columns';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { StatusBadge, statusWords } from '../../ui/status-badge.tsx';

/** Words that lead to the page of what they name. */
export const linked = <Row,>(
  id: string,
  title: string,
  text: (row: Row) => string,
  to: (row: Row) => string,
  more: More<Row> = {},
): Column<Row> => ({
  id,
  title,
  text,
  cell: (row) => (
    <Anchor component={Link} to={to(row)} size="sm">
      {text(row)}
    </Anchor>
  ),
  ...more,
});

/** The heading of a row that has a page of its own. */
export const pageLink = <Row,>(
  id: string,
  title: string,
  text: (row: Row) => string,
  to: (row: Row) => string,
  more: More<Row> = {},
): Column<Row> => ({
  id,
  title,
  text,
  cell: (row) => (
    <Anchor component={Link} to={to(row)} fw={650} size="sm" data-row-link>
      {text(row)}
    </Anchor>
  ),
  ...heading,
  ...more,
});

/** The heading of a row that opens in a dialog. */
export const opener = <Row,>(
  id: string,
  title: string,
  text: (row: Row) => string,
  { open, label, ...more }: { open: (row: Row) => void; label: (row: Row) => string } & More<Row>,
): Column<Row> => ({
  id,
  title,
  text,
  cell: (row) => (
    <Button
      variant="subtle"
      size="compact-sm"
      px={0}
      data-row-link
      onClick={() => open(row)}
      aria-label={label(row)}
    >
      {text(row)}
    </Button>
  ),
  ...heading,
  ...more,
});

export const money = <Row,>(
  id: string,
  title: string,
  of: (row: Row) => number,
  more: More<Row> = {},
): Column<Row> => ({ id, title, text: (row) => inRupees(of(row)), figures: true, ...more });

export const counted = <Row,>(
  id: string,
  title: string,
  of: (row: Row) => number,
  more: More<Row> = {},
): Column<Row> => ({ id, title, text: (row) => String(of(row)), figures: true, ...more });

const wordsAt = (at: string | null) => (at ? momentWords(at) : '');

/** An instant; nothing where there is none yet. */
export const moment = <Row,>(
  id: string,
  title: string,
  at: (row: Row) => string | null,
  more: More<Row> = {},
): Column<Row> => ({
  id,
  title,
  text: (row) => wordsAt(at(row)),
  cell: (row) => {
    const instant = at(row);
    return instant ? <Moment at={instant} /> : null;
  },
  ...more,
});

const statusTitle = t('common.status', 'Status');

/** A status that many things have. */
export const standing = <Row extends { readonly status: string }>(width: `${number}rem`): Column<Row> => ({
  id: 'status',
  title: statusTitle,
  text: ({ status }) => statusWords(status),
  cell: ({ status }) => <StatusBadge status={status} />,
  card: 'corner',
  width,
});

/** A status in words and a colour of its own. */
export const badge = <Row,>(
  text: (row: Row) => string,
  colour: (row: Row) => string,
  { id = 'status', title = statusTitle, ...more }: Partial<Column<Row>> = {},
): Column<Row> => ({
  id,
  title,
  text,
  cell: (row) => (
    <Badge color={colour(row)} miw="max-content">
      {text(row)}
    </Badge>
  ),
  card: 'corner',
  ...more,
});

/** What can be done with a row. */
export const acts = <Row,>(width: `${number}rem`, draw: (row: Row) => ReactNode): Column<Row> => ({
  id: 'acts',
  title: t('common.actions', 'Actions'),
  cell: draw,
  fixed: true,
  card: 'foot',
  figures: true,
  width,
});

/** A button of a row. `label`: the act and what it is done to, for a screen reader. */
export function RowButton({
  label,
  onClick,
  isMain,
  size = 'xs',
  children,
}: {
  label: string;
  onClick: () => void;
  /** What the list is there for. */
  isMain?: true;
  size?: 'xs' | 'compact-sm';
  children: ReactNode;
}) {
  return (
    <Button size={size} {...(!isMain && { variant: 'default' })} onClick={onClick} aria-label={label}>
      {children}
    </Button>
  );
}
