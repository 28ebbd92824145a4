import styles from './bars.module.css';
import { barsOf, floorOf, namedEvery, scaleOf } from './chart.rules.ts';

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
const scaleRoom = 48;
/** So many names have room. */
const mostNames = 12;
/** About half of a letter of a name: its text is not measured. */
const halfLetter = 3.4;

/** Bars over names, negative ones below the line. Hidden from screen readers: `ChartFigure` says the figures. */
export function Bars({
  entries,
  height = 170,
  scale,
}: {
  entries: readonly BarEntry[];
  height?: number;
  /** How a value of the scale is written; left out: no scale. */
  scale?: (value: number) => string;
}) {
  const values = entries.flatMap(({ bars }) => bars.map(({ value }) => value));
  const room = scale ? scaleRoom : 0;
  const box = { width: width - room, top: 20, bottom: height - 26 };
  const floor = floorOf(values, box);
  const drawn = barsOf(values, box);
  const each = Math.max(1, entries[0]?.bars.length ?? 1);
  const every = namedEvery(entries.length, scale ? mostNames / 2 : mostNames);
  const unit = (floor - box.top) / Math.max(1, ...values);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <line x1="0" x2={width} y1={floor + 0.5} y2={floor + 0.5} className={styles.floor} />
      {scale &&
        scaleOf(values).map((value) => (
          <g key={value}>
            <line
              x1={room}
              x2={width}
              y1={floor - value * unit}
              y2={floor - value * unit}
              className={styles.step}
            />
            <text x={room - 6} y={floor - value * unit + 4} className={styles.scale}>
              {scale(value)}
            </text>
          </g>
        ))}
      {entries.map(({ key, name, bars, isToday }, place) => (
        <g
          key={key}
          data-today={isToday || undefined}
          transform={room > 0 ? `translate(${room} 0)` : undefined}
        >
          {bars.map(({ title, label }, second) => {
            const bar = drawn[place * each + second];
            return bar && <Bar key={bar.left} {...bar} title={title} label={label} isSecond={second > 0} />;
          })}
          {(scale ? entries.length - 1 - place : place) % every === 0 && (
            <text
              x={within(((place + 0.5) * box.width) / entries.length, name.length * halfLetter, box.width)}
              y={height - 6}
              className={styles.name}
            >
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** The middle of a text of this half width that stands inside of the chart whole. */
const within = (middle: number, half: number, room: number) => Math.min(room - half, Math.max(half, middle));

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
  const middle = within(left + wide / 2, labelRoom, width);
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
