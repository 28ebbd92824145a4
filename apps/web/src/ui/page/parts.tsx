import { type CSSProperties, createElement, type HTMLAttributes } from 'react';
import styles from './parts.module.css';

/*
 * What private pages are laid out with; room is in rem. Public pages keep styles of their own, as each byte of a first load
 * counts.
 */

type Tag =
  | ('div' | 'section' | 'article' | 'header' | 'footer' | 'p' | 'span' | 'small' | 'strong' | 'b')
  | ('ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd' | 'h2' | 'h3' | 'h4' | 'blockquote');

interface PartProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  readonly as?: Tag;
  /** Room above and below, besides the gaps of what is around. */
  readonly above?: number;
  readonly below?: number;
}

interface LayoutProps extends PartProps {
  /** Between its parts; of two the first is between rows. */
  readonly gap?: number | readonly [rows: number, columns: number];
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  /** Paragraphs inside have no room of their own. */
  readonly flat?: boolean;
  /** With nothing inside it parts nothing. */
  readonly hidesEmpty?: boolean;
}

interface StackProps extends LayoutProps {
  readonly justify?: 'start' | 'center';
  /** It may be less wide than its longest word. */
  readonly narrows?: boolean;
  /** Columns as a stylesheet says them. */
  readonly columns?: string;
}

interface RowProps extends LayoutProps {
  readonly justify?: 'start' | 'center' | 'end' | 'flex-end' | 'space-between';
  readonly inOneLine?: boolean;
}

interface GridProps extends LayoutProps {
  /** As many columns as have this width each. */
  readonly least: number;
  /** Columns without content keep their room. */
  readonly keepsRoom?: boolean;
}

interface TextProps extends PartProps {
  readonly tone?: 'quiet' | 'plain' | 'bad' | 'good';
  /** A size of the theme, or in rem. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | number;
  readonly weight?: number;
  /** Words as long as an address break anywhere. */
  readonly breaks?: boolean;
  /** Line breaks stay where they were typed. */
  readonly lines?: boolean;
  /** Line breaks and spaces stay as they were typed. */
  readonly typed?: boolean;
  /** Digits as wide as each other, for figures below each other. */
  readonly figures?: boolean;
}

const rem = (room: number | undefined) => (room === undefined ? undefined : `${room}rem`);
const names = (...classes: readonly (string | false | undefined)[]) => classes.filter(Boolean).join(' ');
const roomOf = ({ above, below }: PartProps) => ({ '--above': rem(above), '--below': rem(below) });

function layout(kind: string | undefined, own: CSSProperties, props: LayoutProps) {
  const { as = 'div', gap, align, above, below, flat, hidesEmpty, ...rest } = props;
  const given = typeof gap === 'object' ? gap.map(rem).join(' ') : rem(gap);
  return createElement(as, {
    ...rest,
    className: names(kind, flat && styles.flat, hidesEmpty && styles.hidesEmpty),
    style: { '--gap': given, '--align': align, ...roomOf({ above, below }), ...own },
  });
}

/** Parts one below the other. */
export function Stack({ justify, narrows, columns, ...props }: StackProps) {
  const shares = narrows ? 'minmax(0, 1fr)' : columns;
  return layout(styles.stack, { '--justify': justify, '--columns': shares }, props);
}

/** A list without marks. */
export const List = ({ as = 'ul', gap = 0.75, ...props }: StackProps) => Stack({ ...props, as, gap });

/** Parts beside each other, going on in the next line. */
export function Row({ justify, inOneLine, ...props }: RowProps) {
  return layout(names(styles.row, inOneLine && styles.inOneLine), { '--justify': justify }, props);
}

/** A card's heading with what stands at its end; links in it are as large as a thumb. */
export const CardHead = (props: PartProps) =>
  layout(
    names(styles.row, styles.head),
    { '--justify': 'space-between' },
    { gap: [0.25, 0.75], align: 'baseline', ...props },
  );

/** Where a matter stands and what can be done about it. */
export const StandingParts = (props: PartProps) =>
  layout(names(styles.stack, styles.standing), { '--justify': 'start' }, { gap: 0.75, ...props });

/** Parts in columns of equal width. */
export function Grid({ least, keepsRoom, ...props }: GridProps) {
  const repeated = keepsRoom ? 'auto-fill' : 'auto-fit';
  const columns = `repeat(${repeated}, minmax(min(${least}rem, 100%), 1fr))`;
  return layout(styles.stack, { '--columns': columns }, props);
}

function text(kind: string | undefined, props: TextProps) {
  const { as = 'span', tone, size, weight, breaks, lines, typed, figures, above, below, ...rest } = props;
  return createElement(as, {
    ...rest,
    className: names(
      kind,
      tone && styles[tone],
      size !== undefined && styles.sized,
      weight !== undefined && styles.weighted,
      breaks && styles.breaks,
      lines && styles.lines,
      typed && styles.typed,
      figures && styles.figures,
    ),
    style: {
      '--size': typeof size === 'string' ? `var(--mantine-font-size-${size})` : rem(size),
      '--weight': weight,
      ...roomOf({ above, below }),
    },
  });
}

/** Words in a line, or in whatever it is. */
export const Text = (props: Omit<TextProps, 'above' | 'below'>) => text(undefined, props);

/** Quiet words beside others. */
export const Small = (props: Omit<TextProps, 'above' | 'below'>) =>
  Text({ tone: 'quiet', size: 'sm', ...props });

/** A block of words with no more room around it than it is given. */
export const Paragraph = ({ as = 'p', ...props }: TextProps) => text(styles.paragraph, { ...props, as });

/** What is said beside the matter, in quiet letters. */
export const Note = (props: TextProps) => Paragraph({ tone: 'quiet', ...props });

/** What a person wrote, as it was typed. */
export const Quoted = ({ as = 'blockquote', ...props }: TextProps) =>
  text(names(styles.paragraph, styles.quoted), { ...props, as });

/** What is to be read first, with a bar before it: why something is asked, or why it was not done. */
export const Remark = ({ bad, ...props }: Omit<TextProps, 'as' | 'tone'> & { readonly bad?: boolean }) =>
  text(names(styles.paragraph, styles.remark, bad && styles.refused), { ...props, as: 'p' });

/** Words for readers alone. */
export const Unseen = ({ as = 'span', ...props }: PartProps) =>
  createElement(as, { ...props, className: styles.unseen });
