import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { ColumnsMenu } from './columns-menu.tsx';
import type { Column } from './columns.ts';
import { exportable } from './export-rows.ts';
import type { ListApp, ListProps } from './list-props.ts';
import styles from './list.module.css';
import type { ListWords } from './list.words.ts';
import { runExport } from './run-export.ts';
import { SheetTool } from './sheet-tool.tsx';
import type { Choices } from './views.ts';
import { ViewsMenu } from './views-menu.tsx';

/** How it is said. */
interface Told {
  readonly words: ListWords;
  readonly failureOf: (error: unknown) => string;
}

type File<Row> = NonNullable<ListProps<Row>['file']>;

const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** Saves the shown columns of all rows for the present filters. */
function saveList<Row>(
  file: File<Row>,
  columns: readonly Column<Row>[],
  { pages, asked, total = pages.data?.pages[0]?.total }: ListProps<Row>,
  { words, failureOf }: Told,
): void {
  const told = exportable(columns);
  const facts = {
    columns: told.map(({ id }) => id),
    filters: { ...asked.filters },
    rows: total?.count ?? null,
  };
  void runExport<Row>({
    columns: told,
    fileName: `${file.name}-${today()}`,
    readPage: file.readPage,
    total,
    words,
    failureOf,
    record: () => file.record(facts),
  });
}

/** A file holds all that matches the filters, ticked or not, loaded or not: the name of the button says so. */
function exportNames<Row>({ pages, total = pages.data?.pages[0]?.total }: ListProps<Row>, words: ListWords) {
  const name = total && !total.isMore ? words.exportCount(total.count) : words.exportAll;
  return { 'aria-label': name, title: name };
}

/** What concerns the list as a whole: its views, its columns, its rows as a file. */
export function ListTools<Row>({
  list,
  app,
  words,
  columns,
  choices,
  keep,
  isEmpty,
}: Pick<Told, 'words'> & {
  app: ListApp<Row>;
  list: ListProps<Row>;
  /** Those that are shown. */
  columns: readonly Column<Row>[];
  choices: Choices;
  keep: (next: Choices) => void;
  isEmpty: boolean;
}) {
  const { asked, file, sheet, pages, views = [] } = list;
  const { speech, failureOf, dialog } = app;
  return (
    <div className={styles.tools}>
      <ViewsMenu
        words={words}
        offered={views}
        choices={choices}
        filters={asked.filters}
        onChoices={keep}
        onView={(view) => {
          asked.replace(view.filters);
          keep({ ...choices, columns: view.columns });
        }}
      />
      <ColumnsMenu
        words={words}
        columns={list.columns}
        chosen={choices.columns}
        onChoose={(next) => keep({ ...choices, columns: next })}
      />
      {sheet && dialog && (
        <SheetTool
          file={sheet}
          total={list.total ?? pages.data?.pages[0]?.total}
          app={{ speech, failureOf, dialog }}
          disabled={isEmpty}
        />
      )}
      {file && !sheet && (
        <button
          type="button"
          className={styles.button}
          disabled={isEmpty}
          {...exportNames(list, words)}
          onClick={() => saveList(file, columns, list, { words, failureOf })}
        >
          <IconDownload size={18} aria-hidden />
          {words.export}
        </button>
      )}
    </div>
  );
}
