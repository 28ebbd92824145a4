import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { getLegalEdition } from '@nukkad/contract/office/legal/legal.api';
import type { LegalBody, LegalFigure } from '@nukkad/contract/office/legal/legal.model';
import type { Figures } from '@nukkad/contract/office/legal/legal.rules';

export type LegalEdition = EndpointAnswer<typeof getLegalEdition>;

export const typedOf = (edition: LegalEdition['edition']): LegalBody => ({
  titleEn: edition.titleEn,
  titleHi: edition.titleHi,
  wordsEn: edition.wordsEn,
  wordsHi: edition.wordsHi,
  bodyEn: edition.bodyEn,
  bodyHi: edition.bodyHi,
  changeEn: edition.changeEn,
  changeHi: edition.changeHi,
  mustAgree: edition.mustAgree,
  agreeAfterDays: edition.agreeAfterDays,
});

/** One that says nothing now leaves its line out, as on the page; one of several lines has them beside each other. */
export const figuresOf = (figures: readonly LegalFigure[], lang: 'en' | 'hi'): Figures =>
  Object.fromEntries(
    figures.map((figure) => {
      const lines = figure[lang].split(' · ');
      return [figure.name, figure[lang] === '' ? null : lines.length > 1 ? lines : figure[lang]];
    }),
  );

export interface LegalFieldsProps {
  readonly fields: LegalBody;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (change: Partial<LegalBody>) => void;
}
