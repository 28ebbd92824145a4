import type { AssetStatus } from '@nukkad/contract/people/asset/asset.noun';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type StateTone, StatePill } from '../../ui/state/state-pill.tsx';
import { statusNames } from './asset-words.ts';

const tones: Readonly<Record<AssetStatus, StateTone>> = {
  available: 'good',
  handed_out: 'due',
  held: 'quiet',
  disputed: 'bad',
  in_repair: 'due',
  lost: 'bad',
  retired: 'quiet',
};

/** Where an asset is; what someone has to look after stands out. */
export function AssetPill({ status }: { status: AssetStatus }) {
  const { t } = useTranslation();
  return <StatePill tone={tones[status]}>{statusNames[status](t)}</StatePill>;
}
