import { templateErrors } from '@nukkad/contract/files/template/template.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DriveInterface } from '../drive/index.ts';
import type { EnvelopeInterface } from '../envelope/index.ts';
import { ownPaperOf } from './paper/own-paper.ts';
import type { PaperBusinessOf, TemplateInterface, TemplateRecords } from './template.interface.ts';
import { templateRoutes } from './template.routes.ts';

export type { OwnPaper, PaperAsked, PaperText } from './paper/paper.interface.ts';
export type {
  AskedRecords,
  FilledRecord,
  NamedRecord,
  PaperBusiness,
  PaperBusinessOf,
  RecordField,
  RecordParty,
  TemplateInterface,
  TemplateRecords,
} from './template.interface.ts';

interface Interfaces {
  readonly drive: DriveInterface;
  readonly envelope: EnvelopeInterface;
}

/** Texts of a business that are filled from its records. */
export function createTemplateDomain(
  platform: Platform,
  { drive, envelope }: Interfaces,
): Domain & TemplateInterface {
  const records = extensionPoint<TemplateRecords>('template.records');
  const business = extensionPoint<PaperBusinessOf>('template.business');
  const deps = { platform, drive, envelope, records, business };
  return {
    name: 'template',
    routes: templateRoutes(deps),
    constraints: {
      document_template_name: templateErrors.template_name_taken,
      document_template_in_use: templateErrors.template_changed,
    },
    records,
    business,
    paper: ownPaperOf(deps),
  };
}

export const template = domainOn({
  needs: ['drive', 'envelope'],
  create: createTemplateDomain,
});
