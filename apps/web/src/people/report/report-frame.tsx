import { mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import { SheetTool } from '@nukkad/lists/sheet-tool';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type WorkSheet, sheetCalls } from '../../nouns/work-list/sheet.queries.ts';
import { useSheetApp } from '../../nouns/work-list/use-sheet-app.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { useSession } from '../../platform/session/use-session.ts';
import buttons from '../../ui/press/button.module.css';
import { Page } from '../../ui/page/page.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { PageTabs } from '../../ui/page/url-tabs.tsx';
import { Row } from '../../ui/page/parts.tsx';

const periods = ['12', '6', '3'] as const;

/** How many months the address asks for (`?months=6`), the present one last; a year where it says none. */
export function useMonths(): string {
  const [search] = useSearchParams();
  return periods.find((one) => one === search.get('months')) ?? periods[0];
}

const reports = (t: Translate) => [
  { to: '/people/reports', label: t('report.headcount', 'Headcount') },
  { to: '/people/reports/attendance', label: t('report.attendance', 'Attendance') },
  { to: '/people/reports/overtime', label: t('report.overtime', 'Overtime') },
  { to: '/people/reports/leave', label: t('report.leave', 'Leave left') },
  { to: '/people/reports/leave-taken', label: t('report.taken', 'Leave taken') },
  { to: '/people/reports/cost', label: t('report.cost', 'Cost') },
];

function Period() {
  const { t, plural } = useTranslation();
  const [, setSearch] = useSearchParams();
  return (
    <SelectField
      label={t('report.period', 'Period')}
      value={useMonths()}
      options={periods.map((value) => ({
        value,
        label: plural('report.months', Number(value), {
          one: 'Last {{count}} month',
          other: 'Last {{count}} months',
        }),
      }))}
      onChange={({ target }) =>
        setSearch(
          (before) => {
            const next = new URLSearchParams(before);
            next.set('months', target.value);
            return next;
          },
          { preventScrollReset: true, replace: true },
        )
      }
    />
  );
}

/** The reports under one heading; each person sees the tabs that they may open. */
export function ReportFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { profile } = useSession();
  const [search] = useSearchParams();
  const months = search.get('months');
  const kept = months === null ? '' : `?months=${encodeURIComponent(months)}`;
  const open = reports(t).filter(({ to }) => mayOpen(to, profile && guardProfileOf(profile)).enter);
  return (
    <Page title={t('reports.title', 'Reports')}>
      <PageTabs
        pages={open.map(({ to, label }) => ({ to: `${to}${kept}`, label }))}
        label={t('reports.title', 'Reports')}
      />
      {children}
    </Page>
  );
}

/** The period of a report and its file, above the charts. */
export function ReportTools({ list, isEmpty }: { list: WorkSheet; isEmpty: boolean }) {
  const months = useMonths();
  return (
    <Row gap={0.75} align="end" justify="space-between" above={1} below={1}>
      <Period />
      <SheetTool
        file={{ filters: { months }, calls: sheetCalls(list) }}
        app={useSheetApp()}
        disabled={isEmpty}
        className={buttons.button}
      />
    </Row>
  );
}
