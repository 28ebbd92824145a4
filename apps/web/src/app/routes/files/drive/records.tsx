import { recordFolders } from '@nukkad/contract/files/drive/record.noun';
import { isOneOf } from '@nukkad/contract/kernel/record';
import { RecordsPage } from '../../../../files/drive/records-page.tsx';
import { ButtonLink } from '../../../../ui/press/button-link.tsx';
import { useTranslation } from '../../../../platform/i18n/use-translation.ts';
import { ErrorState } from '../../../../ui/state/error-state.tsx';
import { page } from '../../../page-head.tsx';
import type { Route } from './+types/records.ts';

export const handle = page(({ t }) => ({ title: t('drive.records', 'Records'), noindex: true }));

export default function DriveRecords({ params: { folder } }: Route.ComponentProps) {
  const { t } = useTranslation();
  if (isOneOf(recordFolders, folder)) return <RecordsPage key={folder} folder={folder} />;
  return (
    <ErrorState
      status={404}
      action={
        <ButtonLink to="/drive" tone="plain">
          {t('drive.toFiles', 'View your files')}
        </ButtonLink>
      }
    />
  );
}
