import type { SavedSearch } from '@nukkad/contract/hiring/saved-search/saved-search.model';
import { editRupees } from '@nukkad/contract/kernel/patterns/rupees';
import { employmentInWords, shiftInWords } from '../../nouns/candidate/work-words.ts';
import type { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';

type Voice = Pick<ReturnType<typeof useTranslation>, 't' | 'locale'>;

/** What is looked for, as a search or what is about to be saved says it. */
export type SoughtJobs = Omit<
  SavedSearch,
  'savedSearchId' | 'alerts' | 'alertedAt' | 'alertedJobs' | 'createdAt'
>;

/** Work and place: "Electrician, Indiranagar". */
export const searchTitle = ({ t }: Pick<Voice, 't'>, { q, trade, place, pincode }: SoughtJobs): string =>
  [trade?.name || q || t('savedSearch.all', 'All jobs'), place || pincode].filter(Boolean).join(', ');

/** What narrows it besides. */
export function searchDetails({ t, locale }: Voice, sought: SoughtJobs): readonly string[] {
  const { q, trade, withinKm, wageLeast, wageUnit, shift, employmentType } = sought;
  const wage = wageLeast === null ? '' : formatMoney(wageLeast, locale);
  return [
    trade !== null && q !== '' && `“${q}”`,
    withinKm !== null && t('savedSearch.within', 'Within {{km}} km', { km: withinKm }),
    wage !== '' &&
      (wageUnit === 'day'
        ? t('savedSearch.wage.day', 'At least {{wage}} a day', { wage })
        : t('savedSearch.wage.month', 'At least {{wage}} a month', { wage })),
    shift !== null && shiftInWords(t, shift),
    employmentType !== null && employmentInWords(t, employmentType),
  ].filter((part) => part !== false);
}

/** The list that shows its jobs, the newest first; who applies from there came by an alert. */
export function searchAddress({
  q,
  trade,
  pincode,
  withinKm,
  wageLeast,
  wageUnit,
  shift,
}: SoughtJobs): string {
  const address = new URLSearchParams({
    ...(q && { q }),
    ...(trade && { trade: trade.skillId }),
    ...(pincode && { pin: pincode }),
    ...(withinKm !== null && { km: String(withinKm) }),
    ...(wageLeast !== null && { wage: editRupees(wageLeast) }),
    ...(wageUnit === 'day' && { unit: 'day' }),
    ...(shift && { shift }),
    sort: 'newest',
    from: 'alert',
  });
  return `/all-jobs?${address.toString()}`;
}
