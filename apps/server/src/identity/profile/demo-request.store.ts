import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';

export interface NewDemoRequest {
  readonly demoRequestId: string;
  readonly userId: string;
  readonly fullName: string;
  readonly mobileNumber: string;
  readonly companyName?: string | undefined;
  readonly topic: string;
  readonly preferredDay?: string | undefined;
  readonly note?: string | undefined;
}

/** False where the person has an open request already. */
export async function insertDemoRequest(
  tx: Tx,
  asked: Authorized<NewDemoRequest>,
  now: Date,
): Promise<boolean> {
  const { rows } =
    await sql`insert into demo_request (demo_request_id, user_id, full_name, mobile_number, company_name, topic,
      preferred_day, note, created_at)
    values (${asked.demoRequestId}, ${asked.userId}, ${asked.fullName}, ${asked.mobileNumber}, ${asked.companyName ?? ''},
      ${asked.topic}, ${asked.preferredDay ?? null}, ${asked.note ?? ''}, ${now})
    on conflict (user_id) where status = 'Open' do nothing returning 1`.execute(tx);
  return rows.length > 0;
}
