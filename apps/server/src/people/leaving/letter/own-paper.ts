/** A letter on the paper of its business, where it has chosen one. */
import type { DrawnAgreement } from '../../../files/envelope/index.ts';
import type { PaperAsked } from '../../../files/template/index.ts';
import type { LeavingDependencies } from '../leaving.interface.ts';
import type { LetterRow } from './letter.store.ts';
import type { LetterContent } from './letter.words.ts';
import { valuesOf } from './letter-values.ts';

type Said = Omit<LetterContent, 'issuedOn'>;

export const paperName = ({ kind, versionNumber }: Pick<Said, 'kind' | 'versionNumber'>): string =>
  `${kind}-letter-${versionNumber}.pdf`;

const askedOf = (organisationId: string, letter: Said, at: Date): PaperAsked => ({
  organisationId,
  kind: letter.kind,
  lang: letter.lang,
  at,
  signer: { name: letter.signatoryName, title: letter.signatoryTitle || null, place: letter.place || null },
  values: valuesOf(letter),
  fileName: paperName(letter),
});

/** Before it is issued: null on our own paper; refuses what the business has to mend. */
export async function previewPaper(
  { template }: LeavingDependencies,
  organisationId: string,
  content: LetterContent,
  now: Date,
): Promise<string | null> {
  const drawn = await template.paper.check(content, askedOf(organisationId, content, now));
  return drawn && drawn.content.toString('base64');
}

/** As it was issued, under the name and logo of that day; null: on our own paper. */
export async function drawnOnOwn(
  { template, partner, platform }: LeavingDependencies,
  letter: LetterRow,
): Promise<DrawnAgreement | null> {
  if (letter.templateId === null) return null;
  const { companyName, logoId, organisationId, issuedAt } = letter;
  const logo = logoId ? await partner.logos.drawIssued(platform.db, logoId) : null;
  const business = { name: companyName, logo };
  return template.paper.draw(letter, { ...askedOf(organisationId, letter, issuedAt), business });
}
