import type { ReactNode } from 'react';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../press/button-link.tsx';
import scenes from './empty-scenes.svg?url';
import styles from './state-panel.module.css';

interface EmptyScreenWords {
  /** Of the same name in empty-scenes.svg. */
  readonly picture: string;
  readonly title: (t: Translate) => string;
  readonly words: (t: Translate) => string;
  /** Where its button leads, unless the screen that shows it knows better. */
  readonly to: string;
  readonly button: (t: Translate) => string;
}

/** The empty screens of specification section 2; each domain has its own in `*.empty.ts`. */
export type EmptyScreens = Readonly<Record<string, EmptyScreenWords>>;

/** One of the empty screens, in the frame of the other states, with its own picture and words, and a button that leads on. */
export function EmptyScreen({
  screen,
  title: ownTitle,
  words: ownWords,
  action,
  heading,
}: {
  screen: EmptyScreenWords;
  /** In place of its own words, where another reader sees it. */
  title?: ReactNode;
  words?: ReactNode;
  /** In place of its own button; null: none. */
  action?: ReactNode;
  /** It replaces the whole page. */
  heading?: boolean;
}) {
  const { t } = useTranslation();
  const { picture, title, words, to, button } = screen;
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={styles.panel}>
      <svg width="176" height="132" viewBox="0 0 160 120" aria-hidden="true">
        <use href={`${scenes}#${picture}`} />
      </svg>
      <Title className={styles.title}>{ownTitle ?? title(t)}</Title>
      <div className={styles.words}>{ownWords ?? words(t)}</div>
      <div className={styles.action}>
        {action === undefined ? <ButtonLink to={to}>{button(t)}</ButtonLink> : action}
      </div>
    </div>
  );
}
