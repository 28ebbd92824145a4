import type { Place } from '@nukkad/contract/places/geography/geography.model';
import { useEffect, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { AccessPrompt } from './access-prompt.tsx';
import { accessWords } from './access-words.ts';
import { FoundPlaces } from './found-places.tsx';
import { fallBackToFirstCity, followDevice, locate, type NoPlace, placeToKeep } from './locate.ts';
import { currentLocation, publishLocation, type StoredLocation } from './location-store.ts';
import { LocationPicker } from './location-picker.tsx';

/** Once a start: who said no is not asked again at every page. */
let asked = false;
/** Once a visit, also where the first city could not be had: the prompt must not come back with every reload. */
const promptedKey = 'locationPrompted';

const otherDialogOpen = () =>
  new URLSearchParams(window.location.search).has('dialog') ||
  document.querySelector('dialog[open]') !== null;

function mayPrompt(): boolean {
  if (otherDialogOpen() || sessionStorage.getItem(promptedKey) !== null) return false;
  sessionStorage.setItem(promptedKey, 'yes');
  return true;
}

/**
 * Every dialog of the location flow (specification sections 4 and 8); loaded only when one may open. `first`: nothing
 * is stored, so that a refusal is answered with the prompt, but never in place of a dialog that is open already.
 */
export function LocationDialogs({ first }: { first: boolean }) {
  const { t } = useTranslation();
  const picker = useUrlDialog('location');
  const found = useUrlDialog('location-found');
  const prompts = { access: useUrlDialog('location-access'), services: useUrlDialog('location-services') };
  const [candidates, setCandidates] = useState<readonly Place[]>([]);
  const [failed, setFailed] = useState<NoPlace | null>(null);
  const [busy, setBusy] = useState(false);

  /** By the button of the picker. A refusal is said there: the prompt would only lead back to the same button. */
  const find = async () => {
    setBusy(true);
    setFailed(null);
    const answer = await locate();
    setBusy(false);
    if ('failed' in answer) return setFailed(answer.failed === 'address' ? null : answer.failed);
    setCandidates(answer.candidates);
    if (answer.candidates.length > 0) found.open();
  };

  useEffect(() => {
    if (asked || !first || currentLocation() !== null) return;
    asked = true;
    let left = false;
    void followDevice().then((answer) => {
      if ('candidates' in answer) setCandidates(answer.candidates);
      const prompt = 'failed' in answer && answer.failed !== 'address' ? prompts[answer.failed] : null;
      if (prompt && !left && mayPrompt()) prompt.open();
      return fallBackToFirstCity().catch(() => {});
    });
    return () => {
      left = true;
    };
    // Once, at the first start; the dialogs' own functions change with every drawing.
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
          failed={failed && accessWords[failed](t).words}
          onFind={() => void find()}
          onChoose={(place) => choose(place, picker.close)}
          onClose={picker.close}
        />
      )}
      {found.opened && candidates.length > 0 && (
        <FoundPlaces
          places={candidates}
          onChoose={(place) => choose(placeToKeep(place), found.close)}
          onClose={found.close}
        />
      )}
      {(['access', 'services'] as const).map(
        (what) =>
          prompts[what].opened && (
            <AccessPrompt key={what} {...accessWords[what](t)} onClose={prompts[what].close} />
          ),
      )}
    </>
  );
}
