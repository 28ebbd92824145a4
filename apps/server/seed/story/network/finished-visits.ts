/** Finished visits of the city's shops, and the photos that they keep of the work: rows, and pictures that are drawn once. */
import { sql } from 'kysely';
import { newId } from '../../../src/platform/id.ts';
import type { Shop } from '../../city/demo-city.ts';
import type { Stage } from '../stage.ts';
import { type DrawnWork, drawnVisit, workPhotoSize } from './drawn-work.ts';

const stages = ['before', 'after'] as const;

export interface Visit {
  readonly bookingId: string;
  readonly buyerId: string;
  readonly organisationId: string;
  readonly staffId: string | null;
  readonly cityCode: string;
  readonly categoryId: string;
  readonly completedAt: Date;
  /** Among those of its shop, from 1. */
  readonly place: number;
}

/** The last finished visits of each of these shops, without a claim. */
export async function listVisits(
  { app }: Stage,
  shops: readonly Shop[],
  { ofShop, most }: { readonly ofShop: number; readonly most: number },
): Promise<readonly Visit[]> {
  const ids = shops.map(({ organisationId }) => organisationId);
  const { rows } = await sql<Visit>`select booking_id as "bookingId", buyer_id as "buyerId",
      organisation_id as "organisationId", staff_id as "staffId", city_code as "cityCode", category_id as "categoryId",
      completed_at as "completedAt", place::int
    from (select b.*, row_number() over (partition by b.organisation_id order by b.completed_at desc, b.booking_id) as place
      from booking b where b.organisation_id = any(${ids}::uuid[]) and b.status in ('Completed', 'Closed')
        and b.completed_at is not null and b.project_id is null and b.rework_of_booking_id is null
        and not exists (select 1 from booking_dispute d where d.booking_id = b.booking_id)) last
    where place <= ${ofShop} order by place, "completedAt" desc, "bookingId" limit ${most}`.execute(
    app.platform.db,
  );
  return rows;
}

/** Each drawn once, no matter how many visits keep it. */
export function drawer() {
  const drawn = new Map<string, Promise<Buffer>>();
  return (kind: DrawnWork, stage: (typeof stages)[number]): Promise<Buffer> => {
    const key = `${kind} ${stage}`;
    const known = drawn.get(key) ?? drawnVisit(kind, stage);
    drawn.set(key, known);
    return known;
  };
}

export async function photograph(
  { app }: Stage,
  { bookingId, cityCode, completedAt }: Visit,
  takenBy: string,
  { picture, draw }: { readonly picture: DrawnWork; readonly draw: ReturnType<typeof drawer> },
): Promise<void> {
  const { db, storage } = app.platform;
  const rows = await Promise.all(
    stages.map(async (stage) => {
      const photoId = newId();
      const storageKey = `bookings/${bookingId}/${photoId}`;
      await storage.put(storageKey, await draw(picture, stage), 'image/webp');
      return { photoId, storageKey, stage };
    }),
  );
  const { width, height } = workPhotoSize;
  await sql`insert into booking_photo (photo_id, booking_id, city_code, stage, storage_key, width, height, taken_by, taken_at)
    select p."photoId", ${bookingId}, ${cityCode}, p.stage, p."storageKey", ${width}, ${height}, ${takenBy}, ${completedAt}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p("photoId" uuid, stage text, "storageKey" text)`.execute(
    db,
  );
}
