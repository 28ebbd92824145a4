import type { SkillKind, WageLevel } from '@nukkad/contract/hiring/skill/skill.noun';
import { t } from '../../platform/words.ts';

export const kindWords: Readonly<Record<SkillKind, string>> = {
  trade: t('skill.kind.trade', 'Trade'),
  skill: t('skill.kind.skill', 'Skill'),
};

export const levelWords: Readonly<Record<WageLevel, string>> = {
  unskilled: t('skill.level.unskilled', 'Unskilled'),
  semi_skilled: t('skill.level.semi_skilled', 'Semi-skilled'),
  skilled: t('skill.level.skilled', 'Skilled'),
  highly_skilled: t('skill.level.highly_skilled', 'Highly skilled'),
};

export const everyTrade = t('skill.everyTrade', 'Every trade');
