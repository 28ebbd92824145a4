import type { TemplateLang, TemplateText } from '@nukkad/contract/files/template/template.model';
import { type TemplateKind, templateErrors } from '@nukkad/contract/files/template/template.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import { longDay } from '../../platform/templating/template-values.ts';
import type { FieldValues, FilledTemplate } from '../../platform/templating/templating.ts';
import { organisationOf } from '../../platform/viewer.ts';
import { partiesOf, recordsOf, shapesOf } from './record-fields.ts';
import type { FilledRecord, PaperBusiness, TemplateDependencies } from './template.interface.ts';

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

export interface Filling {
  readonly kind: TemplateKind;
  readonly lang: Language;
  readonly organisationId: string;
  /** Whose files wait, and who is paused where they are too heavy. */
  readonly by: string;
  /** The day of it is that of the paper. */
  readonly at: Date;
  readonly signer: { readonly name: string; readonly title: string | null; readonly place: string | null };
  /** As it was called when the paper was issued; left out: as it is today. */
  readonly business?: Pick<PaperBusiness, 'name' | 'logo'> | undefined;
}

/** Fills and draws a text in a reader process; without values it is looked through alone. */
export async function fillText(
  deps: TemplateDependencies,
  { kind, lang, organisationId, by, at, signer, business: issuedBy }: Filling,
  text: TemplateText,
  values: FieldValues | null,
): Promise<FilledTemplate> {
  const { config, db, readers } = deps.platform;
  const records = recordsOf(deps, kind);
  const business = { ...(await deps.business.single()(db, organisationId)), ...issuedBy };
  const today = istDay(at);
  const common = {
    'business.name': business.name,
    'business.gst_number': business.gstNumber,
    today,
    'signer.name': signer.name,
    'signer.title': signer.title,
    'signer.place': signer.place,
  };
  const content = Buffer.from(text.body, 'utf8');
  return readers.read(
    'template',
    { fileName: 'template.md', mediaType: 'text/markdown', content },
    {
      by,
      refusals: { unreadable: templateErrors.template_has_problems },
      options: {
        title: text.title,
        lang,
        fields: shapesOf(records),
        roles: partiesOf(records).map(({ role }) => role),
        values: values && { ...values, ...common },
        board: {
          brand: config.BRAND_NAME,
          business: business.name,
          below: longDay(today, lang),
          logo: business.logo,
          madeAt: at,
        },
      },
    },
  );
}

/** For the caller, on the present day; without a record it is looked through alone. */
export async function fillTemplate(
  deps: TemplateDependencies,
  call: SignedInCall,
  { kind, lang, signer = {} }: Wanted,
  text: TemplateText,
  record: FilledRecord | null,
): Promise<FilledTemplate> {
  const { viewer, now } = call;
  const name = await signerName(deps, call, signer);
  const of = { kind, lang, organisationId: organisationOf(viewer), by: viewer.userId, at: now };
  const signing = { name, title: signer.title ?? null, place: signer.place ?? null };
  return fillText(deps, { ...of, signer: signing }, text, record?.values ?? null);
}
