import type { Post } from '@nukkad/contract/network/post/post.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { PhotoViewer } from '../../ui/dialog/photo-viewer.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import styles from './post.module.css';
import { aboutPost, postDialogs } from './post-paths.ts';

type Pictured = Pick<Post, 'postId' | 'pictures' | 'author'>;

/** So many are shown in a card; the last one says how many more there are. */
const mostShown = 4;

function Thumb({ post, place }: { post: Pictured; place: number }) {
  const { t } = useTranslation();
  const picture = post.pictures[place];
  const large = useDialogLink(postDialogs.picture, {
    [aboutPost]: post.postId,
    picture: picture?.pictureId ?? '',
  });
  if (!picture) return null;
  const more = post.pictures.length - mostShown;
  const isLast = place === mostShown - 1 && more > 0;
  const { url, alternative, width, height } = picture;
  return (
    <Link {...large} aria-label={t('post.picture.open', 'View larger: {{alternative}}', { alternative })}>
      <img src={url} alt={alternative} width={width} height={height} loading="lazy" />
      {isLast && <span aria-hidden>+{more}</span>}
    </Link>
  );
}

/** The pictures of a post; each opens large. */
export function PostPictures({ post }: { post: Pictured }) {
  if (post.pictures.length === 0) return null;
  const shown = post.pictures.slice(0, mostShown);
  return (
    <ul className={styles.pictures} data-count={shown.length}>
      {shown.map(({ pictureId }, place) => (
        <li key={pictureId}>
          <Thumb post={post} place={place} />
        </li>
      ))}
    </ul>
  );
}

/** One picture large, behind `?dialog=post-picture`. */
export function PostPictureDialog({ posts }: { posts: readonly Pictured[] }) {
  const { t } = useTranslation();
  const viewer = useUrlDialog(postDialogs.picture, [aboutPost, 'picture']);
  const post = posts.find(({ postId }) => postId === viewer.get(aboutPost));
  if (!viewer.opened || !post || post.pictures.length === 0) return null;
  return (
    <PhotoViewer
      photos={post.pictures.map(({ pictureId, url, alternative }) => ({
        photoId: pictureId,
        url,
        alt: alternative,
      }))}
      photoId={viewer.get('picture')}
      title={t('post.picture.by', 'Picture by {{name}}', { name: post.author.name })}
      onTurn={(picture) => viewer.open({ [aboutPost]: post.postId, picture })}
      onClose={viewer.close}
    />
  );
}
