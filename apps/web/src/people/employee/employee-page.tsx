import type { EmployeeProfile } from '@nukkad/contract/people/employee/employee.model';
import type { ReactNode } from 'react';
import { CreateDocumentLink } from '../../nouns/template/create-document-link.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Acts } from '../../ui/press/acts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { EditEmployee } from './edit-employee.tsx';
import { dayInWords, workStateWords } from './employee-words.ts';
import { useEmployee } from './employee.queries.ts';

function EditLink() {
  const { t } = useTranslation();
  const link = useDialogLink('work');
  return (
    <ButtonLink {...link} tone="plain">
      {t('employee.edit', 'Edit work details')}
    </ButtonLink>
  );
}

function Work({ employee }: { employee: EmployeeProfile }) {
  const { t, locale } = useTranslation();
  const { department, reportsTo, employeeCode, mobileNumber, joinedOn, lastDayOn, earlier, workState } =
    employee;
  const managers = reportsTo.map(({ fullName }) => fullName).join(' › ');
  return (
    <>
      <Card>
        <Facts>
          <Fact name={t('employee.state', 'Status')}>{workStateWords[workState](t)}</Fact>
          <Fact name={t('employee.designation', 'Role')}>{employee.designation}</Fact>
          <Fact name={t('employee.department', 'Department')}>{department?.name}</Fact>
          <Fact name={t('employee.manager', 'Reports to')}>
            {managers || t('employee.owner', 'The owner')}
          </Fact>
          <Fact name={t('employee.code', 'Employee number')}>{employeeCode}</Fact>
          <Fact name={t('employee.mobile', 'Mobile number')}>
            <a href={`tel:+91${mobileNumber}`}>{`+91 ${mobileNumber}`}</a>
          </Fact>
          <Fact name={t('employee.first', 'First day')}>{dayInWords(joinedOn, locale)}</Fact>
          <Fact name={t('employee.lastDay', 'Last day')}>{lastDayOn && dayInWords(lastDayOn, locale)}</Fact>
          <Fact name={t('employee.earlier', 'Worked here before')}>
            {earlier
              .map((one) => `${dayInWords(one.joinedOn, locale)} – ${dayInWords(one.lastDayOn, locale)}`)
              .join(', ')}
          </Fact>
        </Facts>
      </Card>
      <Acts>
        {employee.can.edit && <EditLink />}
        {!employee.isMe && <CreateDocumentLink kind="appointment" recordId={employee.employeeId} />}
      </Acts>
      <EditEmployee employee={employee} />
    </>
  );
}

/** A part of the file that another feature shows, under a tab of its own. */
export interface FilePart {
  readonly tab: string;
  readonly label: string;
  /** Left out: for everyone who reads the file. */
  readonly isFor?: (employee: EmployeeProfile) => boolean;
  readonly draw: (employee: EmployeeProfile) => ReactNode;
}

/** The file of an employee: their place at work, and the parts of other features. */
export function EmployeePage({ employeeId, parts }: { employeeId: string; parts: readonly FilePart[] }) {
  const { t } = useTranslation();
  const query = useEmployee(employeeId);
  const tab = useUrlTab(['work', ...parts.map((part) => part.tab)]);
  const list = { to: '/people/employees', label: t('employee.title', 'Employees') };
  // Not everyone who has a file reads the list.
  const back = query.data?.isMe ? { to: '/people/today', label: t('today.title', 'Today’s plan') } : list;
  return (
    <Page title={<span translate="no">{query.data?.fullName ?? list.label}</span>} back={back}>
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={<ButtonLink to={list.to}>{list.label}</ButtonLink>}
      >
        {(employee) => {
          const shown = parts.filter(({ isFor }) => isFor?.(employee) ?? true);
          return (
            <>
              <UrlTabs
                label={t('employee.tabs', 'Parts of the file')}
                tabs={[
                  { value: 'work', label: t('employee.tab.work', 'Work') },
                  ...shown.map((part) => ({ value: part.tab, label: part.label })),
                ]}
              />
              {shown.find((part) => part.tab === tab)?.draw(employee) ?? <Work employee={employee} />}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
