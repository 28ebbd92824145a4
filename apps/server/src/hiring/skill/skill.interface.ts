import type { SkillKind, WageLevel } from '@nukkad/contract/hiring/skill/skill.noun';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';

/** A trade or a skill, as other domains read it. */
export interface SkillFacts {
  readonly skillId: string;
  readonly kind: SkillKind;
  readonly name: string;
  readonly nameHi: string;
  /** Of a skill its trade; null: for every trade, or a trade itself. */
  readonly tradeId: string | null;
  /** Of a trade. */
  readonly wageLevel: WageLevel | null;
  /** Keeps its name where it is named, and can no longer be chosen. */
  readonly isRetired: boolean;
}

/** With the other words that people call it by. */
export interface NamedSkill extends SkillFacts {
  readonly spellings: readonly string[];
}

/** A trade that fits searched words; 1: called so, less: spelled like it. */
export interface TradeFound {
  readonly tradeId: string;
  readonly closeness: number;
}

/** All trades and skills in memory, as they are at the moment of asking. */
export interface Taxonomy {
  /** Those that can be chosen. */
  readonly inUse: readonly NamedSkill[];
  /** The trade of this id, also a retired one; null: there is none. */
  tradeOf(tradeId: string): SkillFacts | null;
  /** Those of these skills that there are, also retired ones, in the order given: to name them. */
  skillsOf(skillIds: readonly string[]): readonly SkillFacts[];
  /** Whether it is a trade in use. */
  isTrade(tradeId: string): boolean;
  /** Those of the ids that are no skill in use; empty: all can be chosen. */
  unknownSkills(skillIds: readonly string[]): readonly string[];
  /** Trades in use that fit words in English, in Hindi or in Hindi with Latin letters, the best first; also by their skills. */
  findTrades(words: string): readonly TradeFound[];
}

/** What other domains may ask of trades and skills. */
export interface SkillInterface {
  /** `within`: a transaction, or reads over one connection. */
  taxonomy(within?: Reader): Promise<Taxonomy>;
}

export interface SkillDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'namesOf'>;
}
