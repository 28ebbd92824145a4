import { mostTemplateRecords } from '@nukkad/contract/files/template/template.model';
import type { TemplateGuide, TemplateRecord } from '@nukkad/contract/files/template/template.model';
import type { TemplateKind } from '@nukkad/contract/files/template/template.noun';
import type { SignedInCall } from '../../platform/http/route.ts';
import { builtIn } from './built-in/built-in.ts';
import { fieldsOf, partiesOf, recordsOf } from './record-fields.ts';
import type { TemplateDependencies } from './template.interface.ts';

export function readGuide(
  deps: TemplateDependencies,
  { viewer, lang }: SignedInCall,
  kind: TemplateKind,
): Promise<TemplateGuide> {
  const records = recordsOf(deps, kind);
  return Promise.resolve({
    kind,
    canCreate: records?.isFor(viewer) ?? false,
    builtIn: { ...builtIn[kind] },
    fields: fieldsOf(records).map(({ name, type, title }) => ({ name, type, title: title[lang] })),
    roles: partiesOf(records).map(({ role, title }) => ({ role, title: title[lang] })),
  });
}

/** None to who may not read them. */
export async function readRecords(
  deps: TemplateDependencies,
  { viewer, lang, now }: SignedInCall,
  { kind, q = '' }: { readonly kind: TemplateKind; readonly q?: string | undefined },
): Promise<{ records: TemplateRecord[] }> {
  const records = recordsOf(deps, kind);
  if (!records?.isFor(viewer)) return { records: [] };
  const asked = { q, limit: mostTemplateRecords, lang, now };
  return { records: [...(await records.list(deps.platform.db, viewer, asked))] };
}
