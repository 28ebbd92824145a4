import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { OvertimeRules } from './run/payslip.rules.ts';
import { type RuleRow, type RuleTable, ruleTable } from './rules/rule-table.rules.ts';

/** How overtime is paid: twice the wages of an hour, a month having 26 days of 8 hours. */
export const defaultRules: OvertimeRules = { workingDaysAMonth: 26, hoursADay: 8, overtimeTimes: 2 };

export const getOvertimeRules = (reader: Reader, at: Date): Promise<OvertimeRules> =>
  settingAt(reader, 'payroll.rules', at, defaultRules);

/** The law as it counts on a day. */
export async function getRuleTable(reader: Reader, day: string): Promise<RuleTable> {
  const { rows } = await sql<RuleRow>`select kind, state_code as "stateCode", gender,
      to_char(valid_from, 'YYYY-MM-DD') as "validFrom", value
    from payroll_rule where valid_from <= ${day}`.execute(reader);
  return ruleTable(rows, day);
}

/** States whose professional tax, or that there is none, is known. */
export async function listKnownStates(reader: Reader): Promise<readonly string[]> {
  const { rows } = await sql<{ state: string }>`select distinct state_code as state from payroll_rule
      where kind = 'professional_tax' and state_code <> ''
    union select jsonb_array_elements_text(value -> 'list') from payroll_rule where kind = 'professional_tax' and state_code = ''
    order by 1`.execute(reader);
  return rows.map(({ state }) => state);
}
