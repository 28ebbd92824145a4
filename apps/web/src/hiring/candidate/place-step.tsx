import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { currentLocation, locationParameters } from '../../platform/location/location-store.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { StepProps } from './profile-steps.ts';
import { StepForm } from './step-form.tsx';

const distances = ['2', '5', '10', '25', '50'] as const;
type Distance = (typeof distances)[number];
/** The smallest that is not less than what was said. */
const distanceOf = (km: number): Distance => distances.find((one) => km <= Number(one)) ?? '50';

interface Typed {
  readonly pincode: string;
  readonly further: string;
  readonly distance: Distance | null;
}
const pincodesIn = (text: string) => text.split(/[^0-9]+/).filter(Boolean);
/** The place that the app knows already is a good first guess. */
const knownPincode = () => String(locationParameters(currentLocation())['pincode'] ?? '');

export function PlaceStep({ profile: { place, furtherPlaces, travelKm }, ...step }: StepProps) {
  const { t } = useTranslation();
  const initial: Typed = {
    pincode: place?.pincode ?? knownPincode(),
    further: furtherPlaces.map(({ pincode }) => pincode).join(', '),
    distance: travelKm === null ? null : distanceOf(travelKm),
  };
  return (
    <StepForm
      {...step}
      initial={initial}
      bodyOf={({ pincode, further, distance }) => ({
        pincode: pincode.trim() || null,
        furtherPincodes: pincodesIn(further),
        travelKm: distance === null ? null : distance === initial.distance ? travelKm : Number(distance),
      })}
      incomplete={({ pincode }) => pincode.trim() === ''}
    >
      {({ fields, errors, change, lineAt }) => (
        <>
          <TextField
            label={t('candidate.pincode', 'PIN code where you live')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={6}
            hint={place?.pincode === fields.pincode ? place.name : undefined}
            {...lineAt('pincode')}
          />
          <RadioList
            label={t('candidate.travel', 'How far would you travel?')}
            name="travelKm"
            options={distances.map((km) => ({
              value: km,
              label: t('candidate.travel.km', 'Up to {{km}} km', { km }),
            }))}
            value={fields.distance}
            onChange={(distance) => change({ distance })}
            error={errors['travelKm']}
          />
          <TextField
            label={t('candidate.further', 'Other PIN codes where you would work (optional)')}
            inputMode="text"
            maxLength={60}
            name="furtherPincodes"
            value={fields.further}
            onChange={({ target }) => change({ further: target.value })}
            error={Object.entries(errors).find(([name]) => name.startsWith('furtherPincodes'))?.[1]}
          />
        </>
      )}
    </StepForm>
  );
}
