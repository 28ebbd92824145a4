/** The shape of the table in booking.screen.ts. */
import type { BookingCard, RequestStatus } from '@nukkad/contract/market/booking/booking.model';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';

/**
 * `act`: the reader must act, `wait`: another person must, `go`: it is happening, `done` and `over`: it ended well or
 * not.
 */
export type Tone = 'act' | 'wait' | 'go' | 'done' | 'over';

/** The one thing to do next; each is also a key of `can`, but for the last two. */
export type NextStep = keyof BookingCard['can'] | 'showCode' | 'bookAgain';

export interface Seen {
  readonly booking: BookingCard;
  readonly now: Date;
  /** An added service waits for the buyer's answer; known on a booking's own page only. */
  readonly asks: boolean;
  /** Still to pay, in paise; on a list the whole price where nothing was paid. */
  readonly due: number;
}

/** Who speaks, in which language. */
export interface Voice {
  readonly t: Translate;
  readonly plural: Plural;
  readonly locale: string;
}

export interface ScreenRow {
  readonly tone: Tone;
  readonly headline: (voice: Voice, seen: Seen) => string;
  readonly words?: (voice: Voice, seen: Seen) => string;
  readonly next?: NextStep;
}

/** A state's row, or several with the condition under which each is meant; the last has none. */
export type Screens = Partial<Record<RequestStatus, ScreenRow | ((seen: Seen) => ScreenRow)>>;
