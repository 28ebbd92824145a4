import { istDay } from '@nukkad/contract/kernel/time';
import { HeldPart } from '../../../people/asset/held-part.tsx';
import { OwnHeld } from '../../../people/asset/own-held.tsx';
import { MonthView } from '../../../people/attendance/month-view.tsx';
import { BankPart } from '../../../people/employee-file/bank-part.tsx';
import { DocumentsPart } from '../../../people/employee-file/documents-part.tsx';
import { FileTab } from '../../../people/employee-file/file-tab.tsx';
import { PersonalPart } from '../../../people/employee-file/personal-part.tsx';
import { EmployeePage } from '../../../people/employee/employee-page.tsx';
import { LeavingPart } from '../../../people/leaving/leaving-part.tsx';
import { SettlementPart } from '../../../people/leaving/settlement-part.tsx';
import { NoteList } from '../../../people/note/note-list.tsx';
import { lineName } from '../../../people/payroll/payroll-words.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { BankMessage } from '../../account/bank-message.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/employee.ts';

export const handle = page(({ t }) => ({ title: t('employee.title', 'Employees'), noindex: true }));

export default function Employee({ params }: Route.ComponentProps) {
  const { t, locale } = useTranslation();
  const { profile } = useSession();
  return (
    <EmployeePage
      employeeId={params.employeeId}
      parts={[
        {
          tab: 'personal',
          label: t('employeeFile.tab.personal', 'Personal'),
          draw: ({ employeeId }) => (
            <FileTab employeeId={employeeId}>{(file) => <PersonalPart file={file} />}</FileTab>
          ),
        },
        {
          tab: 'bank',
          label: t('employeeFile.tab.bank', 'Bank'),
          draw: ({ employeeId }) => (
            <FileTab employeeId={employeeId}>
              {(file) => <BankPart file={file} trial={<BankMessage />} />}
            </FileTab>
          ),
        },
        {
          tab: 'documents',
          label: t('employeeFile.tab.documents', 'Documents'),
          draw: ({ employeeId }) => (
            <FileTab employeeId={employeeId}>{(file) => <DocumentsPart file={file} />}</FileTab>
          ),
        },
        {
          tab: 'notes',
          label: t('today.notes', 'Notes'),
          // Shared notes are for managers and the owner.
          isFor: ({ isMe, reportsTo }) =>
            !isMe &&
            (profile?.role === 'Service Partner' ||
              reportsTo.some(({ employeeId }) => employeeId === profile?.staffId)),
          draw: ({ employeeId }) => <NoteList employeeId={employeeId} today={istDay(new Date())} />,
        },
        {
          tab: 'held',
          label: t('asset.part', 'Assets'),
          draw: ({ employeeId, isMe }) =>
            isMe ? <OwnHeld name="held" /> : <HeldPart employeeId={employeeId} />,
        },
        {
          tab: 'attendance',
          label: t('attendance.title', 'Attendance'),
          draw: ({ employeeId }) => <MonthView employeeId={employeeId} />,
        },
        {
          tab: 'leaving',
          label: t('leaving.tab', 'Leaving'),
          isFor: ({ isMe, can }) => !isMe && can.edit,
          draw: ({ employeeId }) => (
            <LeavingPart
              employeeId={employeeId}
              settlement={(leaving) => (
                <SettlementPart leaving={leaving} nameOf={(line, say) => lineName(line, say, locale)} />
              )}
            />
          ),
        },
      ]}
    />
  );
}
