import type { CategoryWords } from '@nukkad/contract/office/piece/piece.model';
import type { Call } from '../../platform/http/route.ts';
import { listPictures } from './picture.store.ts';
import type { PieceDependencies } from './piece.interface.ts';
import { presentCategory } from './piece.presenter.ts';
import { listOfCategories } from './piece.store.ts';

/** More than the catalogue has. */
const mostCategories = 200;

/** What operators say of categories: of one with its longer words, or of all. */
export async function readCategoryWords(
  { platform: { db, config } }: PieceDependencies,
  categoryId: string | undefined,
  { lang, now }: Pick<Call, 'lang' | 'now'>,
): Promise<{ items: CategoryWords[] }> {
  const rows = await listOfCategories(db, { categoryId: categoryId || null, now, most: mostCategories });
  const pictures = await listPictures(
    db,
    rows.flatMap(({ wideId, narrowId }) => [wideId, narrowId]),
  );
  const around = { pictures, lang, now, secret: config.secret, isWhole: Boolean(categoryId) };
  return { items: rows.map((row) => presentCategory(row, around)) };
}
