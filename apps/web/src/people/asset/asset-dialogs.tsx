import { moveAsset } from '@nukkad/contract/people/asset/asset.api';
import { type AssetStateVerb, assetStateVerbs } from '@nukkad/contract/people/asset/asset.noun';
import {
  type Asset,
  type AssetCondition,
  assetConditions,
  assetPhotoLimits,
} from '@nukkad/contract/people/asset/asset.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { PhotoPicker } from '../../ui/field/photo-picker.tsx';
import { choosing } from '../../ui/field/choosing.ts';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { actNames, conditionNames } from './asset-words.ts';
import { Stack } from '../../ui/page/parts.tsx';
import { useHandOut, useTakeBack } from './asset.queries.ts';
import { HolderField } from './holder-field.tsx';

interface Asked {
  readonly asset: Asset;
  readonly dialog: OpenDialog;
}

interface Noted {
  readonly condition: AssetCondition;
  readonly note: string;
  readonly photos: readonly File[];
}
interface Handing extends Noted {
  readonly to: { readonly staffId: string; readonly fullName: string } | null;
  readonly dueOn: string;
}
interface Taking extends Noted {
  readonly toRepair: boolean;
}

function ConditionField({
  condition,
  onCondition,
}: {
  condition: AssetCondition;
  onCondition: (condition: AssetCondition) => void;
}) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('asset.condition', 'Condition')}
      value={condition}
      options={assetConditions.map((value) => ({ value, label: conditionNames[value](t) }))}
      onChange={choosing(assetConditions, onCondition)}
    />
  );
}

function Photos({ files, onFiles }: { files: readonly File[]; onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  return (
    <PhotoPicker
      camera
      label={t('asset.photos', 'Photos (optional)')}
      hint={t('asset.photos.hint', 'Show its condition. You both can see them later.')}
      files={files}
      onChange={onFiles}
      limit={assetPhotoLimits.ofMove}
    />
  );
}

function HandOut({ asset, dialog }: Asked) {
  const { t } = useTranslation();
  const { assetId, version, name, condition } = asset;
  const initial: Handing = { to: null, condition, dueOn: '', note: '', photos: [] };
  return (
    <FilledQuestion
      dialog={dialog}
      title={t('asset.handOut.title', 'Hand out “{{name}}”', { name })}
      consequences={({ to }) => [
        to
          ? t('asset.handOut.told', 'We’ll ask {{name}} to confirm having it.', { name: to.fullName })
          : t('asset.handOut.choose', 'Choose who gets it. They confirm having it.'),
      ]}
      confirm={t('asset.handOut', 'Hand out')}
      send={useHandOut()}
      initial={initial}
      request={({ to, dueOn, ...typed }) =>
        to && { assetId, version, staffId: to.staffId, ...typed, ...(dueOn && { dueOn }) }
      }
      said={t('asset.handOut.done', 'Handed out')}
    >
      {({ typed, change }) => (
        <Stack gap={1}>
          <HolderField
            staffId={typed.to?.staffId ?? null}
            onStaffId={(staffId, fullName) => change({ to: { staffId, fullName } })}
          />
          <ConditionField condition={typed.condition} onCondition={(next) => change({ condition: next })} />
          <Photos files={typed.photos} onFiles={(photos) => change({ photos })} />
          <DayField
            label={t('asset.handOut.due', 'Due back on (optional)')}
            value={typed.dueOn}
            min={istDay(new Date())}
            onDay={(dueOn) => change({ dueOn })}
          />
          <HindiField
            long
            label={t('asset.handOut.note', 'Note for the employee (optional)')}
            value={typed.note}
            maxLength={500}
            onText={(next) => change({ note: next })}
          />
        </Stack>
      )}
    </FilledQuestion>
  );
}

function TakeBack({ asset, dialog }: Asked) {
  const { t } = useTranslation();
  const { assetId, version, condition } = asset;
  const name = asset.holder?.fullName ?? '';
  const initial: Taking = { condition, toRepair: false, note: '', photos: [] };
  return (
    <FilledQuestion
      dialog={dialog}
      title={t('asset.takeBack.title', 'Take back “{{name}}”', { name: asset.name })}
      consequences={[t('asset.takeBack.told', 'We’ll send {{name}} the condition and your note.', { name })]}
      confirm={t('asset.takeBack', 'Take back')}
      send={useTakeBack()}
      initial={initial}
      request={(typed) => ({ assetId, version, ...typed })}
      said={t('asset.takeBack.done', 'Taken back')}
    >
      {({ typed, change }) => (
        <Stack gap={1}>
          <ConditionField condition={typed.condition} onCondition={(next) => change({ condition: next })} />
          <HindiField
            long
            label={t('asset.takeBack.note', 'Damage or missing parts (optional)')}
            value={typed.note}
            maxLength={500}
            onText={(next) => change({ note: next })}
          />
          <Photos files={typed.photos} onFiles={(photos) => change({ photos })} />
          <SwitchLine
            title={t('asset.takeBack.repair', 'Send to repair')}
            about={t('asset.takeBack.repair.about', 'It can’t be handed out until the repair is finished.')}
            checked={typed.toRepair}
            onChange={(toRepair) => change({ toRepair })}
          />
        </Stack>
      )}
    </FilledQuestion>
  );
}

function Move({ asset, verb, dialog }: Asked & { verb: AssetStateVerb }) {
  const { t } = useTranslation();
  const { assetId, version, holder } = asset;
  const follows: Readonly<Record<AssetStateVerb, string>> = {
    repair: t('asset.follows.repair', 'It can’t be handed out until the repair is finished.'),
    finish_repair: t('asset.follows.finish_repair', 'It can be handed out again.'),
    lose: holder
      ? t('asset.follows.lose.held', 'We’ll let {{name}} know that it needn’t be returned any more.', {
          name: holder.fullName,
        })
      : t('asset.follows.lose', 'It can’t be handed out until it is found.'),
    find: t('asset.follows.find', 'It can be handed out again.'),
    retire: t('asset.follows.retire', 'It’s removed from the list. Its history is kept.'),
    restore: t('asset.follows.restore', 'It can be handed out again.'),
  };
  return (
    <FilledQuestion
      dialog={dialog}
      danger={verb === 'lose' || verb === 'retire'}
      title={`${actNames[verb](t)}: ${asset.name}`}
      consequences={[follows[verb]]}
      confirm={actNames[verb](t)}
      send={useSend(moveAsset)}
      initial={{ note: '' }}
      request={({ note }) => ({ assetId, version, verb, note })}
    >
      {({ typed: { note }, change }) => (
        <HindiField
          long
          label={t('asset.move.note', 'Note (optional)')}
          value={note}
          maxLength={500}
          onText={(next) => change({ note: next })}
        />
      )}
    </FilledQuestion>
  );
}

/** The dialogs of an asset, each by its address; those that this person may not use never open. */
export function AssetDialogs({ asset }: { asset: Asset }) {
  const handOut = useUrlDialog('hand-out');
  const takeBack = useUrlDialog('take-back');
  const move = useUrlDialog('move', ['verb']);
  const verb = assetStateVerbs.find((one) => one === move.get('verb'));
  if (handOut.opened && asset.can.hand_out) return <HandOut asset={asset} dialog={handOut} />;
  if (takeBack.opened && asset.can.take_back) return <TakeBack asset={asset} dialog={takeBack} />;
  if (move.opened && verb && asset.can[verb])
    return <Move key={verb} asset={asset} verb={verb} dialog={move} />;
  return null;
}
