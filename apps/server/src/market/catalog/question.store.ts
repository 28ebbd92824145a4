import type { AnswerTerms, CatalogueAnswer } from '@nukkad/contract/market/catalog/answer.price';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { Lang } from './catalog.interface.ts';
import { servesPlace } from './service-partner.store.ts';
import { type Place, isPlace } from './place.ts';
import { isAmong } from '../../platform/db/is-among.ts';

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
  /** A partner's own terms; null: as the catalogue has it. */
  readonly own_price_paise: number | null;
  readonly own_minutes: number | null;
  readonly is_offered: boolean;
}

export const ownTermsOf = (row: OptionRow): AnswerTerms => ({
  price: row.own_price_paise,
  minutes: row.own_minutes,
  offered: row.is_offered,
});

export const catalogueAnswer = (row: OptionRow): CatalogueAnswer => ({
  price: row.price_paise,
  furtherUnits: row.further_units,
  minutes: row.minutes,
});

const columns = (lang: Lang) => {
  const column = (name: string) => sql.ref(lang === 'hi' ? `${name}_hi` : name);
  return sql`q.service_id, q.question_id, ${column('q.question')} as question, q.kind, q.is_required,
    o.option_id, ${column('o.label')} as label, o.price_paise, o.further_units, o.minutes, o.is_selected,
    a.price_paise as own_price_paise, a.minutes as own_minutes`;
};

/**
 * All options of some services, in the order of the screen. A question without options is left out. `organisationId`:
 * the partner whose own terms apply; null: the catalogue's terms.
 */
export async function listOptions(
  reader: Reader,
  serviceIds: readonly string[],
  lang: Lang,
  organisationId: string | null = null,
): Promise<OptionRow[]> {
  const { rows } = await sql<OptionRow>`select ${columns(lang)}, coalesce(a.is_offered, true) as is_offered
    from service_question q join service_option o using (question_id)
      left join partner_answer a on a.service_id = q.service_id and a.organisation_id = ${organisationId} and a.option_id = o.option_id
    where q.service_id ${isAmong(serviceIds, 'text')}
    order by q.service_id, q.position, q.question_id, o.position, o.option_id`.execute(reader);
  return rows;
}

/** For each answer, whether any partner of the place offers it. Only answers that some partner left out are counted. */
function isOfferedAt(place: Place) {
  if (!isPlace(place)) return sql`true`;
  return sql`not exists (select from partner_answer l where l.option_id = o.option_id and not l.is_offered)
    or exists (select from partner_service offering join organisation using (organisation_id)
      where offering.service_id = q.service_id and offering.is_active and organisation.status = 'Active' and ${servesPlace(place)}
        and not exists (select from partner_answer l where l.service_id = q.service_id
          and l.organisation_id = offering.organisation_id and l.option_id = o.option_id and not l.is_offered))`;
}

/** An option as the page of its service shows it. */
export interface PageOptionRow extends OptionRow {
  /** The best match of the place offers it. */
  readonly is_by_best: boolean;
}

/** The options of one service as its page shows them: with the own terms of the best match there. */
export async function listOptionsAt(
  reader: Reader,
  serviceId: string,
  place: Place,
  lang: Lang,
): Promise<PageOptionRow[]> {
  const { rows } = await sql<PageOptionRow>`select ${columns(lang)}, ${isOfferedAt(place)} as is_offered,
      not exists (select from partner_answer l where l.service_id = q.service_id and l.organisation_id = p.best_organisation_id
        and l.option_id = o.option_id and not l.is_offered) as is_by_best
    from service_question q join service_option o using (question_id)
      left join service_place p on p.service_id = q.service_id and p.place = ${place.key} and ${isPlace(place)}
      left join partner_answer a on a.service_id = q.service_id and a.organisation_id = p.best_organisation_id
        and a.option_id = o.option_id and a.is_offered
    where q.service_id = ${serviceId}
    order by q.position, q.question_id, o.position, o.option_id`.execute(reader);
  return rows;
}
