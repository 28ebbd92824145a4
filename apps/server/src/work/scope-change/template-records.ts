/** Changes of projects, as templates of a business name them. */
import { istDay } from '@nukkad/contract/kernel/time';
import type { RecordField, TemplateRecords } from '../../files/template/index.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { dayIn } from '../../platform/spoken.rules.ts';
import { hasPermission, organisationOf } from '../../platform/viewer.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import { findScopeChange, listScopeLines } from './scope-change.store.ts';
import { factsOf } from './scope-facts.ts';
import { listScopeRecords } from './scope-records.store.ts';
import { valuesOf } from './scope-values.ts';

const fields: readonly RecordField[] = [
  { name: 'customer.name', type: 'text', title: { en: 'Name of the customer', hi: 'ग्राहक का नाम' } },
  { name: 'project.number', type: 'text', title: { en: 'Project number', hi: 'प्रोजेक्ट नंबर' } },
  { name: 'project.title', type: 'text', title: { en: 'Project', hi: 'प्रोजेक्ट' } },
  { name: 'change.proposed_on', type: 'day', title: { en: 'Proposed on', hi: 'प्रस्ताव की तारीख़' } },
  { name: 'change.reason', type: 'text', title: { en: 'Why', hi: 'बदलाव क्यों' } },
  { name: 'lines', type: 'list', title: { en: 'Milestones', hi: 'चरण' } },
  { name: 'lines.kind', type: 'text', title: { en: 'New, changed or removed', hi: 'नया, बदला या हटाया' } },
  { name: 'lines.title_before', type: 'text', title: { en: 'Milestone until now', hi: 'अब तक का चरण' } },
  { name: 'lines.amount_before', type: 'money', title: { en: 'Amount until now', hi: 'अब तक की राशि' } },
  {
    name: 'lines.gst_before',
    type: 'number',
    title: { en: 'GST percent until now', hi: 'अब तक GST प्रतिशत' },
  },
  { name: 'lines.due_before', type: 'day', title: { en: 'Due day until now', hi: 'अब तक की आख़िरी तारीख़' } },
  { name: 'lines.title', type: 'text', title: { en: 'Milestone', hi: 'चरण का नाम' } },
  { name: 'lines.amount', type: 'money', title: { en: 'Amount', hi: 'राशि' } },
  { name: 'lines.gst_percent', type: 'number', title: { en: 'GST percent', hi: 'GST प्रतिशत' } },
  { name: 'lines.due_on', type: 'day', title: { en: 'Due day', hi: 'आख़िरी तारीख़' } },
  { name: 'change.total_before', type: 'money', title: { en: 'Total until now', hi: 'अब तक की कुल रकम' } },
  { name: 'change.total_after', type: 'money', title: { en: 'New total', hi: 'नई कुल रकम' } },
  { name: 'change.due_before', type: 'day', title: { en: 'Last day until now', hi: 'अब तक का आख़िरी दिन' } },
  { name: 'change.due_on', type: 'day', title: { en: 'New last day', hi: 'नया आख़िरी दिन' } },
];

export const scopeTemplates = (deps: ScopeChangeDependencies): TemplateRecords => ({
  kinds: ['change'],
  fields,
  parties: [{ role: 'customer', title: { en: 'The customer', hi: 'ग्राहक' } }],
  isFor: (viewer) => hasPermission(viewer, 'customers.view'),
  list: async (reader, viewer, { q, cursor, most, lang }) => {
    const of = { organisationId: organisationOf(viewer), q };
    const rows = await listScopeRecords(reader, of, readInstantCursor(cursor), most);
    return rows.map(({ scopeChangeId, proposedAt, projectNumber, title }) => ({
      recordId: scopeChangeId,
      name: `${projectNumber}, ${title}`,
      note: dayIn(lang, istDay(proposedAt)),
      key: [proposedAt.toISOString(), scopeChangeId],
    }));
  },
  fill: async (reader, viewer, scopeChangeId, { lang }) => {
    const row = await findScopeChange(reader, scopeChangeId);
    if (row?.organisationId !== viewer.organisationId) return null;
    const project = await deps.project.find(reader, viewer, row.projectId);
    if (!project || !hasPermission(viewer, 'customers.view')) return null;
    const lines = await listScopeLines(reader, [scopeChangeId]);
    const facts = { ...(await factsOf(deps, reader, { project, row }, lines)), lang };
    // The number of who asked for quotes is known to the business that they agreed with.
    const asked = project.rfqId === null ? null : project.buyerId;
    const people = await deps.account.getPeople(reader, asked === null ? [] : [asked]);
    const mobileNumber = people.get(asked ?? '')?.mobileNumber || null;
    return {
      name: `${facts.projectNumber}, ${facts.projectTitle}`,
      values: valuesOf(facts),
      parties: [{ role: 'customer', name: facts.customerName, mobileNumber }],
    };
  },
});
