import type { Place } from '@nukkad/contract/places/geography/geography.model';
import { useState } from 'react';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { AccessPrompt } from './access-prompt.tsx';
import { accessWords } from './access-words.ts';
import { FoundPlaces } from './found-places.tsx';
import { locate, type NoPlace, placeToKeep } from './locate.ts';
import { publishLocation, type StoredLocation } from './location-store.ts';
import { LocationPicker } from './location-picker.tsx';

/** Every dialog of the location flow (specification sections 4 and 8); loaded only when the address asks for one. */
export function LocationDialogs() {
  const { t } = useTranslation();
  const picker = useUrlDialog('location');
  const found = useUrlDialog('location-found');
  const prompts = { access: useUrlDialog('location-access'), services: useUrlDialog('location-services') };
  const [candidates, setCandidates] = useState<readonly Place[]>([]);
  const [failed, setFailed] = useState<NoPlace | null>(null);
  const [busy, setBusy] = useState(false);

  /** By the button of the picker. A refusal opens the prompt, and stays written in the picker to which that leads back. */
  const find = async () => {
    setBusy(true);
    setFailed(null);
    const answer = await locate();
    setBusy(false);
    if ('failed' in answer) {
      if (answer.failed === 'address') return;
      setFailed(answer.failed);
      return prompts[answer.failed].open();
    }
    setCandidates(answer.candidates);
    if (answer.candidates.length > 0) found.open();
  };

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
