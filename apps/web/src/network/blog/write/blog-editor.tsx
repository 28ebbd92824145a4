import type { BlogBody } from '@nukkad/contract/network/blog/blog-body.model';
import { mostAlternative } from '@nukkad/contract/network/blog/blog-body.model';
import type { BlogPicture } from '@nukkad/contract/network/blog/blog.model';
import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { Node } from 'prosemirror-model';
import { EditorState, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { blogSchema, nodes } from './blog-schema.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import styles from './editor.module.css';
import { editorKeys } from './editor-commands.ts';
import { type PictureWords, pictureView } from './picture-view.ts';

/** As one types them: `## `, `- `, `1. ` and `> ` at the beginning of a line. */
const typedRules = inputRules({
  rules: [
    textblockTypeInputRule(/^##\s$/, nodes.heading, { level: 2 }),
    textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
    wrappingInputRule(/^[-*]\s$/, nodes.bullets),
    wrappingInputRule(/^1[.)]\s$/, nodes.numbers),
    wrappingInputRule(/^>\s$/, nodes.quote),
  ],
});

const plugins: readonly Plugin[] = [
  history(),
  typedRules,
  keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo }),
  keymap(editorKeys),
  keymap(baseKeymap),
];

const stateOf = (body: BlogBody): EditorState =>
  EditorState.create({
    doc: Node.fromJSON(blogSchema, {
      type: 'doc',
      content: body.length === 0 ? [{ type: 'paragraph' }] : body,
    }),
    plugins: [...plugins],
  });

interface Props {
  /** What it says when it opens; from then on the editor knows better. */
  readonly body: BlogBody;
  readonly pictures: readonly BlogPicture[];
  /** The blocks as they are now, not yet judged. */
  readonly onChange: (blocks: unknown) => void;
  readonly addPictures: (files: readonly File[]) => Promise<readonly BlogPicture[]>;
  readonly isAdding: boolean;
}

/** Blocks are handed on as data: nothing that is typed or pasted becomes HTML. */
function useEditor({ body, pictures, onChange }: Props, label: string, words: Omit<PictureWords, 'urlOf'>) {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ body, label, words });
  const latest = useRef(onChange);
  latest.current = onChange;
  const urls = useRef(new Map(pictures.map(({ pictureId, url }) => [pictureId, url])));
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  useEffect(() => {
    const { body: opened, label: name, words: said } = first.current;
    const urlOf = (pictureId: string) => urls.current.get(pictureId) ?? null;
    const made = new EditorView(place.current, {
      state: stateOf(opened),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': name, translate: 'no' },
      nodeViews: {
        picture: (node, of, getPos) => pictureView(node, of, getPos, { ...said, urlOf }),
      },
      dispatchTransaction: (transaction) => {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        const json: { readonly content?: unknown } = next.doc.toJSON();
        latest.current(json.content ?? []);
      },
    });
    setView(made);
    setState(made.state);
    return () => made.destroy();
  }, []);
  const insert = (added: readonly BlogPicture[]) => {
    if (!view) return;
    for (const { pictureId, url } of added) {
      urls.current.set(pictureId, url);
      view.dispatch(view.state.tr.replaceSelectionWith(nodes.picture.create({ pictureId })).scrollIntoView());
    }
    view.focus();
  };
  return { place, view, state, insert };
}

/** The text of a blog, with its toolbar. Fetched by the page that writes alone. */
export function BlogEditor(props: Props) {
  const { t } = useTranslation();
  const { place, view, state, insert } = useEditor(props, t('blogEditor.text', 'Text'), {
    label: t('blogEditor.picture.alternative', 'What does this picture show?'),
    remove: t('blogEditor.picture.remove', 'Remove picture'),
    mostLetters: mostAlternative,
  });
  const { addPictures, isAdding } = props;
  return (
    <div className={styles.editor}>
      {view && state && (
        <EditorToolbar
          view={view}
          state={state}
          isAdding={isAdding}
          onFiles={(files) => void addPictures(files).then(insert)}
        />
      )}
      <div ref={place} className={styles.text} />
    </div>
  );
}
