import { sql } from 'kysely';
import type { PaymentFixture } from '../fixtures/payment-fixture.ts';

/** Lets a test hold back what the sandbox tells about refunds, so that money stays on its way for a while. */
export interface SlowBank {
  keepRefunds(slow: boolean): Promise<void>;
}

export async function slowBank(fixture: PaymentFixture): Promise<SlowBank> {
  const { db } = fixture.platform;
  await sql`create table test_bank (slow boolean not null)`.execute(db);
  await sql`insert into test_bank values (false)`.execute(db);
  await sql`create table test_held (event_id uuid not null)`.execute(db);
  await sql`create function test_hold() returns trigger language plpgsql as $$ begin
    if new.name = 'sandbox.event_signed' and (select slow from test_bank)
      and (select name from sandbox_event where event_id = new.payload->>'sandboxEventId') = 'refund.processed' then
      insert into test_held values (new.event_id);
      new.relayed_at := new.created_at;
    end if;
    return new;
  end $$`.execute(db);
  await sql`create trigger test_hold before insert on outbox for each row execute function test_hold()`.execute(
    db,
  );
  return {
    keepRefunds: async (slow) => {
      await sql`update test_bank set slow = ${slow}`.execute(db);
      if (slow) return;
      await sql`update outbox set relayed_at = null where event_id in (select event_id from test_held)`.execute(
        db,
      );
      await sql`delete from test_held`.execute(db);
      await fixture.drain();
    },
  };
}
