import { addAsset, editAsset } from '@nukkad/contract/people/asset/asset.api';
import {
  type Asset,
  type AssetCondition,
  type AssetKind,
  assetBody,
  assetConditions,
  assetKinds,
} from '@nukkad/contract/people/asset/asset.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { fieldsAt } from '../../platform/forms/fields-at.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { choosing } from '../../ui/field/choosing.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { conditionNames, kindNames } from './asset-words.ts';
import type { AssetBody } from './asset.queries.ts';

interface Typed {
  readonly name: string;
  readonly kind: AssetKind;
  readonly tag: string;
  readonly condition: AssetCondition;
  readonly value: number | null;
  readonly boughtOn: string;
  readonly notes: string;
}

const typedOf = (asset: Asset | null): Typed => ({
  name: asset?.name ?? '',
  kind: asset?.kind ?? 'tool',
  tag: asset?.tag ?? '',
  condition: asset?.condition ?? 'good',
  value: asset?.value ?? null,
  boughtOn: asset?.boughtOn ?? '',
  notes: asset?.notes ?? '',
});

const bodyOf = ({ value, boughtOn, ...rest }: Typed): AssetBody => ({
  ...rest,
  ...(value !== null && { value }),
  ...(boughtOn && { boughtOn }),
});

type Parts = Pick<SentForm<Typed>, 'fields' | 'errors' | 'change'>;

function What({ fields, errors, change }: Parts) {
  const { textAt, lineAt } = fieldsAt({ fields, errors, change });
  const { t } = useTranslation();
  return (
    <>
      <HindiField label={t('asset.form.name', 'What is it?')} {...textAt('name')} maxLength={80} />
      <FieldPair>
        <SelectField
          label={t('asset.kind', 'Kind')}
          value={fields.kind}
          options={assetKinds.map((value) => ({ value, label: kindNames[value](t) }))}
          onChange={choosing(assetKinds, (kind) => change({ kind }))}
        />
        <SelectField
          label={t('asset.condition', 'Condition')}
          value={fields.condition}
          options={assetConditions.map((value) => ({ value, label: conditionNames[value](t) }))}
          onChange={choosing(assetConditions, (condition) => change({ condition }))}
        />
      </FieldPair>
      <TextField
        label={t('asset.form.tag', 'Serial number or own mark (optional)')}
        {...lineAt('tag')}
        maxLength={60}
      />
    </>
  );
}

function Cost(form: Parts) {
  const { moneyAt, dayAt } = fieldsAt(form);
  const { t } = useTranslation();
  return (
    <FieldPair>
      <MoneyField label={t('asset.form.value', 'Value (optional)')} {...moneyAt('value')} />
      <DayField
        label={t('asset.form.bought', 'Bought on (optional)')}
        {...dayAt('boughtOn')}
        max={istDay(new Date())}
      />
    </FieldPair>
  );
}

function WriteAsset({ asset, dialog }: { asset: Asset | null; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const add = useSend(addAsset);
  const edit = useSend(editAsset);
  return (
    <FormDialog
      dialog={dialog}
      title={asset ? t('asset.edit', 'Edit asset') : t('asset.new', 'Add asset')}
      save={t('asset.save', 'Save')}
      send={async (body: AssetBody) => {
        if (asset) {
          return edit.mutateAsync({ assetId: asset.assetId, version: asset.version, ...body });
        }
        return add.mutateAsync(body);
      }}
      said={t('asset.saved', 'Asset saved')}
      initial={typedOf(asset)}
      schema={assetBody}
      bodyOf={bodyOf}
      about={{ asset_tag_taken: 'tag', asset_bought_later: 'boughtOn' }}
      onSent={({ assetId }) => {
        if (asset) dialog.close();
        else void navigate(`/people/assets/${assetId}`, { replace: true });
      }}
    >
      {(parts) => {
        const { fields, errors, change } = parts;
        return (
          <>
            <What {...parts} />
            <Cost {...parts} />
            <HindiField
              long
              label={t('asset.form.notes', 'Notes for the office (optional)')}
              name="notes"
              value={fields.notes}
              maxLength={1_000}
              error={errors['notes']}
              onText={(notes) => change({ notes })}
            />
          </>
        );
      }}
    </FormDialog>
  );
}

/** Behind `?dialog=asset`: a new one, or the one that the page shows. */
export function AssetDialog({ asset }: { asset: Asset | null }) {
  const dialog = useUrlDialog('asset');
  if (!dialog.opened || asset?.can.edit === false) return null;
  return <WriteAsset asset={asset} dialog={dialog} />;
}
