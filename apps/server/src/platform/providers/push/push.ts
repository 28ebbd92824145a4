/** Where a browser is reached, as `PushSubscription.toJSON()` gives it. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What the service worker shows: specification section 3 (title, body, count). No code is ever in it. */
export interface PushNote {
  readonly title: string;
  readonly body: string;
  /** For the badge of the app. */
  readonly count: number;
  readonly link: string;
  /** A later note with the same one takes its place. */
  readonly id: string;
}

/** `gone`: the browser has unsubscribed, and the address is of no use any more. */
export type PushOutcome = 'sent' | 'gone';

export interface Push {
  readonly kind: string;
  /** Throws where it may work later. */
  send(to: PushAddress, note: PushNote, urgent: boolean): Promise<PushOutcome>;
}
