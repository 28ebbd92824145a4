import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import type { Values } from './address.ts';
import menuStyles from './menu.module.css';
import styles from './list.module.css';
import { Menu } from './menu.tsx';
import { type Choices, type View, longestName, presentView, withView, withoutView } from './views.ts';
import type { ListWords } from './list.words.ts';

/** A view that the app offers to every person. */
export type OfferedView = Pick<View, 'filters' | 'id' | 'name'>;

function NewView({ words, onSave }: { words: ListWords; onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  const save = () => name.trim() && onSave(name.trim());
  return (
    <div className={menuStyles.newView}>
      <label>
        {words.viewName}
        <input
          className={styles.input}
          value={name}
          maxLength={longestName}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && save()}
        />
      </label>
      <button type="button" className={styles.button} disabled={name.trim() === ''} onClick={save}>
        {words.saveView}
      </button>
      <p className={styles.note}>{words.viewNote}</p>
    </div>
  );
}

/** Views by their names: those of the app, then the person's own, then a name for what is shown now. */
export function ViewsMenu({
  words,
  offered,
  choices,
  filters,
  onChoices,
  onView,
}: {
  words: ListWords;
  offered: readonly OfferedView[];
  choices: Choices;
  filters: Values;
  onChoices: (next: Choices) => void;
  onView: (view: Pick<View, 'columns' | 'filters'>) => void;
}) {
  const everything: OfferedView = { id: 'all', name: words.everything, filters: {} };
  const ofApp = [everything, ...offered].map((view): View => ({ ...view, columns: null }));
  const present = presentView([...choices.views, ...ofApp], filters);
  const row = (view: View, close: () => void, isOwn: boolean) => (
    <li key={view.id} className={menuStyles.view}>
      <button
        type="button"
        aria-pressed={view.id === present?.id}
        onClick={() => {
          onView(isOwn ? view : { ...view, columns: choices.columns });
          close();
        }}
      >
        {view.name}
      </button>
      {isOwn && (
        <button
          type="button"
          className={menuStyles.remove}
          aria-label={words.remove(view.name)}
          onClick={() => onChoices(withoutView(choices, view.id))}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
    </li>
  );
  return (
    <Menu label={present && present.id !== 'all' ? present.name : words.views} Icon={IconBookmark}>
      {(close) => (
        <>
          <ul className={menuStyles.list}>
            {ofApp.map((view) => row(view, close, false))}
            {choices.views.map((view) => row(view, close, true))}
          </ul>
          <NewView
            words={words}
            onSave={(name) => {
              onChoices(withView(choices, { id: `own ${name}`, name, filters, columns: choices.columns }));
              close();
            }}
          />
        </>
      )}
    </Menu>
  );
}
