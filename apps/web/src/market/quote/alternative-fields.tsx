import { groupLimits } from '@nukkad/contract/market/quote/quote-line.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { LineFields, type LinesProps } from './line-fields.tsx';
import styles from './quote.module.css';
import type { TypedAlternative } from './typed-group.ts';

interface AlternativeProps extends Pick<LinesProps, 'errors' | 'services' | 'draft'> {
  readonly alternative: TypedAlternative;
  readonly number: number;
  /** Where it stands in the content. */
  readonly path: string;
  /** How many lines of the quote stand before its own. */
  readonly from: number;
  readonly isRecommended: boolean;
  readonly onChange: (changes: Partial<TypedAlternative>) => void;
  readonly onRecommended: (isRecommended: boolean) => void;
  readonly onRemove: (() => void) | null;
}

/** One alternative of a group: its name, its lines, and whether the partner recommends it. */
export function AlternativeFields({
  alternative: { name, lines },
  number,
  path,
  isRecommended,
  onChange,
  onRecommended,
  onRemove,
  ...shared
}: AlternativeProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.alternative}>
      <legend>{t('offers.alternative', 'Alternative {{number}}', { number })}</legend>
      <TextField
        label={t('offers.alternative.name', 'Name')}
        hint={t('offers.alternative.name.hint', 'Such as Basic or Marble')}
        name={`${path}.name`}
        maxLength={groupLimits.name}
        value={name}
        error={shared.errors[`${path}.name`]}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <LineFields
        {...shared}
        lines={lines}
        isOfAlternative
        onLines={(changed) => onChange({ lines: changed })}
      />
      <SwitchLine
        title={t('offers.alternative.recommend', 'Recommend this alternative')}
        checked={isRecommended}
        onChange={onRecommended}
      />
      {onRemove && (
        <Button tone="quiet" small onClick={onRemove}>
          {t('offers.alternative.remove', 'Remove alternative {{number}}', { number })}
        </Button>
      )}
    </fieldset>
  );
}
