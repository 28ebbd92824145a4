import { Link } from 'react-router';
import type { PortfolioPhoto } from '@nukkad/contract/market/portfolio/portfolio.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { PhotoViewer } from '../../ui/dialog/photo-viewer.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import styles from './portfolio.module.css';
import { usePastWork } from './portfolio.queries.ts';

const workDialog = 'work';

function Thumb({ photo, place, count }: { photo: PortfolioPhoto; place: number; count: number }) {
  const { t } = useTranslation();
  const large = useDialogLink(workDialog, { photo: photo.photoId });
  const where = t('review.photo.open', 'Photo {{place}} of {{count}}, view larger', { place, count });
  return (
    <Link {...large} className={styles.thumb}>
      <img
        src={photo.url}
        loading="lazy"
        width={160}
        height={120}
        alt={photo.caption ? `${photo.caption}. ${where}` : where}
      />
    </Link>
  );
}

/** Pictures of a partner's past work; nothing where it shows none. Each opens large behind `?dialog=work&photo=…`. */
export function PastWork({ organisationId, companyName }: { organisationId: string; companyName: string }) {
  const { t } = useTranslation();
  const viewer = useUrlDialog(workDialog, ['photo']);
  const photos = usePastWork(organisationId).data?.items ?? [];
  if (photos.length === 0) return null;
  const open = photos.find(({ photoId }) => photoId === viewer.get('photo'));
  return (
    <Section title={t('portfolio.past', 'Past work')}>
      <ul className={styles.shown}>
        {photos.map((photo, index) => (
          <li key={photo.photoId}>
            <Thumb photo={photo} place={index + 1} count={photos.length} />
          </li>
        ))}
      </ul>
      {viewer.opened && (
        <PhotoViewer
          photos={photos.map(({ photoId, url, caption }) => ({
            photoId,
            url,
            alt: caption || t('portfolio.alt', 'Work by {{name}}', { name: companyName }),
          }))}
          photoId={viewer.get('photo')}
          title={t('portfolio.past', 'Past work')}
          onTurn={(photoId) => viewer.open({ photo: photoId })}
          onClose={viewer.close}
        >
          {open?.caption && <p>{open.caption}</p>}
        </PhotoViewer>
      )}
    </Section>
  );
}
