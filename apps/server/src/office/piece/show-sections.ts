import { type ShownSection, homeSections } from '@nukkad/contract/office/piece/piece.model';
import type { Call } from '../../platform/http/route.ts';
import type { PieceDependencies } from './piece.interface.ts';
import { presentSection } from './piece.presenter.ts';
import { listSections } from './piece.store.ts';

/** Where a section stands that operators say nothing of: the first at 100, the next at 200. */
const usualPosition = (place: number): number => 100 * (place + 1);

/** The sections that the home page shows, in their order. */
export async function readSections(
  { platform: { db } }: PieceDependencies,
  { lang, now }: Pick<Call, 'lang' | 'now'>,
): Promise<{ sections: ShownSection[] }> {
  const rows = await listSections(db, now);
  const sections = homeSections.flatMap((section, place) => {
    const row = rows.find((one) => one.section === section);
    if (row?.isHidden) return [];
    const position = row?.position ?? usualPosition(place);
    const shown = row
      ? presentSection(row, section, lang)
      : { section, title: '', words: '', act: '', link: '' };
    return [{ position, shown }];
  });
  return {
    sections: sections.toSorted((one, other) => one.position - other.position).map(({ shown }) => shown),
  };
}
