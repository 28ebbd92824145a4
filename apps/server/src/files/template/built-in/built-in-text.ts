import type { TemplateText } from '@nukkad/contract/files/template/template.model';
import type { Language } from '../../../platform/spoken.rules.ts';

export type BuiltIn = Readonly<Record<Language, TemplateText>>;
