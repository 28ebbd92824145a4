import type { PageContent } from '@nukkad/contract/office/content/content.model';
import styles from './content-page.module.css';

/** Headed paragraphs and lists, each with an anchor of its own. */
export function ContentGroups({ groups }: { groups: PageContent['groups'] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ groupId, title, paragraphs, points }) => (
        <section key={groupId} {...(title && { 'aria-labelledby': groupId })}>
          {title && <h2 id={groupId}>{title}</h2>}
          {paragraphs.map((words) => (
            <p key={words}>{words}</p>
          ))}
          {points.length > 0 && (
            <ul>
              {points.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
