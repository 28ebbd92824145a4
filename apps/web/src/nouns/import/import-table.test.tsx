import { staffSheet } from '@nukkad/contract/identity/staff/staff.import';
import { matchColumns } from '@nukkad/contract/kernel/import';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ImportKind } from './import-kind.ts';
import { rowsOfTable, shownRows } from './import-rows.ts';
import { ImportTableRow } from './import-table-row.tsx';

const kind: ImportKind<keyof typeof staffSheet.fields> = {
  name: 'staff',
  sheet: staffSheet,
  readFile: () => Promise.reject(new Error('unused')),
  send: () => Promise.reject(new Error('unused')),
  template: () => Promise.reject(new Error('unused')),
  templateName: 'staff',
  labelOf: (key) => staffSheet.fields[key].title,
  choiceLabel: (_, choice) => choice,
  addLabel: (count) => `Add ${count}`,
  addedWords: (count) => `${count} added`,
  afterwards: null,
};
const heading = ['Full name', 'Mobile number', 'Job title', 'Does jobs', 'Role'];
const drawn = (cells: string[], isOpen: boolean): string => {
  const table = { heading, rows: [{ row: 2, cells }] };
  const [shown] = shownRows(staffSheet, rowsOfTable(staffSheet, table, matchColumns(staffSheet, heading)));
  if (!shown) throw new Error('No row was drawn.');
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <table>
      <tbody>
        <ImportTableRow
          kind={kind}
          shown={shown}
          isOpen={isOpen}
          onOpen={nothing}
          onType={nothing}
          onLeaveOut={nothing}
        />
      </tbody>
    </table>,
  );
};

test('each cell with a fault says it, by the description of its field', () => {
  const html = drawn(['7 Up', '12', '', 'perhaps', 'Boss'], true);
  const described = [
    ...html.matchAll(/aria-label="([^"]+)" aria-invalid="true" aria-describedby="([^"]+)"/g),
  ];
  expect(described.map(([, label]) => label)).toEqual([
    'Full name, row 2',
    'Mobile number, row 2',
    'Does jobs, row 2',
    'Role, row 2',
  ]);
  for (const [, , id] of described) expect(html).toContain(`<span id="${id}"`);
  expect(html).toContain('<option value="" selected="">Boss</option>');
});

test('a row that is right is text, with what its empty cells mean', () => {
  const html = drawn(['Asha Rao', '098123 45601', '', '', ''], false);
  expect(html).not.toContain('<input');
  for (const text of ['Asha Rao', '9812345601', 'yes', 'Professional'])
    expect(html).toContain(`>${text}</td>`);
});
