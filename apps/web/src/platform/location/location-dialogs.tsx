import type { Place } from '@nukkad/contract/geography/geography.model';
import { useEffect, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { AccessPrompt } from './access-prompt.tsx';
import { fallBackToFirstCity, type Located, locate } from './locate.ts';
import { currentLocation, publishLocation, type StoredLocation } from './location-store.ts';
import { FoundPlaces } from './found-places.tsx';
import { LocationPicker } from './location-picker.tsx';

/** Asked once a visit: who said no is not asked again at every page. */
let asked = false;

const otherDialogOpen = () =>
  new URLSearchParams(window.location.search).has('dialog') ||
  document.querySelector('dialog[open]') !== null;

/**
 * Every dialog of the location flow (specification sections 4 and 8); loaded only when one may open. `first`: a
 * first visit, which is asked by itself but never in place of a dialog that is open already.
 */
export function LocationDialogs({ first }: { first: boolean }) {
  const { t } = useTranslation();
  const picker = useUrlDialog('location');
  const found = useUrlDialog('location-found');
  const access = useUrlDialog('location-access');
  const services = useUrlDialog('location-services');
  const [candidates, setCandidates] = useState<readonly Place[]>([]);
  const [busy, setBusy] = useState(false);

  const show = (answer: Located, byItself: boolean) => {
    const silent = byItself && otherDialogOpen();
    if ('candidates' in answer && answer.candidates.length > 0) {
      setCandidates(answer.candidates);
      if (!silent) found.open();
      return;
    }
    if (!silent && 'failed' in answer && answer.failed === 'access') access.open();
    if (!silent && 'failed' in answer && answer.failed === 'services') services.open();
    void fallBackToFirstCity().catch(() => {});
  };

  const find = async () => {
    setBusy(true);
    show(await locate(), false);
    setBusy(false);
  };

  useEffect(() => {
    if (asked || !first || currentLocation() !== null) return;
    asked = true;
    let left = false;
    void locate().then((answer) => !left && show(answer, true));
    return () => {
      left = true;
    };
    // Once, at the first visit; the dialogs' own functions change with every drawing.
  }, []);

  const choose = (place: StoredLocation, close: () => void) => {
    if (publishLocation(place, 'chosen')) close();
    else toast.warning(t('location.noAddress', 'Unable to get address, Please try again'));
  };

  return (
    <>
      {picker.opened && (
        <LocationPicker
          busy={busy}
          near={candidates}
          onFind={() => void find()}
          onChoose={(place) => choose(place, picker.close)}
          onClose={picker.close}
        />
      )}
      {found.opened && candidates.length > 0 && (
        <FoundPlaces
          places={candidates}
          onChoose={(place) => choose({ location: place.location }, found.close)}
          onClose={found.close}
        />
      )}
      {access.opened && (
        <AccessPrompt
          title={t('location.access.title', 'Location Access')}
          words={t('location.access.words', 'Please allow location access to get location based features.')}
          onClose={access.close}
        />
      )}
      {services.opened && (
        <AccessPrompt
          title={t('location.services.title', 'Location Services')}
          words={t(
            'location.services.words',
            'Please enable location services on your device to get location based features.',
          )}
          onClose={services.close}
        />
      )}
    </>
  );
}
