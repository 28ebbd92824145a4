import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconH2.mjs';
import IconSubheading from '@tabler/icons-react/dist/esm/icons/IconH3.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconBullets from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconQuote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs';
import { blogLink } from '@nukkad/contract/network/blog/blog-body.model';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { sentence } from '../../../platform/forms/sentence.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { FileButton } from '../../../ui/field/file-button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Row } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { marks } from './blog-schema.ts';
import { useHeaderHeight } from './use-header-height.ts';
import styles from './editor.module.css';
import { type EditorAct, commandOf, editorActs, isOn, setLink } from './editor-commands.ts';

const icons = {
  heading: IconHeading,
  subheading: IconSubheading,
  bold: IconBold,
  italic: IconItalic,
  link: IconLink,
  bullets: IconBullets,
  numbers: IconNumbers,
  quote: IconQuote,
} as const;

const names: Readonly<Record<EditorAct, (t: Translate) => string>> = {
  heading: (t) => t('blogEditor.heading', 'Heading'),
  subheading: (t) => t('blogEditor.subheading', 'Subheading'),
  bold: (t) => t('blogEditor.bold', 'Bold'),
  italic: (t) => t('blogEditor.italic', 'Italic'),
  link: (t) => t('blogEditor.link', 'Link'),
  bullets: (t) => t('blogEditor.bullets', 'List'),
  numbers: (t) => t('blogEditor.numbers', 'Numbered list'),
  quote: (t) => t('blogEditor.quote', 'Quote'),
};

const accept = 'image/jpeg,image/png,image/webp';

interface Editing {
  readonly view: EditorView;
  readonly state: EditorState;
}

/** The address of the link that the cursor is in; empty: it is in none. */
const hrefAt = ({ selection: { $from } }: EditorState): string =>
  String(marks.link.isInSet($from.marks())?.attrs['href'] ?? '');

function LinkLine({ view, state, onDone }: Editing & { onDone: () => void }) {
  const { t } = useTranslation();
  const [href, setHref] = useState(() => hrefAt(state));
  const [error, setError] = useState<string | undefined>();
  const put = (address: string) => {
    setLink(address)(view.state, view.dispatch);
    onDone();
    view.focus();
  };
  const save = () => {
    const parsed = blogLink.safeParse(href);
    if (parsed.success) put(parsed.data);
    else setError(sentence(t, parsed.error.issues[0]?.message ?? ''));
  };
  return (
    <div className={styles.link}>
      <TextField
        label={t('blogEditor.link.to', 'Address of the link')}
        hint={t('blogEditor.link.hint', 'Begins with https://')}
        type="url"
        inputMode="url"
        autoFocus
        value={href}
        error={error}
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <Row gap={0.5}>
        <Button small onClick={save}>
          {t('blogEditor.link.save', 'Set link')}
        </Button>
        {hrefAt(state) !== '' && (
          <Button small tone="plain" onClick={() => put('')}>
            {t('blogEditor.link.remove', 'Remove link')}
          </Button>
        )}
        <Button small tone="quiet" onClick={onDone}>
          {t('blogEditor.link.cancel', 'Cancel')}
        </Button>
      </Row>
    </div>
  );
}

/** One stop of the Tab key; arrows go from button to button, as in every toolbar. */
function useArrows() {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const steps = new Map([
      ['ArrowRight', at + 1],
      ['ArrowLeft', at - 1],
      ['Home', 0],
      ['End', buttons.length - 1],
    ]);
    const step = steps.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const next = (step + buttons.length) % buttons.length;
    setAt(next);
    buttons[next]?.focus();
  };
  return { bar, at, setAt, move };
}

/** What can be done with the chosen words, by the pointer, by touch and by the keyboard. */
export function EditorToolbar({
  view,
  state,
  isAdding,
  onFiles,
}: Editing & { isAdding: boolean; onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  const { bar, at, setAt, move } = useArrows();
  const [isLinking, setLinking] = useState(false);
  const press = (act: EditorAct) => {
    if (act === 'link') return setLinking(!isLinking);
    commandOf[act](view.state, view.dispatch, view);
    view.focus();
  };
  return (
    <div className={styles.tools} style={{ top: useHeaderHeight() }}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('blogEditor.tools', 'Formatting')}
        className={styles.bar}
        onKeyDown={move}
      >
        {editorActs.map((act, place) => {
          const Icon = icons[act];
          const name = names[act](t);
          return (
            <button
              key={act}
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={act === 'link' && isLinking ? true : isOn(state, act)}
              tabIndex={place === at ? 0 : -1}
              // The words stay chosen.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setAt(place)}
              onClick={() => press(act)}
            >
              <Icon size={22} aria-hidden />
            </button>
          );
        })}
        <FileButton accept={accept} multiple disabled={isAdding} onFiles={onFiles}>
          {isAdding ? t('blogEditor.picture.adding', 'Adding…') : t('blogEditor.picture.add', 'Add pictures')}
        </FileButton>
      </div>
      {isLinking && <LinkLine view={view} state={state} onDone={() => setLinking(false)} />}
    </div>
  );
}
