import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { VisitOfProject } from '../booking.interface.ts';

/** More than a project has, so that a page of it stays one. */
const mostVisits = 100;

export async function listVisitsOfProject(
  reader: Reader,
  projectId: string,
): Promise<readonly VisitOfProject[]> {
  const { rows } =
    await sql<VisitOfProject>`select b.booking_id as "bookingId", b.booking_number as "bookingNumber",
      coalesce(l.name, '') as title, b.status, b.starts_at as "startsAt", b.ends_at as "endsAt", b.created_at as "createdAt",
      s.full_name as "professionalName"
    from booking b
    left join booking_line l on l.booking_id = b.booking_id and l.position = 0
    left join staff_member s on s.staff_id = b.staff_id
    where b.project_id = ${projectId} order by b.starts_at, b.booking_id limit ${mostVisits}`.execute(reader);
  return rows;
}

/** Those that have not begun. */
export async function listComingOfProject(reader: Reader, projectId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ bookingId: string }>`select booking_id as "bookingId" from booking
    where project_id = ${projectId} and status in ('Accepted', 'Assigned')
    order by starts_at, booking_id limit ${mostVisits}`.execute(reader);
  return rows.map(({ bookingId }) => bookingId);
}
