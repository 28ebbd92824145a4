import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './chart-figure.module.css';

/** One row of the table: its name, and a cell for each head after the first. */
export interface ChartRow {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly ReactNode[];
}

/** A chart with its caption and, for screen readers and on demand, the same figures as a table. */
export function ChartFigure({
  caption,
  heads,
  rows,
  children,
}: {
  caption: ReactNode;
  /** Of the names, then of each cell. */
  heads: readonly string[];
  rows: readonly ChartRow[];
  /** The drawing, hidden from screen readers. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <figure className={styles.chart}>
      <figcaption>{caption}</figcaption>
      {children}
      <details>
        <summary>{t('chart.asTable', 'Show as table')}</summary>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, place) => (
                  <td key={heads[place + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
