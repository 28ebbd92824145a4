import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { PlaceCards } from '../account/place-cards.tsx';
import { workGroupsOf } from '../nav-table.ts';
import { useWorkPlaces } from './use-work-places.ts';
import { workGroupWords } from './work-groups.ts';

/** For staff who take no jobs: what was granted to them, in place of a day that stays empty. */
export function OfficeStart() {
  const { t } = useTranslation();
  const { places, current } = useWorkPlaces();
  const groups = workGroupsOf(places.filter((place) => place !== current)).map((one) => ({
    ...one,
    heading: workGroupWords[one.group](t),
  }));
  return <PlaceCards groups={groups} />;
}
