import type { DocBlock, DocMark, DocRun } from '@nukkad/contract/files/drive/drive-view.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Note, Stack } from '../../../ui/page/parts.tsx';
import styles from './word-document.module.css';

const elements = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const satisfies Record<
  DocMark,
  string
>;

const marked = (marks: readonly DocMark[], text: ReactNode): ReactNode => {
  const [first, ...rest] = marks;
  if (first === undefined) return text;
  const Element = elements[first];
  return <Element>{marked(rest, text)}</Element>;
};

const Runs = ({ runs }: { runs: readonly DocRun[] }) =>
  runs.map(({ text, marks }, at) => <span key={at}>{marked(marks, text)}</span>);

/** The name of the file is the heading of the page: what the document calls its own comes below it. */
function Heading({ level, runs }: { level: number; runs: readonly DocRun[] }) {
  const Element = ({ 1: 'h2', 2: 'h3', 3: 'h4', 4: 'h5' } as const)[level] ?? 'h6';
  return (
    <Element>
      <Runs runs={runs} />
    </Element>
  );
}

type Item = Extract<DocBlock, { kind: 'item' }>;

function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul>
      {items.map(({ level, number, runs }, at) => (
        <li key={at} style={{ '--level': level }}>
          <span className={styles.mark}>{number === null ? '•' : `${number}.`}</span>
          <span>
            <Runs runs={runs} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Table({ rows }: { rows: readonly (readonly (readonly DocRun[])[])[] }) {
  return (
    <div className={styles.wide}>
      <table>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, place) => (
                <td key={place}>
                  <Runs runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Picture() {
  const { t } = useTranslation();
  return <p className={styles.picture}>{t('driveView.picture', 'Picture: download the file to see it')}</p>;
}

function Block({ block }: { block: Exclude<DocBlock, Item> }) {
  if (block.kind === 'heading') return <Heading {...block} />;
  if (block.kind === 'table') return <Table {...block} />;
  if (block.kind === 'picture') return <Picture />;
  return (
    <p>
      <Runs runs={block.runs} />
    </p>
  );
}

/** Items that follow each other are one list. */
function grouped(blocks: readonly DocBlock[]): readonly (Exclude<DocBlock, Item> | Item[])[] {
  const groups: (Exclude<DocBlock, Item> | Item[])[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind !== 'item') groups.push(block);
    else if (Array.isArray(last)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** A document of Word with its headings, lists and tables. */
export function WordDocument({ blocks, isCut }: { blocks: readonly DocBlock[]; isCut: boolean }) {
  const { t } = useTranslation();
  if (blocks.length === 0) return <Note>{t('driveView.document.empty', 'This document is empty.')}</Note>;
  return (
    <Stack gap={0.5} narrows>
      <section
        className={styles.paper}
        tabIndex={0}
        translate="no"
        aria-label={t('driveView.document', 'Contents of the document')}
      >
        {grouped(blocks).map((group, at) =>
          Array.isArray(group) ? <Items key={at} items={group} /> : <Block key={at} block={group} />,
        )}
      </section>
      {isCut && (
        <Note>{t('driveView.text.cut', 'Only the beginning is shown. Download the file to read all.')}</Note>
      )}
    </Stack>
  );
}
