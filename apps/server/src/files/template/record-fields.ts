/** What every template can write, beside the fields of its records. */
import type { TemplateKind } from '@nukkad/contract/files/template/template.noun';
import type { FieldShape } from '../../platform/templating/templating.ts';
import type {
  RecordField,
  RecordParty,
  TemplateDependencies,
  TemplateRecords,
} from './template.interface.ts';

const commonFields: readonly RecordField[] = [
  { name: 'business.name', type: 'text', title: { en: 'Name of the business', hi: 'बिज़नेस का नाम' } },
  { name: 'business.gst_number', type: 'text', title: { en: 'GST number', hi: 'GST नंबर' } },
  { name: 'today', type: 'day', title: { en: 'Today', hi: 'आज की तारीख़' } },
  { name: 'signer.name', type: 'text', title: { en: 'Who signs', hi: 'साइन करने वाले का नाम' } },
  { name: 'signer.title', type: 'text', title: { en: 'Their designation', hi: 'उनका पद' } },
  { name: 'signer.place', type: 'text', title: { en: 'Place of signing', hi: 'साइन की जगह' } },
];

export const businessRole = 'business';
const commonParties: readonly RecordParty[] = [
  { role: businessRole, title: { en: 'The business', hi: 'बिज़नेस' } },
];

/** Null: no domain of this composition keeps such records. */
export const recordsOf = ({ records }: TemplateDependencies, kind: TemplateKind): TemplateRecords | null =>
  records.answers.find(({ kinds }) => kinds.includes(kind)) ?? null;

export const fieldsOf = (records: TemplateRecords | null): readonly RecordField[] => [
  ...(records?.fields ?? []),
  ...commonFields,
];

export const partiesOf = (records: TemplateRecords | null): readonly RecordParty[] => [
  ...(records?.parties ?? []),
  ...commonParties,
];

export const shapesOf = (records: TemplateRecords | null): FieldShape[] =>
  fieldsOf(records).map(({ name, type }) => ({ name, type }));
