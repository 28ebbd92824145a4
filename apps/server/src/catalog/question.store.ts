import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { Lang } from './catalog.door.ts';

export interface OptionRow {
  readonly service_id: string;
  readonly question_id: string;
  readonly question: string;
  readonly kind: 'one' | 'many';
  readonly is_required: boolean;
  readonly option_id: string;
  readonly label: string;
  readonly price_paise: number;
  readonly further_units: number;
  readonly minutes: number;
  readonly is_selected: boolean;
}

/** All options of some services, in the order of the screen; a question without options does not exist. */
export async function listOptions(
  reader: Reader,
  serviceIds: readonly string[],
  lang: Lang,
): Promise<OptionRow[]> {
  const column = (name: string) => sql.ref(lang === 'hi' ? `${name}_hi` : name);
  const { rows } =
    await sql<OptionRow>`select q.service_id, q.question_id, ${column('q.question')} as question, q.kind, q.is_required,
      o.option_id, ${column('o.label')} as label, o.price_paise, o.further_units, o.minutes, o.is_selected
    from service_question q join service_option o using (question_id)
    where q.service_id = any(${serviceIds}::text[])
    order by q.service_id, q.position, q.question_id, o.position, o.option_id`.execute(reader);
  return rows;
}
