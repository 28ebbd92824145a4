import type { PostLink } from '@nukkad/contract/network/post/post-attached.model';
import { Small, Text } from '../../ui/page/parts.tsx';
import styles from './post-attached.module.css';

/** A page that a post leads to, as it says of itself. Nothing is loaded from it. */
export function LinkCard({ link: { url, site, title, description, picture } }: { link: PostLink }) {
  return (
    <a
      className={styles.card}
      href={url}
      target="_blank"
      rel="nofollow ugc noopener noreferrer"
      translate="no"
      dir="auto"
    >
      {picture && (
        <img src={picture.url} alt="" width={picture.width} height={picture.height} loading="lazy" />
      )}
      <span className={styles.words}>
        <Text as="strong" breaks>
          {title}
        </Text>
        {description !== '' && <span className={styles.about}>{description}</span>}
        <Small as="span">{site}</Small>
      </span>
    </a>
  );
}
