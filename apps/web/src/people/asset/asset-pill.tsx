import type { AssetStatus } from '@nukkad/contract/people/asset/asset.lifecycle';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { statusNames } from './asset-words.ts';
import styles from './asset.module.css';

/** Where an asset is; what someone has to look after stands out. */
export function AssetPill({ status }: { status: AssetStatus }) {
  const { t } = useTranslation();
  return (
    <span className={styles.pill} data-status={status}>
      {statusNames[status](t)}
    </span>
  );
}
