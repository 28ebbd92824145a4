import type { TemplateLang, TemplateText } from '@nukkad/contract/files/template/template.model';
import { type TemplateKind, templateErrors } from '@nukkad/contract/files/template/template.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { longDay } from '../../platform/templating/template-values.ts';
import type { FilledTemplate } from '../../platform/templating/templating.ts';
import { organisationOf } from '../../platform/viewer.ts';
import { partiesOf, recordsOf, shapesOf } from './record-fields.ts';
import type { FilledRecord, TemplateDependencies } from './template.interface.ts';

interface Signer {
  readonly name?: string | undefined;
  readonly title?: string | undefined;
  readonly place?: string | undefined;
}

export interface Wanted {
  readonly kind: TemplateKind;
  readonly lang: TemplateLang;
  readonly signer?: Signer | undefined;
}

/** Who signs for the business: as given, else the caller. */
export async function signerName(
  { envelope, platform }: TemplateDependencies,
  { viewer }: SignedInCall,
  signer: Signer = {},
): Promise<string> {
  return signer.name || envelope.people.single().nameOf(platform.db, viewer.userId);
}

/** A record of the kind; 404 where it is not there for this caller. */
export async function fillRecord(
  deps: TemplateDependencies,
  { viewer, now }: SignedInCall,
  { kind, lang }: Wanted,
  recordId: string,
): Promise<FilledRecord> {
  const records = recordsOf(deps, kind);
  if (!records?.isFor(viewer)) return refuse(templateErrors.template_record_not_found);
  const record = await records.fill(deps.platform.db, viewer, recordId, { lang, now });
  return record ?? refuse(templateErrors.template_record_not_found);
}

/** Fills and draws a text in a reader process; without a record it is looked through alone. */
export async function fillTemplate(
  deps: TemplateDependencies,
  call: SignedInCall,
  { kind, lang, signer = {} }: Wanted,
  text: TemplateText,
  record: FilledRecord | null,
): Promise<FilledTemplate> {
  const { config, db, readers } = deps.platform;
  const { viewer, now } = call;
  const records = recordsOf(deps, kind);
  const [business, name] = await Promise.all([
    deps.business.single()(db, organisationOf(viewer)),
    signerName(deps, call, signer),
  ]);
  const today = istDay(now);
  const common = {
    'business.name': business.name,
    'business.gst_number': business.gstNumber,
    today,
    'signer.name': name,
    'signer.title': signer.title ?? null,
    'signer.place': signer.place ?? null,
  };
  const file = {
    fileName: 'template.md',
    mediaType: 'text/markdown',
    content: Buffer.from(text.body, 'utf8'),
  };
  return readers.read('template', file, {
    by: viewer.userId,
    refusals: { unreadable: templateErrors.template_has_problems },
    options: {
      title: text.title,
      lang,
      fields: shapesOf(records),
      roles: partiesOf(records).map(({ role }) => role),
      values: record && { ...record.values, ...common },
      board: {
        brand: config.BRAND_NAME,
        business: business.name,
        below: longDay(today, lang),
        logo: business.logo,
        madeAt: now,
      },
    },
  });
}
