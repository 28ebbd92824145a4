import { useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Duration } from '../../../ui/time/duration.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { formatMoney } from '../../../ui/mark/money.tsx';
import { SwitchLine } from '../../../ui/field/switch-line.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './answers.module.css';
import type { EditedAnswer, TypedAnswer } from './typed-answers.ts';

/** Sentences of the server for the fields of one answer. */
export interface AnswerRefusals {
  readonly price?: string | undefined;
  readonly minutes?: string | undefined;
  readonly offered?: string | undefined;
}

/** What the answer adds now: own terms before those of the catalogue. */
function Summary({ answer: { typed, standard, priced, timed } }: { answer: EditedAnswer }) {
  const { t, locale } = useTranslation();
  if (!typed.offered) return t('offer.answer.off', 'Off: customers can’t choose this with you.');
  const minutes = timed ? Number(typed.minutes || standard.minutes) : 0;
  return (
    <>
      {priced
        ? t('offer.answer.adds', '+{{price}} before tax', {
            price: formatMoney(typed.price ?? standard.price, locale),
          })
        : t('offer.answer.included', 'Included in your price')}
      {minutes > 0 && (
        <>
          {' · +'}
          <Duration minutes={minutes} />
        </>
      )}
    </>
  );
}

function Fields({
  answer,
  refusals,
  onChange,
}: {
  answer: EditedAnswer;
  refusals: AnswerRefusals;
  onChange: (change: Partial<TypedAnswer>) => void;
}) {
  const { t, locale } = useTranslation();
  const { typed, standard, priced, timed, words } = answer;
  return (
    <div className={styles.fields}>
      {priced && (
        <div>
          <MoneyField
            label={t('offer.answer.price', 'Your extra charge, before tax')}
            hint={t('offer.answer.price.hint', 'Leave empty to use {{standard}}. {{usual}}', {
              standard: formatMoney(standard.price, locale),
              usual: words.usual,
            })}
            paise={typed.price}
            error={words.error ?? refusals.price}
            onPaise={(price) => onChange({ price })}
          />
          <p role="status" className={styles.warning}>
            {words.warning}
          </p>
        </div>
      )}
      {timed && (
        <TextField
          label={t('offer.answer.minutes', 'Extra minutes')}
          hint={
            <>
              {t('offer.answer.minutes.hint', 'Leave empty to use the usual time:')}{' '}
              <Duration minutes={standard.minutes} />
            </>
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed.minutes}
          error={answer.minutesError ?? refusals.minutes}
          onChange={({ target }) => onChange({ minutes: target.value })}
        />
      )}
    </div>
  );
}

/** One answer: on or off, what it adds, and on wish an own price and time. */
export function AnswerRow({
  answer,
  refusals,
  disabled,
  onChange,
}: {
  answer: EditedAnswer;
  refusals: AnswerRefusals;
  disabled: boolean;
  onChange: (change: Partial<TypedAnswer>) => void;
}) {
  const { t } = useTranslation();
  const fields = useId();
  const { option, typed, priced, timed, words, minutesError } = answer;
  const wrong = Boolean(words.error ?? minutesError ?? refusals.price ?? refusals.minutes);
  const [asked, setAsked] = useState(false);
  const opened = asked || wrong;
  const open = priced
    ? t('offer.answer.change', 'Change price')
    : t('offer.answer.changeTime', 'Change time');
  const act = opened ? t('offer.answer.close', 'Done') : open;
  const editable = typed.offered && (priced || timed) && !disabled;
  return (
    <li className={styles.answer} data-off={!typed.offered || undefined}>
      <SwitchLine
        title={option.label}
        about={<Summary answer={answer} />}
        checked={typed.offered}
        disabled={disabled}
        onChange={(offered) => onChange({ offered })}
      />
      {refusals.offered && (
        <p role="alert" className={styles.error}>
          {refusals.offered}
        </p>
      )}
      {editable && (
        <div className={styles.change}>
          <Button
            tone="quiet"
            small
            aria-label={`${act}: ${option.label}`}
            aria-expanded={opened}
            aria-controls={fields}
            onClick={() => setAsked(!opened)}
          >
            {act}
          </Button>
          <div id={fields} hidden={!opened}>
            {opened && <Fields answer={answer} refusals={refusals} onChange={onChange} />}
          </div>
        </div>
      )}
    </li>
  );
}
