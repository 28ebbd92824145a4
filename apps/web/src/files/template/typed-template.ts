import type { Template, TemplateGuide, TemplateText } from '@nukkad/contract/files/template/template.model';

export interface TypedTemplate {
  readonly name: string;
  readonly enTitle: string;
  readonly enBody: string;
  readonly hiTitle: string;
  readonly hiBody: string;
}

const typedTexts = ({ en, hi }: Pick<Template, 'en' | 'hi'>) => ({
  enTitle: en?.title ?? '',
  enBody: en?.body ?? '',
  hiTitle: hi?.title ?? '',
  hiBody: hi?.body ?? '',
});

export const typedTemplate = (template: Template): TypedTemplate => ({
  name: template.name,
  ...typedTexts(template),
});

export const typedCopy = (name: string, { builtIn }: TemplateGuide): TypedTemplate => ({
  name,
  ...typedTexts(builtIn),
});

/** Null: nothing is written in this language. */
const textOf = (title: string, body: string): TemplateText | null =>
  title.trim() === '' && body.trim() === '' ? null : { title: title.trim(), body: body.trim() };

export const textIn = (typed: TypedTemplate, lang: 'en' | 'hi'): TemplateText | null =>
  lang === 'en' ? textOf(typed.enTitle, typed.enBody) : textOf(typed.hiTitle, typed.hiBody);

export const bodyOf = (typed: TypedTemplate) => ({
  name: typed.name.trim(),
  en: textIn(typed, 'en'),
  hi: textIn(typed, 'hi'),
});
