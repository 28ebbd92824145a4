/** The letter of an offer on the paper of its business, where it has chosen one. */
import type { DrawnAgreement } from '../../files/envelope/index.ts';
import type { PaperAsked } from '../../files/template/index.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import type { LetterContent } from './offer-letter.words.ts';
import type { OfferLetterRow } from './offer-letter.store.ts';
import { valuesOf } from './offer-values.ts';

type Said = Omit<LetterContent, 'issuedOn'>;

const askedOf = (organisationId: string, letter: Said, at: Date): PaperAsked => ({
  organisationId,
  kind: 'offer',
  lang: letter.lang,
  at,
  signer: { name: letter.signatoryName, title: letter.signatoryTitle || null, place: null },
  values: valuesOf(letter),
  fileName: `job-offer-${letter.letterVersion}.pdf`,
});

/** Before it is offered: null on our own paper; refuses what the business has to mend. */
export const previewPaper = async (
  { template }: JobOfferDependencies,
  organisationId: string,
  content: Said,
  now: Date,
): Promise<string | null> => {
  const drawn = await template.paper.check(content, askedOf(organisationId, content, now));
  return drawn && drawn.content.toString('base64');
};

/** As it was issued, under the name and logo of that day; null: on our own paper. */
export async function drawnOnOwn(
  { template, partner, platform }: JobOfferDependencies,
  letter: OfferLetterRow,
): Promise<DrawnAgreement | null> {
  if (letter.templateId === null) return null;
  const { companyName, logoId, organisationId, issuedAt } = letter;
  const logo = logoId ? await partner.logos.drawIssued(platform.db, logoId) : null;
  const business = { name: companyName, logo };
  return template.paper.draw(letter, { ...askedOf(organisationId, letter, issuedAt), business });
}
