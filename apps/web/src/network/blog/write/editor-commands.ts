import { chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { MarkType, NodeType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { marks, nodes } from './blog-schema.ts';

/** What the toolbar can do, in its order. */
export const editorActs = [
  'heading',
  'subheading',
  'bold',
  'italic',
  'link',
  'bullets',
  'numbers',
  'quote',
] as const;
export type EditorAct = (typeof editorActs)[number];

const isIn = (state: EditorState, type: NodeType): boolean => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
};

const isHeading = ({ selection: { $from } }: EditorState, level: number): boolean =>
  $from.parent.type === nodes.heading && $from.parent.attrs['level'] === level;

export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

export function isOn(state: EditorState, act: EditorAct): boolean {
  switch (act) {
    case 'heading':
      return isHeading(state, 2);
    case 'subheading':
      return isHeading(state, 3);
    case 'bold':
    case 'italic':
    case 'link':
      return hasMark(state, marks[act]);
    case 'bullets':
    case 'numbers':
    case 'quote':
      return isIn(state, nodes[act]);
  }
}

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    (isHeading(state, level) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(
      state,
      dispatch,
    );

const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) =>
    (isIn(state, type) ? liftListItem(nodes.item) : wrapInList(type))(state, dispatch);

const toggleQuote: Command = (state, dispatch) =>
  (isIn(state, nodes.quote) ? lift : wrapIn(nodes.quote))(state, dispatch);

/** A link asks where to first. */
export const commandOf: Readonly<Record<Exclude<EditorAct, 'link'>, Command>> = {
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  bullets: toggleList(nodes.bullets),
  numbers: toggleList(nodes.numbers),
  quote: toggleQuote,
};

/** Of the chosen words; empty: none any more. Without chosen words the address itself is written. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    if (!dispatch) return true;
    const { tr } = state;
    if (empty && href !== '') {
      dispatch(tr.replaceSelectionWith(state.schema.text(href, [marks.link.create({ href })]), false));
      return true;
    }
    tr.removeMark(from, to, marks.link);
    if (href !== '') tr.addMark(from, to, marks.link.create({ href }));
    dispatch(tr.scrollIntoView());
    return true;
  };

const insertBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView());
  return true;
});

export const editorKeys: Readonly<Record<string, Command>> = {
  'Mod-b': commandOf.bold,
  'Mod-i': commandOf.italic,
  'Mod-Alt-2': commandOf.heading,
  'Mod-Alt-3': commandOf.subheading,
  'Mod-Shift-8': commandOf.bullets,
  'Mod-Shift-7': commandOf.numbers,
  'Mod-Shift-9': commandOf.quote,
  'Shift-Enter': insertBreak,
  Enter: splitListItem(nodes.item),
};
