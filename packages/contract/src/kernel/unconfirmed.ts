/** Why a call that changes something takes no `seen`. See docs/confirmations.md. */
export type Unconfirmed =
  /** It carries a version or a digest, and a stale one is refused. */
  | 'carries-version'
  /** It only reads, under POST for its body. */
  | 'only-reads'
  /** Signing in, or proving an identity: the code, the password or the passkey is the confirmation. */
  | 'proves-identity'
  /** Ends the caller's own sessions or passkeys: signing out once too often is undone by signing in. */
  | 'ends-own-session'
  /** A setting or a text of the caller's own, shown as it is saved. */
  | 'own-text'
  /** Addresses and the cart commit to nothing; booking compares them. */
  | 'compared-at-booking'
  /** It adds what the person has just typed or chosen, so nothing can have changed meanwhile. */
  | 'only-adds'
  /** It takes away one thing that its id names, and the screen shows no more than that. */
  | 'removes-named'
  /** It takes a wish back, or asks for a copy: it shows nothing to agree to. */
  | 'nothing-to-agree'
  /** The profile is read on the next page, and cannot be edited while it is reviewed. */
  | 'reviewed-next'
  /** It shows a number, and that it was asked for is written down. */
  | 'shows-number'
  /** Machines call it, or it is a hint that decides nothing. */
  | 'machine-or-hint';
