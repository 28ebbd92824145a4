import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';

const tabs = ['applicant', 'notes'] as const;

/** There is room for two columns. */
export const useRoomBeside = (): boolean =>
  useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });

/** An applicant beside what the team writes of them; where both find no room, one after the other by tabs. */
export function BesideNotes({
  notes,
  children,
}: {
  readonly notes: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const isWide = useRoomBeside();
  const tab = useUrlTab(tabs);
  if (isWide) return <TwoColumns side={notes}>{children}</TwoColumns>;
  return (
    <>
      <UrlTabs
        label={t('applicant.parts', 'Parts of the application')}
        tabs={[
          { value: 'applicant', label: t('applicant.title', 'Applicant') },
          { value: 'notes', label: t('applicant.notes', 'Notes') },
        ]}
      />
      {tab === 'notes' ? notes : children}
    </>
  );
}
