import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SwitchRow } from '../../ui/field/switch-row.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Tick } from '../../ui/field/field-group.tsx';
import { CvPart } from './cv-source.tsx';
import type { ReviewProps } from './cv-work-parts.tsx';

function Wage({ read: { wageExpected }, lines, fields, errors, change }: ReviewProps) {
  const { t } = useTranslation();
  if (!wageExpected) return null;
  const { takesWage, unit, paise } = fields;
  return (
    <CvPart title={t('candidate.strength.wage', 'Expected pay')} lines={lines} told={[wageExpected]}>
      <Tick checked={takesWage} onChange={({ target }) => change({ takesWage: target.checked })}>
        {t('cv.take', 'Add to my profile')}
      </Tick>
      <SwitchRow
        legend={t('candidate.wage.unit', 'Pay by')}
        options={[
          { value: 'month', label: t('candidate.wage.byMonth', 'Month') },
          { value: 'day', label: t('candidate.wage.byDay', 'Day') },
        ]}
        value={unit}
        onChange={(next) => change({ unit: next, takesWage: true })}
      />
      <MoneyField
        label={
          unit === 'month'
            ? t('candidate.wage.month', 'At least, a month')
            : t('candidate.wage.day', 'At least, a day')
        }
        paise={paise}
        onPaise={(typed) => change({ paise: typed, takesWage: typed !== null })}
        error={errors['wage.paise']}
      />
    </CvPart>
  );
}

function Place({ read: { place }, lines, fields: { takesPlace, pincode }, errors, change }: ReviewProps) {
  const { t } = useTranslation();
  if (!place) return null;
  return (
    <CvPart title={t('candidate.place', 'Where you live')} lines={lines} told={[place]}>
      <Tick checked={takesPlace} onChange={({ target }) => change({ takesPlace: target.checked })}>
        {t('cv.take', 'Add to my profile')}
      </Tick>
      <TextField
        label={t('candidate.pincode', 'PIN code where you live')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        value={pincode}
        onChange={({ target }) => change({ pincode: target.value, takesPlace: target.value !== '' })}
        error={errors['pincode']}
      />
    </CvPart>
  );
}

/** What a person asks for: pay, place, and when they can begin. */
export function CvTerms(props: ReviewProps) {
  const { t, plural } = useTranslation();
  const { noticeDays } = props.read;
  return (
    <>
      <Wage {...props} />
      <Place {...props} />
      {noticeDays && (
        <CvPart
          title={t('candidate.strength.availability', 'When you can start')}
          lines={props.lines}
          told={[noticeDays]}
        >
          <Tick
            checked={props.fields.takesNotice}
            onChange={({ target }) => props.change({ takesNotice: target.checked })}
          >
            {noticeDays.value === 0
              ? t('cv.start.now', 'I can start right away')
              : plural('cv.start.days', noticeDays.value, {
                  one: 'I can start in {{count}} day',
                  other: 'I can start in {{count}} days',
                })}
          </Tick>
        </CvPart>
      )}
    </>
  );
}
