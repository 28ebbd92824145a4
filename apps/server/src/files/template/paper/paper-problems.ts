import type { ChosenTemplate, TemplateText } from '@nukkad/contract/files/template/template.model';
import { type TemplateKind, isPaperKind } from '@nukkad/contract/files/template/template.noun';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { type NamedPlace, withPlaceSigns } from '../../../platform/templating/place-signs.ts';
import type { Problem } from '../../../platform/templating/templating.ts';
import { fillTemplate } from '../fill-template.ts';
import { ownTemplate } from '../read-templates.ts';
import { businessRole, partiesOf, recordsOf } from '../record-fields.ts';
import type { TemplateDependencies } from '../template.interface.ts';

type Told = ChosenTemplate['problems'];

/** Who signs a document of this kind where it is issued: letters are signed by the business alone. */
export function signingRoles(deps: TemplateDependencies, kind: TemplateKind): readonly string[] {
  if (kind === 'experience' || kind === 'relieving') return [businessRole];
  return partiesOf(recordsOf(deps, kind)).map(({ role }) => role);
}

const written = { signature: 'sign', initials: 'initials', date: 'date', stamp: 'stamp' } as const;
const spelled = ({ kind, role }: NamedPlace): string => `[[${written[kind]}: ${role}]]`;

/** Each side has a place to sign, and none is for what is not asked of it. */
export function placeProblems(places: readonly NamedPlace[], roles: readonly string[]): Problem[] {
  const strange = places.filter(
    ({ kind, role }) => !roles.includes(role) || (kind !== 'signature' && kind !== 'date'),
  );
  const missing = roles.filter(
    (role) => !places.some((place) => place.role === role && place.kind === 'signature'),
  );
  return [
    ...missing.map((role) => ({ line: 0, kind: 'no_place' as const, found: `[[sign: ${role}]]` })),
    ...[...new Set(strange.map(spelled))].map((found) => ({
      line: 0,
      kind: 'place_not_here' as const,
      found,
    })),
  ];
}

/** What is wrong with a text before it is filled. */
async function problemsOf(
  deps: TemplateDependencies,
  call: SignedInCall,
  { kind, lang }: { readonly kind: TemplateKind; readonly lang: 'en' | 'hi' },
  text: TemplateText,
): Promise<readonly Problem[]> {
  const { problems } = await fillTemplate(deps, call, { kind, lang }, text, null);
  if (problems.length > 0) return problems;
  const roles = partiesOf(recordsOf(deps, kind)).map(({ role }) => role);
  return placeProblems(withPlaceSigns(text.body, roles).places, signingRoles(deps, kind));
}

/** Of all its languages, where documents of its kind are issued on it; none for other kinds. */
export async function problemsOfTexts(
  deps: TemplateDependencies,
  call: SignedInCall,
  {
    templateId,
    texts,
  }: { readonly templateId: string; readonly texts: Readonly<Record<'en' | 'hi', TemplateText | null>> },
): Promise<Told> {
  const { kind } = await ownTemplate(deps.platform.db, call.viewer, { templateId });
  if (!isPaperKind(kind)) return [];
  const found = await Promise.all(
    (['en', 'hi'] as const).map(async (lang) => {
      const text = texts[lang];
      const problems = text ? await problemsOf(deps, call, { kind, lang }, text) : [];
      return problems.map((problem) => ({ ...problem, lang }));
    }),
  );
  return found.flat();
}
