import IconScan from '@tabler/icons-react/dist/esm/icons/IconScan.mjs';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import type { ScanTarget } from './scan-target.ts';

/** Leads to the scanner, whose PDF comes into this folder. */
export function ScanLink({ space, parentId }: ScanTarget) {
  const { t } = useTranslation();
  const query = new URLSearchParams({ space, ...(parentId !== null && { folder: parentId }) });
  return (
    <ButtonLink to={`/drive/scan?${query}`} tone="plain" icon={<IconScan size={20} aria-hidden />}>
      {t('scan.open', 'Scan')}
    </ButtonLink>
  );
}
