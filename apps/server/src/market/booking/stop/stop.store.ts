import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import type { stopLifecycle, Stopper, StopReason, StopState } from '@nukkad/contract/market/stop/stop.noun';
import type { StopLine } from '@nukkad/contract/market/stop/stop.model';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { sendOff } from '../../../platform/db/pipeline.ts';
import type { ManyRows } from '../../../platform/lifecycle/transition-spec.ts';

/** A row of `booking_stop`; each field is explained in the migration. */
export interface StopRow {
  readonly stopId: string;
  readonly bookingId: string;
  readonly by: Stopper;
  readonly userId: string;
  readonly reason: StopReason;
  readonly words: string;
  readonly status: StopState;
  readonly done: readonly StopLine[];
  readonly agreedPaise: number;
  readonly billPaise: number;
  readonly askedAt: Date;
  readonly answerBefore: Date;
  readonly answerWords: string;
  readonly endedAt: Date | null;
}

export interface NewStop extends StopRow {
  readonly cityCode: string;
  readonly agreedPrice: PriceBreakdown;
}

/** As much of a stop as a move looks at. */
export interface MovedStop {
  readonly stopId: string;
  readonly status: StopState;
}

export async function insertStop(
  tx: Tx,
  stop: Authorized<NewStop, 'ask' | 'endAtOnce' | 'raise'>,
): Promise<void> {
  const row = sql`insert into booking_stop (stop_id, booking_id, city_code, asked_by, user_id, reason, words, status, done,
      agreed_price, agreed_paise, bill_paise, asked_at, answer_before, ended_at)
    values (${stop.stopId}, ${stop.bookingId}, ${stop.cityCode}, ${stop.by}, ${stop.userId}, ${stop.reason}, ${stop.words},
      ${stop.status}, ${JSON.stringify(stop.done)}::jsonb, ${JSON.stringify(stop.agreedPrice)}::jsonb, ${stop.agreedPaise},
      ${stop.billPaise}, ${stop.askedAt}, ${stop.answerBefore}, ${stop.endedAt})`;
  await sendOff(tx, row);
}

const columns = sql`stop_id as "stopId", booking_id as "bookingId", asked_by as by, user_id as "userId", reason, words, status,
  done, agreed_paise as "agreedPaise", bill_paise as "billPaise", asked_at as "askedAt", answer_before as "answerBefore",
  answer_words as "answerWords", ended_at as "endedAt"`;

/** The newest first. */
export async function listStops(
  reader: Reader,
  bookingId: string,
  limit: number,
): Promise<readonly StopRow[]> {
  const { rows } = await sql<StopRow>`select ${columns} from booking_stop
    where booking_id = ${bookingId} order by asked_at desc, stop_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** The newest that was said of this visit; behind the lock of its booking, which every writer takes first. */
export async function findStop(reader: Reader, bookingId: string): Promise<StopRow | null> {
  const [row] = await listStops(reader, bookingId, 1);
  return row ?? null;
}

export async function hasOpenStop(reader: Reader, bookingId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from booking_stop where booking_id = ${bookingId} and status = 'open'`.execute(reader);
  return rows.length > 0;
}

/** What one side waits for the other to answer: work is not finished before. */
export async function openQuestions(
  reader: Reader,
  bookingId: string,
): Promise<{ readonly addition: boolean; readonly stop: boolean }> {
  const { rows } = await sql<{ addition: boolean; stop: boolean }>`select
      exists (select 1 from booking_addition where booking_id = ${bookingId} and state = 'asked') as addition,
      exists (select 1 from booking_stop where booking_id = ${bookingId} and status = 'open') as stop`.execute(
    reader,
  );
  return rows[0] ?? { addition: false, stop: false };
}

export interface StopAnswer {
  /** Null: the clock. */
  readonly answeredBy: string | null;
  readonly words: string;
  readonly now: Date;
}

/** There is one open at most. */
export async function endOpenStop(
  tx: Tx,
  { from, to }: ManyRows<typeof stopLifecycle, 'agree' | 'stand' | 'contest' | 'withdraw'>,
  bookingId: string,
  { answeredBy, words, now }: StopAnswer,
): Promise<void> {
  const ended = sql`update booking_stop set status = ${to}, answered_by = ${answeredBy}, answer_words = ${words}, ended_at = ${now}
    where booking_id = ${bookingId} and status = any(${[...from]})`;
  await sendOff(tx, ended);
}
