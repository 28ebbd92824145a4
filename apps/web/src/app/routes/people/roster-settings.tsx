import { RosterRulesForm } from '../../../people/shift/roster-rules-form.tsx';
import { ShiftTypes } from '../../../people/shift/shift-types.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { UrlTabs, useUrlTab } from '../../../ui/page/url-tabs.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('rosterRules.title', 'Shift types and limits'),
  noindex: true,
}));

export default function RosterSettings() {
  const { t } = useTranslation();
  const tab = useUrlTab(['types', 'limits']);
  return (
    <Page title={t('rosterRules.title', 'Shift types and limits')} narrow>
      <UrlTabs
        label={t('rosterRules.title', 'Shift types and limits')}
        tabs={[
          { value: 'types', label: t('shiftType.tab', 'Shift types') },
          { value: 'limits', label: t('rosterRules.tab', 'Limits and swaps') },
        ]}
      />
      {tab === 'types' && <ShiftTypes />}
      {tab === 'limits' && <RosterRulesForm />}
    </Page>
  );
}
