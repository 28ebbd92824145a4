import type { Page } from '@nukkad/contract/kernel/page';
import type { HappyCustomer } from '@nukkad/contract/market/review/review.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { PieceDependencies } from './piece.interface.ts';

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly ids?: string | undefined;
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Reviews to choose from; those that were chosen and may not be shown any more are not among them. */
export async function listHappyChoices(
  { platform: { db }, review }: PieceDependencies,
  { lang }: Pick<SignedInCall, 'lang'>,
  { ids, ...asked }: Asked,
): Promise<Page<HappyCustomer>> {
  if (ids === undefined) return review.newestHappy(db, asked, lang);
  return { items: await review.happyOf(db, ids.split(',').filter(isId), lang), nextCursor: null };
}
