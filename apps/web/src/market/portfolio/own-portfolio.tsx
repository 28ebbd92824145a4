import type { OwnPortfolioPhoto } from '@nukkad/contract/market/portfolio/portfolio.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { AddPhotos } from './add-photos.tsx';
import { PhotoDialogs, captionDialog, removeDialog } from './photo-dialogs.tsx';
import styles from './portfolio.module.css';
import { useOwnPortfolio } from './portfolio.queries.ts';

function Acts({ photo: { photoId, caption } }: { photo: OwnPortfolioPhoto }) {
  const { t } = useTranslation();
  const edit = useDialogLink(captionDialog, { photo: photoId });
  const remove = useDialogLink(removeDialog, { photo: photoId });
  return (
    <div className={styles.acts}>
      <ButtonLink {...edit} small tone="plain">
        {caption ? t('portfolio.captionEdit', 'Edit caption') : t('portfolio.captionAdd', 'Add caption')}
      </ButtonLink>
      <ButtonLink {...remove} small tone="plain">
        {t('portfolio.removeIt', 'Remove')}
      </ButtonLink>
    </div>
  );
}

function Photo({ photo, mayChange }: { photo: OwnPortfolioPhoto; mayChange: boolean }) {
  const { t } = useTranslation();
  const { url, caption, hiddenReason } = photo;
  return (
    <Card as="li" quiet>
      <img
        src={url}
        width={320}
        height={240}
        loading="lazy"
        data-hidden={hiddenReason ? true : undefined}
        alt={caption || t('portfolio.bare', 'No caption')}
      />
      <div>
        {caption ? <p>{caption}</p> : <p className={styles.bare}>{t('portfolio.bare', 'No caption')}</p>}
        {hiddenReason && (
          <p className={styles.hidden}>
            {t('portfolio.hidden', 'We hid this photo: {{reason}}', { reason: hiddenReason })}
          </p>
        )}
      </div>
      {mayChange && <Acts photo={photo} />}
    </Card>
  );
}

/** The own pictures of past work, as customers see them on the partner's page. */
export function OwnPortfolio() {
  const { t } = useTranslation();
  const query = useOwnPortfolio();
  return (
    <Loaded query={query} waiting={<DetailSkeleton />}>
      {(portfolio) => (
        <>
          {portfolio.can.change && <AddPhotos portfolio={portfolio} />}
          {portfolio.items.length === 0 ? (
            <EmptyState scene="search" title={t('portfolio.none', 'No photos yet')}>
              {t('portfolio.none.words', 'Photos of finished work help customers choose you.')}
            </EmptyState>
          ) : (
            <ul className={styles.own}>
              {portfolio.items.map((photo) => (
                <Photo key={photo.photoId} photo={photo} mayChange={portfolio.can.change} />
              ))}
            </ul>
          )}
          <PhotoDialogs photos={portfolio.items} />
        </>
      )}
    </Loaded>
  );
}
