import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import styles from './service-contents.module.css';

function Contents({ title, lines, held }: { title: string; lines: readonly string[]; held: boolean }) {
  if (lines.length === 0) return null;
  const Icon = held ? IconCheck : IconX;
  return (
    <div>
      <h2>{title}</h2>
      <ul data-held={held}>
        {lines.map((line) => (
          <li key={line}>
            <Icon size={20} stroke={3} aria-hidden /> {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Included and excluded parts of the price: shown before booking. */
export function ServiceContents({
  includes,
  excludes,
}: {
  includes: readonly string[];
  excludes: readonly string[];
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.contents}>
      <Contents title={t('service.includes', 'Included')} lines={includes} held />
      <Contents title={t('service.excludes', 'Not included')} lines={excludes} held={false} />
    </div>
  );
}
