/** Those who leave or have left, as experience and relieving letters name them. */
import * as z from 'zod/mini';
import type { RecordField, TemplateRecords } from '../../files/template/index.ts';
import { readCursor } from '../../platform/http/cursor.ts';
import { hasPermission, organisationOf } from '../../platform/viewer.ts';
import { dayIn } from '../../platform/spoken.rules.ts';
import { contentOf } from './letter/letter-content.ts';
import { mayBeLettered } from './letter/letter.rules.ts';
import type { LeavingDependencies } from './leaving.interface.ts';
import { isOffice } from './leaving.policy.ts';
import { listLetterable } from './leaving-list.store.ts';
import { valuesOf } from './letter/letter-values.ts';
import { findLeaving } from './leaving.store.ts';

const fields: readonly RecordField[] = [
  { name: 'employee.name', type: 'text', title: { en: 'Name', hi: 'नाम' } },
  { name: 'employee.designation', type: 'text', title: { en: 'Designation', hi: 'पद' } },
  { name: 'employee.department', type: 'text', title: { en: 'Department', hi: 'विभाग' } },
  { name: 'employee.joined_on', type: 'day', title: { en: 'First day', hi: 'पहला दिन' } },
  { name: 'employee.last_day_on', type: 'day', title: { en: 'Last day', hi: 'आख़िरी दिन' } },
  { name: 'dues.settled', type: 'flag', title: { en: 'Everything is settled', hi: 'सब हिसाब हो गया है' } },
  { name: 'dues.salary_open', type: 'flag', title: { en: 'Last salary is open', hi: 'आख़िरी वेतन बाक़ी है' } },
  { name: 'dues.expenses', type: 'money', title: { en: 'Expenses to pay back', hi: 'लौटाने के ख़र्च' } },
  { name: 'dues.advances', type: 'money', title: { en: 'Advances to return', hi: 'लौटाने का अग्रिम' } },
  { name: 'dues.loans', type: 'money', title: { en: 'Loans to pay back', hi: 'चुकाने का लोन' } },
];

/** A letter says nothing of who signs it or where: the template does. */
const unsigned = { kind: 'experience', place: '', signatoryName: '' } as const;

export const leavingTemplates = (deps: LeavingDependencies): TemplateRecords => ({
  kinds: ['experience', 'relieving'],
  fields,
  parties: [{ role: 'employee', title: { en: 'The employee', hi: 'कर्मचारी' } }],
  isFor: (viewer) => hasPermission(viewer, 'manage_users.update'),
  list: async (reader, viewer, { q, cursor, most, lang }) => {
    const of = { organisationId: organisationOf(viewer), exceptStaffId: viewer.staffId, q };
    const key = readCursor(cursor, z.tuple([z.iso.date(), z.uuid()]));
    const rows = await listLetterable(reader, of, key && { day: key[0], id: key[1] }, most);
    return rows.map(({ leavingId, fullName, lastDayOn }) => ({
      recordId: leavingId,
      name: fullName,
      note: dayIn(lang, lastDayOn),
      key: [lastDayOn, leavingId],
    }));
  },
  fill: async (reader, viewer, leavingId, { lang, now }) => {
    const row = await findLeaving(reader, { organisationId: organisationOf(viewer), leavingId });
    if (!row || !isOffice(viewer, row) || !mayBeLettered(row.status)) return null;
    const [content, people] = await Promise.all([
      contentOf(deps, reader, row, { ...unsigned, lang }, now),
      deps.account.getPeople(reader, [row.userId]),
    ]);
    const { fullName } = content;
    return {
      name: fullName,
      values: valuesOf(content),
      parties: [
        { role: 'employee', name: fullName, mobileNumber: people.get(row.userId)?.mobileNumber || null },
      ],
    };
  },
});
