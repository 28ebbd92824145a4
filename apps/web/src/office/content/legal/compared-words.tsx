import type { ComparedBlock } from '@nukkad/contract/office/legal/compare-words';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import styles from './legal.module.css';

/** Marked by words as well as by colour. */
export function ComparedWords({ blocks }: { blocks: readonly ComparedBlock[] }) {
  const { t } = useTranslation();
  const marks = { gone: t('legal.gone', 'Removed'), new: t('legal.new', 'New') };
  return (
    <div className={styles.blocks}>
      {blocks.map(({ kind, words, change }, at) => (
        <p key={`${at} ${change}`} data-kind={kind} data-change={change}>
          {change === 'same' ? (
            words
          ) : (
            <>
              <b>{marks[change]}</b>
              {change === 'gone' ? <del>{words}</del> : <ins>{words}</ins>}
            </>
          )}
        </p>
      ))}
    </div>
  );
}
