import type { ReactNode } from 'react';
import { Scene, type SceneName } from './scene.tsx';
import styles from './state-panel.module.css';

/** A picture, words and a way on: the common frame of the empty, error, offline and denied states. */
export function StatePanel({
  scene,
  picture,
  title,
  children,
  action,
  live,
  heading,
}: {
  scene: SceneName;
  /** In place of the scene, where a screen paints one of its own. */
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  live?: 'status' | 'alert';
  /** It replaces the whole page, so its title is the page's heading. */
  heading?: boolean;
}) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={styles.panel} role={live}>
      {picture ?? <Scene name={scene} />}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
