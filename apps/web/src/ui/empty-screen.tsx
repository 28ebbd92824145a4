import type { ReactNode } from 'react';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { ButtonLink } from './button-link.tsx';
import scenes from './empty-scenes.svg?url';
import { type EmptyScreenName, emptyScreens } from './empty-screens.ts';
import styles from './state-panel.module.css';

/** One of the empty screens, in the frame of the other states, with its own picture and words, and a button that leads on. */
export function EmptyScreen({
  name,
  title: ownTitle,
  words: ownWords,
  action,
  heading,
}: {
  name: EmptyScreenName;
  /** In place of its own words, where another reader sees it. */
  title?: ReactNode;
  words?: ReactNode;
  /** In place of its own button; null: none. */
  action?: ReactNode;
  /** It replaces the whole page. */
  heading?: boolean;
}) {
  const { t } = useTranslation();
  const { title, words, to, button } = emptyScreens[name];
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={styles.panel}>
      <svg width="176" height="132" viewBox="0 0 160 120" aria-hidden="true">
        <use href={`${scenes}#${name}`} />
      </svg>
      <Title className={styles.title}>{ownTitle ?? title(t)}</Title>
      <div className={styles.words}>{ownWords ?? words(t)}</div>
      <div className={styles.action}>
        {action === undefined ? <ButtonLink to={to}>{button(t)}</ButtonLink> : action}
      </div>
    </div>
  );
}
