import type { listTemplateRecords as recordsCall } from '@nukkad/contract/files/template/template.api';
import type { TemplateGuide, TemplateRecord } from '@nukkad/contract/files/template/template.model';
import type { TemplateKind } from '@nukkad/contract/files/template/template.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import { pageFrom } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { builtIn } from './built-in/built-in.ts';
import { fieldsOf, partiesOf, recordsOf } from './record-fields.ts';
import type { NamedRecord, TemplateDependencies } from './template.interface.ts';

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
  { kind, q = '', cursor, limit }: EndpointParsed<typeof recordsCall>['query'],
): Promise<Page<TemplateRecord>> {
  const records = recordsOf(deps, kind);
  if (!records?.isFor(viewer)) return { items: [], nextCursor: null };
  const rows = await records.list(deps.platform.db, viewer, { q, cursor, most: limit + 1, lang, now });
  const present = ({ recordId, name, note }: NamedRecord) => ({ recordId, name, note });
  return pageFrom(rows, limit, present, ({ key }) => key);
}
