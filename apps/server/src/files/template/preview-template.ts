import type { previewTemplate as previewCall } from '@nukkad/contract/files/template/template.api';
import type { TemplatePreview } from '@nukkad/contract/files/template/template.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { SignedInCall } from '../../platform/http/route.ts';
import { fillRecord, fillTemplate } from './fill-template.ts';
import { recordsOf } from './record-fields.ts';
import type { FilledRecord, TemplateDependencies } from './template.interface.ts';

type Asked = EndpointParsed<typeof previewCall>['body'];

/** The one that is named, else the newest; null: there is none for this caller. */
async function recordFor(
  deps: TemplateDependencies,
  call: SignedInCall,
  { recordId, kind, lang, ...asked }: Asked,
): Promise<FilledRecord | null> {
  if (recordId !== undefined) return fillRecord(deps, call, { ...asked, kind, lang }, recordId);
  const { viewer, now } = call;
  const records = recordsOf(deps, kind);
  if (!records?.isFor(viewer)) return null;
  const { db } = deps.platform;
  const [newest] = await records.list(db, viewer, { q: '', most: 1, lang, now });
  return newest ? records.fill(db, viewer, newest.recordId, { lang, now }) : null;
}

/** A text that need not be saved yet, on a real record. */
export async function previewTemplate(
  deps: TemplateDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<TemplatePreview> {
  const record = await recordFor(deps, call, asked);
  const { problems, content, pages, places } = await fillTemplate(deps, call, asked, asked.text, record);
  return {
    recordName: record?.name ?? null,
    problems: [...problems],
    pdf: content && Buffer.from(content).toString('base64'),
    pages,
    places: [...places],
  };
}
