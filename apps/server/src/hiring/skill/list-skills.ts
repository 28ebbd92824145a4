import type { Skill } from '@nukkad/contract/hiring/skill/skill.model';
import type { SkillKind } from '@nukkad/contract/hiring/skill/skill.noun';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import { nameIn, presentSkill } from './skill.presenter.ts';
import type { NamedSkill, WholeTaxonomy } from './taxonomy.rules.ts';

interface Asked extends PageAsked {
  readonly q?: string | undefined;
  readonly kind?: SkillKind | undefined;
  readonly tradeId?: string | undefined;
}

interface Reading {
  readonly lang: 'en' | 'hi';
}

const collators = { en: new Intl.Collator('en-IN'), hi: new Intl.Collator('hi-IN') } as const;
const cursorKey = z.tuple([z.string()]);

/** Those of a trade, then those of every trade. */
const isOf = (tradeId: string | undefined) => (one: NamedSkill) =>
  tradeId === undefined || (one.kind === 'skill' && (one.tradeId === tradeId || one.tradeId === null));

function byName(rows: readonly NamedSkill[], lang: 'en' | 'hi'): readonly NamedSkill[] {
  const { compare } = collators[lang];
  const isGeneral = (one: NamedSkill) => Number(one.kind === 'skill' && one.tradeId === null);
  return rows.toSorted((a, b) => isGeneral(a) - isGeneral(b) || compare(nameIn(a, lang), nameIn(b, lang)));
}

/** What can be chosen, in the order of the screen. */
function chosenFrom(
  { inUse, search }: WholeTaxonomy,
  { q, kind, tradeId }: Pick<Asked, 'q' | 'kind' | 'tradeId'>,
  lang: 'en' | 'hi',
): readonly NamedSkill[] {
  const rows = q ? search(q).map(({ one }) => one) : byName(inUse, lang);
  return rows.filter(isOf(tradeId)).filter((one) => kind === undefined || one.kind === kind);
}

/** From memory: the whole list is a few hundred rows. */
export async function listSkills(
  read: () => Promise<WholeTaxonomy>,
  { lang }: Reading,
  asked: Asked,
): Promise<Page<Skill>> {
  const taxonomy = await read();
  const ordered = chosenFrom(taxonomy, asked, lang);
  return listOf(asked, {
    after: cursorKey,
    rows: async (after, most) => {
      const from = after ? ordered.findIndex(({ skillId }) => skillId === after[0]) + 1 : 0;
      return ordered.slice(from, from + most);
    },
    key: ({ skillId }) => [skillId],
    items: (rows) => rows.map((one) => presentSkill(one, taxonomy, lang)),
  });
}
