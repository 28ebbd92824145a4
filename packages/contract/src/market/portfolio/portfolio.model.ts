import * as z from 'zod/mini';
import { contactFree, publicWords } from '../../kernel/contact-details/contact-free.ts';
import { instant, optionalText } from '../../kernel/schema.ts';

/** So many photos a partner may show at the very most; the dated setting says how many of them now. */
export const mostPortfolioPhotos = 60;

export const portfolioCaption = optionalText(120, 'At most 120 characters.').check(contactFree(publicWords));

export const portfolioPhoto = z.object({
  photoId: z.uuid(),
  url: z.string().check(z.describe('Good for ten minutes.')),
  caption: z.string(),
});
export type PortfolioPhoto = z.output<typeof portfolioPhoto>;

export const ownPortfolioPhoto = z.extend(portfolioPhoto, {
  hiddenReason: z.string().check(z.describe('Why we hid it; empty: anyone sees it.')),
  addedAt: instant(),
});
export type OwnPortfolioPhoto = z.output<typeof ownPortfolioPhoto>;

export const ownPortfolio = z.object({
  items: z.array(ownPortfolioPhoto).check(z.maxLength(mostPortfolioPhotos), z.describe('Newest first.')),
  limit: z.int().check(z.describe('So many may be shown.')),
  can: z.object({ change: z.boolean() }),
});
export type OwnPortfolio = z.output<typeof ownPortfolio>;
