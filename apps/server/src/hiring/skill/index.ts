import * as office from '@nukkad/contract/hiring/skill/skill-office.api';
import * as api from '@nukkad/contract/hiring/skill/skill.api';
import { skillErrors } from '@nukkad/contract/hiring/skill/skill.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { openRoute, route } from '../../platform/http/route.ts';
import { addSkill, changeSkill, restoreSkill, retireSkill } from './change-skill.ts';
import { listOfficeSkills } from './list-office-skills.ts';
import { listSkills } from './list-skills.ts';
import type { SkillDependencies, SkillInterface } from './skill.interface.ts';
import { listAll } from './skill.store.ts';
import { taxonomyOf } from './taxonomy.rules.ts';

export type { SkillFacts, SkillInterface, Taxonomy, TradeFound } from './skill.interface.ts';

/** Trades, which are job titles, and the skills of each: what jobs and candidates are named by. */
export function createSkillDomain(deps: SkillDependencies): Domain & SkillInterface {
  const taxonomy = deps.platform.snapshots.whole('skill', async (reader) =>
    taxonomyOf(await listAll(reader)),
  );
  return {
    name: 'skill',
    constraints: { skill_once: skillErrors.skill_name_taken },
    taxonomy,
    routes: [
      openRoute(api.listSkills, (call) => listSkills(taxonomy, call, call.input.query)),
      route(office.listOfficeSkills, (call) => listOfficeSkills(deps, call.input.query)),
      route(office.addSkill, (call) => addSkill(deps, call, call.input.body)),
      route(office.changeSkill, (call) =>
        changeSkill(deps, call, { ...call.input.params, ...call.input.body }),
      ),
      route(office.retireSkill, (call) =>
        retireSkill(deps, call, { ...call.input.params, ...call.input.body }),
      ),
      route(office.restoreSkill, (call) =>
        restoreSkill(deps, call, { ...call.input.params, ...call.input.body }),
      ),
    ],
  };
}

export const skill = domain({ needs: ['account'], create: createSkillDomain });
