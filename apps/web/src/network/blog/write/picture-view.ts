import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';

export interface PictureWords {
  readonly label: string;
  readonly remove: string;
  /** Where the file of a picture is; null: it is not known here. */
  readonly urlOf: (pictureId: string) => string | null;
  readonly mostLetters: number;
}

const textOf = (node: Node, name: string): string => String(node.attrs[name] ?? '');

/** A picture in the editor, with a field for what it shows and a button that takes it out. */
export function pictureView(
  first: Node,
  view: EditorView,
  place: () => number | undefined,
  { label, remove, urlOf, mostLetters }: PictureWords,
): NodeView {
  let node = first;
  const dom = document.createElement('figure');
  const image = document.createElement('img');
  const words = document.createElement('label');
  const input = document.createElement('input');
  const button = document.createElement('button');
  const url = urlOf(textOf(node, 'pictureId'));
  if (url !== null) image.src = url;
  image.alt = '';
  input.maxLength = mostLetters;
  input.value = textOf(node, 'alternative');
  words.append(label, input);
  button.type = 'button';
  button.textContent = remove;
  dom.append(image, words, button);
  dom.contentEditable = 'false';
  input.addEventListener('input', () => {
    const at = place();
    if (at === undefined) return;
    view.dispatch(view.state.tr.setNodeAttribute(at, 'alternative', input.value));
  });
  button.addEventListener('click', () => {
    const at = place();
    if (at === undefined) return;
    view.dispatch(view.state.tr.delete(at, at + node.nodeSize));
    view.focus();
  });
  return {
    dom,
    update: (next) => {
      if (next.type !== node.type || textOf(next, 'pictureId') !== textOf(node, 'pictureId')) return false;
      node = next;
      const alternative = textOf(next, 'alternative');
      if (input.value !== alternative) input.value = alternative;
      return true;
    },
    stopEvent: ({ target }) => target === input || target === button,
    ignoreMutation: () => true,
  };
}
