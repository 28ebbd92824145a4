/**
 * On a read of the back office that no person asked for, as a list that brings itself up to date: it does not count as
 * activity, so it keeps no session open (docs/decisions/edge-and-sessions.md). A change always counts, whatever it carries.
 */
export const unaskedHeader = 'x-unasked';
