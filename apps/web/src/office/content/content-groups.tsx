import type { PageContent } from '@nukkad/contract/office/content/content.model';
import styles from './content-page.module.css';

/** Headed paragraphs and lists, each with an anchor of its own. `unlinked`: shown more than once on a page. */
export function ContentGroups({
  groups,
  unlinked = false,
}: {
  groups: PageContent['groups'];
  unlinked?: boolean;
}) {
  return (
    <div className={styles.groups}>
      {groups.map(({ groupId, title, paragraphs, points }) => (
        <section key={groupId} {...(title && !unlinked && { 'aria-labelledby': groupId })}>
          {title && <h2 id={unlinked ? undefined : groupId}>{title}</h2>}
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
