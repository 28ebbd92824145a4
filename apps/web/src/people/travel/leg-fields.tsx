import { mostLegs, travelModes } from '@nukkad/contract/people/travel/travel.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { type TypedLeg, nextLeg } from './trip-form.ts';
import { modeNames } from './travel-words.ts';
import styles from './travel.module.css';

interface Parts {
  readonly legs: readonly TypedLeg[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onLegs: (legs: readonly TypedLeg[]) => void;
}

function LegFields({ leg, place, ...parts }: Parts & { leg: TypedLeg; place: number }) {
  const { t } = useTranslation();
  const { legs, errors, onLegs } = parts;
  const change = (next: Partial<TypedLeg>) =>
    onLegs(legs.map((one) => (one.id === leg.id ? { ...one, ...next } : one)));
  const wrong = (field: string) => errors[`legs.${place}.${field}`];
  return (
    <fieldset className={styles.leg}>
      <legend>{t('trip.leg', 'Leg {{number}}', { number: place + 1 })}</legend>
      <FieldPair>
        <HindiField
          label={t('trip.from', 'From')}
          name={`legs.${place}.from`}
          value={leg.from}
          maxLength={80}
          error={wrong('from')}
          onText={(from) => change({ from })}
        />
        <HindiField
          label={t('trip.to', 'To')}
          name={`legs.${place}.to`}
          value={leg.to}
          maxLength={80}
          error={wrong('to')}
          onText={(to) => change({ to })}
        />
      </FieldPair>
      <SelectField
        label={t('trip.mode', 'By')}
        value={leg.mode}
        options={travelModes.map((value) => ({ value, label: modeNames[value](t) }))}
        onChange={({ target }) =>
          change({ mode: travelModes.find((one) => one === target.value) ?? 'other' })
        }
      />
      <FieldPair>
        <TextField
          label={t('trip.departs', 'Leaves at')}
          name={`legs.${place}.departsAt`}
          type="datetime-local"
          value={leg.departs}
          error={wrong('departsAt')}
          onChange={({ target }) => change({ departs: target.value })}
        />
        <TextField
          label={t('trip.arrives', 'Arrives at')}
          name={`legs.${place}.arrivesAt`}
          type="datetime-local"
          value={leg.arrives}
          error={wrong('arrivesAt')}
          onChange={({ target }) => change({ arrives: target.value })}
        />
      </FieldPair>
      {legs.length > 1 && (
        <div>
          <Button
            small
            tone="quiet"
            aria-label={t('trip.leg.remove', 'Remove leg {{number}}', { number: place + 1 })}
            onClick={() => onLegs(legs.filter((one) => one.id !== leg.id))}
          >
            {t('trip.leg.remove.short', 'Remove')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** Where the trip goes, leg by leg. */
export function TripLegs(parts: Parts) {
  const { t } = useTranslation();
  const { legs, errors, onLegs } = parts;
  return (
    <>
      {legs.map((leg, place) => (
        <LegFields key={leg.id} leg={leg} place={place} {...parts} />
      ))}
      {legs.length < mostLegs && (
        <div>
          <Button small tone="plain" onClick={() => onLegs([...legs, nextLeg(legs)])}>
            {t('trip.leg.add', 'Add a leg')}
          </Button>
        </div>
      )}
      <Refusal>{errors['legs']}</Refusal>
    </>
  );
}
