/** A quote on the paper of its partner, where it has chosen one. */
import type { DrawnAgreement } from '../../files/envelope/index.ts';
import type { PaperAsked } from '../../files/template/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import { drawQuote, drawQuoteToSign } from './draw-quote.ts';
import type { QuotePaper } from './quote-page.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { valuesOf } from './quote-values.ts';

const fileNameOf = ({ rfqNumber, quote }: QuotePaper): string =>
  `quote-${rfqNumber}-${quote.versionNumber}.pdf`;

/** The owner signs for the partner, until someone of the team does. */
async function ownerOf(
  { account, partner }: QuoteDependencies,
  reader: Reader,
  organisationId: string,
): Promise<string> {
  const found = await partner.getOrganisations(reader, [organisationId]);
  const ownerId = found.get(organisationId)?.ownerUserId;
  if (ownerId === undefined) return '';
  return (await account.getPeople(reader, [ownerId])).get(ownerId)?.fullName ?? '';
}

async function askedOf(deps: QuoteDependencies, facts: QuotePaper, lang: Language): Promise<PaperAsked> {
  const { organisationId, createdAt } = facts.quote;
  const name = await ownerOf(deps, deps.platform.db, organisationId);
  return {
    organisationId,
    kind: 'quotation',
    lang,
    at: createdAt,
    signer: { name, title: null, place: null },
    values: valuesOf(facts),
    fileName: fileNameOf(facts),
  };
}

/** Refuses what its partner has to mend before it is sent. */
export async function checkPaper(deps: QuoteDependencies, facts: QuotePaper): Promise<void> {
  if (facts.quote.templateId === null) return;
  await deps.template.paper.check(facts.quote, await askedOf(deps, facts, facts.quote.lang));
}

const onOwn = async (deps: QuoteDependencies, facts: QuotePaper, lang: Language) =>
  facts.quote.templateId === null
    ? null
    : deps.template.paper.draw(facts.quote, await askedOf(deps, facts, lang));

const withLogo = async (
  { partner, platform }: QuoteDependencies,
  facts: QuotePaper,
): Promise<QuotePaper> => ({
  ...facts,
  logo: await partner.logos.draw(platform.db, facts.quote.organisationId),
});

/** As both sides sign it: under the partner's name and logo of today, in the language of the version. */
export async function paperToSign(deps: QuoteDependencies, facts: QuotePaper): Promise<DrawnAgreement> {
  const { lang } = facts.quote;
  const own = await onOwn(deps, facts, lang);
  if (own) return own;
  const ours = await drawQuoteToSign({ ...(await withLogo(deps, facts)), agreement: null }, lang);
  return { ...ours, fileName: fileNameOf(facts) };
}

/** A version as its readers have it. */
export async function quotePdf(deps: QuoteDependencies, facts: QuotePaper, lang: Language): Promise<Buffer> {
  const own = await onOwn(deps, facts, lang);
  return own ? own.content : drawQuote(await withLogo(deps, facts), lang);
}
