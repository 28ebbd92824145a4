import { type Column, heading, type More } from '@nukkad/lists/columns';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Money } from '../../ui/mark/money.tsx';

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
  cell: (row) => <Link to={to(row)}>{text(row)}</Link>,
  ...heading,
  ...more,
});

/** As `pageLink`, of a person, a business or a thing whose name is not translated. */
export const nameLink = <Row,>(
  id: string,
  title: string,
  text: (row: Row) => string,
  to: (row: Row) => string,
  more: More<Row> = {},
): Column<Row> =>
  pageLink(id, title, text, to, {
    cell: (row) => (
      <Link to={to(row)} translate="no">
        {text(row)}
      </Link>
    ),
    ...more,
  });

const paiseOfRupee = 100;

/** An amount that stands out; a file has it in rupees. */
export const amount = <Row,>(
  id: string,
  title: string,
  paise: (row: Row) => number,
  more: More<Row> = {},
): Column<Row> => ({
  id,
  title,
  text: (row) => paise(row) / paiseOfRupee,
  cell: (row) => <Money paise={paise(row)} strong />,
  figures: true,
  ...more,
});

/** What can be done with a row. */
export const acts = <Row,>(
  title: string,
  width: `${number}rem`,
  draw: (row: Row) => ReactNode,
): Column<Row> => ({
  id: 'acts',
  title,
  cell: draw,
  fixed: true,
  card: 'foot',
  width,
});
