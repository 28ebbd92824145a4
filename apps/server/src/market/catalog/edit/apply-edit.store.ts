import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { wordsOf } from '../catalog.rules.ts';
import type { EditKind } from './edit.store.ts';

/** What a word of the name weighs in the search; the same as when the catalogue files are loaded. */
const nameWeight = 100;

const writeCategories = (only: string | null) => sql`update category c set name = f.name, name_hi = f.name_hi,
    visit_charge_paise = f.visit_charge_paise, needed_document = f.needed_document, is_trending = f.is_trending, is_new = f.is_new, is_recommended = f.is_recommended,
    is_online = f.is_online, is_switched_off = f.is_switched_off
  from catalogue_edit e, jsonb_to_record(e.fields) as f(name text, name_hi text, visit_charge_paise int, needed_document text, is_trending boolean,
    is_new boolean, is_recommended boolean, is_online boolean, is_switched_off boolean)
  where e.kind = 'category' and e.id = c.category_id and (${only}::text is null or e.id = ${only})`;

const writeServices = (
  only: string | null,
) => sql`update service s set name = f.name, name_hi = f.name_hi, low_paise = f.low_paise,
    typical_paise = f.typical_paise, high_paise = f.high_paise, is_trending = f.is_trending, is_new = f.is_new,
    is_recommended = f.is_recommended, is_online = f.is_online, is_switched_off = f.is_switched_off
  from catalogue_edit e, jsonb_to_record(e.fields) as f(name text, name_hi text, low_paise int, typical_paise int, high_paise int,
    is_trending boolean, is_new boolean, is_recommended boolean, is_online boolean, is_switched_off boolean)
  where e.kind = 'service' and e.id = s.service_id and (${only}::text is null or e.id = ${only})`;

async function findByName(tx: Tx, serviceId: string, names: readonly string[]): Promise<void> {
  const terms = [...new Set(names.flatMap(wordsOf))];
  await sql`insert into search_term (term, sound) select term, case when term ~ '^[a-z]+$' then dmetaphone(term) else '' end
    from unnest(${terms}::text[]) as term on conflict do nothing`.execute(tx);
  await sql`insert into service_term (term, service_id, weight) select term, ${serviceId}, ${nameWeight}
    from unnest(${terms}::text[]) as term
    on conflict (term, service_id) do update set weight = excluded.weight`.execute(tx);
}

/**
 * Applies one edit to its row. A service that the files no longer contain stays off; it is still found by its old
 * name.
 */
export async function applyEdit(
  tx: Tx,
  { kind, id, name, nameHi }: { kind: EditKind; id: string; name: string; nameHi: string },
): Promise<void> {
  if (kind === 'category') await writeCategories(id).execute(tx);
  else {
    await writeServices(id).execute(tx);
    await findByName(tx, id, [name, nameHi]);
  }
}

/** Shown are services of the files that are not switched off and whose category is not either. */
export async function applySwitches(tx: Tx): Promise<void> {
  await sql`update service s set is_active = s.is_in_files and not s.is_switched_off and not c.is_switched_off
    from category c where c.category_id = s.category_id
      and s.is_active <> (s.is_in_files and not s.is_switched_off and not c.is_switched_off)`.execute(tx);
}
