import { shareDays, sharePassword } from '@nukkad/contract/files/share/share.model';
import type { ShareWay } from '@nukkad/contract/files/share/share.noun';
import { fieldsAt } from '../../platform/forms/fields-at.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';

const dayChoices = [1, shareDays.usual, 30, shareDays.most];

export interface LinkFields {
  /** Empty: as it is. */
  readonly days: string;
  readonly allows: ShareWay;
  readonly password: string;
  /** Empty: any number. */
  readonly mostOpenings: string;
}

/** What a link is made with, or changed to; `kept` is the choice that leaves the end as it is. */
export function LinkFieldsOf({
  form,
  kept,
  passwordHint,
  isPaged,
}: {
  form: {
    readonly fields: LinkFields;
    readonly errors: Readonly<Record<string, string | undefined>>;
    change(this: void, next: Partial<LinkFields>): void;
  };
  kept?: string;
  passwordHint: string;
  /** It has pages that can be shown without the file. */
  isPaged: boolean;
}) {
  const { t, plural } = useTranslation();
  const { fields, change } = form;
  const { lineAt } = fieldsAt(form);
  const days = dayChoices.map((count) => ({
    value: String(count),
    label: plural('share.day', count, { one: '{{count}} day', other: '{{count}} days' }),
  }));
  return (
    <>
      <SelectField
        label={t('share.days', 'Link works for')}
        name="days"
        value={fields.days}
        options={kept === undefined ? days : [{ value: '', label: kept }, ...days]}
        onChange={({ target }) => change({ days: target.value })}
      />
      {isPaged && (
        <RadioList
          label={t('share.allows', 'Anyone with the link can')}
          name="allows"
          options={[
            { value: 'download', label: t('share.download', 'View and download') },
            { value: 'view', label: t('share.view', 'View only, with their name on each page') },
          ]}
          value={fields.allows}
          onChange={(allows) => change({ allows })}
        />
      )}
      <TextField
        label={t('share.password', 'Password (optional)')}
        hint={passwordHint}
        {...lineAt('password')}
        type="text"
        autoComplete="off"
        maxLength={sharePassword.most}
      />
      <TextField
        label={t('share.limit', 'Times it can be opened (optional)')}
        {...lineAt('mostOpenings')}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
    </>
  );
}

/** Empty: any number. What is no number is refused by the schema, in its words. */
export const openingsOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));
