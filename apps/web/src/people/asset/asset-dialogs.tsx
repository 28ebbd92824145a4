import { type AssetStateVerb, assetStateVerbs } from '@nukkad/contract/people/asset/asset.noun';
import {
  type Asset,
  type AssetCondition,
  assetConditions,
  assetPhotoLimits,
} from '@nukkad/contract/people/asset/asset.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { PhotoPicker } from '../../ui/photo-picker.tsx';
import { choosing } from '../../ui/choosing.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { SwitchLine } from '../../ui/switch-line.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { actNames, conditionNames } from './asset-words.ts';
import { Stack } from '../../ui/parts.tsx';
import { useHandOut, useMoveAsset, useTakeBack } from './asset.queries.ts';
import { HolderField } from './holder-field.tsx';

interface Asked {
  readonly asset: Asset;
  readonly onClose: () => void;
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

function HandOut({ asset, onClose }: Asked) {
  const { t } = useTranslation();
  const handOut = useHandOut();
  const [to, setTo] = useState<{ staffId: string; fullName: string } | null>(null);
  const [condition, setCondition] = useState(asset.condition);
  const [dueOn, setDueOn] = useState('');
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const send = async () => {
    const { assetId, version } = asset;
    const staffId = to?.staffId ?? '';
    await handOut.mutateAsync({
      assetId,
      version,
      staffId,
      condition,
      note,
      photos,
      ...(dueOn && { dueOn }),
    });
    toast.success(t('asset.handOut.done', 'Handed out'));
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('asset.handOut.title', 'Hand out “{{name}}”', { name: asset.name })}
      consequences={[
        to
          ? t('asset.handOut.told', 'We’ll ask {{name}} to confirm having it.', { name: to.fullName })
          : t('asset.handOut.choose', 'Choose who gets it. They confirm having it.'),
      ]}
      confirm={t('asset.handOut', 'Hand out')}
      disabled={to === null}
      onConfirm={send}
    >
      <Stack gap={1}>
        <HolderField
          staffId={to?.staffId ?? null}
          onStaffId={(staffId, fullName) => setTo({ staffId, fullName })}
        />
        <ConditionField condition={condition} onCondition={setCondition} />
        <Photos files={photos} onFiles={setPhotos} />
        <DayField
          label={t('asset.handOut.due', 'Due back on (optional)')}
          value={dueOn}
          min={istDay(new Date())}
          onDay={setDueOn}
        />
        <HindiField
          long
          label={t('asset.handOut.note', 'Note for the employee (optional)')}
          value={note}
          maxLength={500}
          onText={setNote}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function TakeBack({ asset, onClose }: Asked) {
  const { t } = useTranslation();
  const takeBack = useTakeBack();
  const [condition, setCondition] = useState(asset.condition);
  const [toRepair, setToRepair] = useState(false);
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const name = asset.holder?.fullName ?? '';
  const send = async () => {
    const { assetId, version } = asset;
    await takeBack.mutateAsync({ assetId, version, condition, note, toRepair, photos });
    toast.success(t('asset.takeBack.done', 'Taken back'));
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('asset.takeBack.title', 'Take back “{{name}}”', { name: asset.name })}
      consequences={[t('asset.takeBack.told', 'We’ll send {{name}} the condition and your note.', { name })]}
      confirm={t('asset.takeBack', 'Take back')}
      onConfirm={send}
    >
      <Stack gap={1}>
        <ConditionField condition={condition} onCondition={setCondition} />
        <HindiField
          long
          label={t('asset.takeBack.note', 'Damage or missing parts (optional)')}
          value={note}
          maxLength={500}
          onText={setNote}
        />
        <Photos files={photos} onFiles={setPhotos} />
        <SwitchLine
          title={t('asset.takeBack.repair', 'Send to repair')}
          about={t('asset.takeBack.repair.about', 'It can’t be handed out until the repair is finished.')}
          checked={toRepair}
          onChange={setToRepair}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function Move({ asset, verb, onClose }: Asked & { verb: AssetStateVerb }) {
  const { t } = useTranslation();
  const move = useMoveAsset();
  const [note, setNote] = useState('');
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
    <ConfirmDialog
      opened
      danger={verb === 'lose' || verb === 'retire'}
      onClose={onClose}
      title={`${actNames[verb](t)}: ${asset.name}`}
      consequences={[follows[verb]]}
      confirm={actNames[verb](t)}
      onConfirm={() => move.mutateAsync({ assetId, version, verb, note })}
    >
      <HindiField
        long
        label={t('asset.move.note', 'Note (optional)')}
        value={note}
        maxLength={500}
        onText={setNote}
      />
    </ConfirmDialog>
  );
}

/** The dialogs of an asset, each by its address; those that this person may not use never open. */
export function AssetDialogs({ asset }: { asset: Asset }) {
  const handOut = useUrlDialog('hand-out');
  const takeBack = useUrlDialog('take-back');
  const move = useUrlDialog('move', ['verb']);
  const verb = assetStateVerbs.find((one) => one === move.get('verb'));
  if (handOut.opened && asset.can.hand_out) return <HandOut asset={asset} onClose={handOut.close} />;
  if (takeBack.opened && asset.can.take_back) return <TakeBack asset={asset} onClose={takeBack.close} />;
  if (move.opened && verb && asset.can[verb])
    return <Move key={verb} asset={asset} verb={verb} onClose={move.close} />;
  return null;
}
