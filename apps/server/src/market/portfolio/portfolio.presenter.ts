import type { OwnPortfolioPhoto, PortfolioPhoto } from '@nukkad/contract/market/portfolio/portfolio.model';
import { signLink } from '../../platform/storage/links.ts';
import type { PortfolioPhotoRow } from './portfolio.store.ts';

interface Presenting {
  readonly secret: string;
  readonly now: Date;
}

/** The link opens for anyone; it ends, so that a page that was copied does not show what was taken away. */
export const presentPhoto = (
  { photoId, storageKey, caption }: PortfolioPhotoRow,
  { secret, now }: Presenting,
): PortfolioPhoto => ({ photoId, url: signLink(secret, storageKey, 'portfolio', now), caption });

export const presentOwnPhoto = (row: PortfolioPhotoRow, presenting: Presenting): OwnPortfolioPhoto => ({
  ...presentPhoto(row, presenting),
  hiddenReason: row.hiddenReason,
  addedAt: row.addedAt.toISOString(),
});
