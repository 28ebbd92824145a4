import styles from './bars.module.css';
import { barsOf, floorOf, namedEvery } from './chart.rules.ts';

/** What is drawn for one moment or name: a bar, or two side by side. */
export interface BarEntry {
  readonly key: string;
  /** Below the bars, as short as they are wide. */
  readonly name: string;
  readonly bars: readonly {
    readonly value: number;
    readonly title: string;
    readonly label?: string | null;
  }[];
  readonly isToday?: boolean;
}

const width = 340;
const labelRoom = 18;
/** So many names have room. */
const mostNames = 12;

/** Bars over names, negative ones below the line. Hidden from screen readers: `ChartFigure` says the figures. */
export function Bars({ entries, height = 170 }: { entries: readonly BarEntry[]; height?: number }) {
  const values = entries.flatMap(({ bars }) => bars.map(({ value }) => value));
  const box = { width, top: 20, bottom: height - 26 };
  const floor = floorOf(values, box);
  const drawn = barsOf(values, box);
  const each = Math.max(1, entries[0]?.bars.length ?? 1);
  const every = namedEvery(entries.length, mostNames);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <line x1="0" x2={width} y1={floor + 0.5} y2={floor + 0.5} className={styles.floor} />
      {entries.map(({ key, name, bars, isToday }, place) => (
        <g key={key} data-today={isToday || undefined}>
          {bars.map(({ title, label }, second) => {
            const bar = drawn[place * each + second];
            return bar && <Bar key={bar.left} {...bar} title={title} label={label} isSecond={second > 0} />;
          })}
          {place % every === 0 && (
            <text x={((place + 0.5) * width) / entries.length} y={height - 6} className={styles.name}>
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

interface Drawn {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isBelow: boolean;
  readonly isSecond: boolean;
  readonly title: string;
  readonly label: string | null | undefined;
}

function Bar({ left, top, width: wide, height: tall, isBelow, isSecond, title, label }: Drawn) {
  const middle = Math.min(width - labelRoom, Math.max(labelRoom, left + wide / 2));
  return (
    <g>
      <title>{title}</title>
      <rect
        x={left}
        y={top}
        width={wide}
        height={tall}
        rx={Math.min(4, tall / 2)}
        className={styles.bar}
        data-below={isBelow || undefined}
        data-second={isSecond || undefined}
      />
      {label && (
        <text x={middle} y={isBelow ? top + tall + 13 : top - 6} className={styles.label}>
          {label}
        </text>
      )}
    </g>
  );
}
