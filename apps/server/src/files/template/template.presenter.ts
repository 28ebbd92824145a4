import type {
  Template,
  TemplateCard,
  TemplateText,
  TemplateVersion,
} from '@nukkad/contract/files/template/template.model';
import { isPaperKind } from '@nukkad/contract/files/template/template.noun';
import type { Viewer } from '../../platform/viewer.ts';
import { mayChangeTemplate } from './template.policy.ts';
import type { ListedTemplate, TemplateRow, VersionRow } from './template.store.ts';

const textOf = (title: string | null, body: string | null): TemplateText | null =>
  title === null || body === null ? null : { title, body };

export const textsOf = ({ titleEn, bodyEn, titleHi, bodyHi }: VersionRow) => ({
  en: textOf(titleEn, bodyEn),
  hi: textOf(titleHi, bodyHi),
});

type Answered<Shape extends { templateId: unknown }> = Omit<Shape, 'templateId'> & { templateId: string };

const facts = (row: TemplateRow, viewer: Viewer) => {
  const may = mayChangeTemplate(viewer, row) && row.removedAt === null;
  return {
    templateId: row.templateId,
    kind: row.kind,
    name: row.name,
    versionNumber: row.versionNumber,
    updatedAt: row.updatedAt.toISOString(),
    isInUse: row.inUseSince !== null && row.removedAt === null,
    can: { edit: may, create: may, use: may && isPaperKind(row.kind) },
  };
};

export const presentCard = (row: ListedTemplate, viewer: Viewer): Answered<TemplateCard> => ({
  ...facts(row, viewer),
  langs: [...(row.hasEn ? (['en'] as const) : []), ...(row.hasHi ? (['hi'] as const) : [])],
});

export function presentTemplate(row: TemplateRow, text: VersionRow, viewer: Viewer): Answered<Template> {
  const { en, hi } = textsOf(text);
  return {
    ...facts(row, viewer),
    langs: [...(en ? (['en'] as const) : []), ...(hi ? (['hi'] as const) : [])],
    en,
    hi,
    isRemoved: row.removedAt !== null,
    isUsed: text.usedAt !== null,
    version: row.version,
  };
}

export const presentVersion = (row: VersionRow): TemplateVersion => ({
  versionNumber: row.versionNumber,
  createdAt: row.createdAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
  ...textsOf(row),
});
