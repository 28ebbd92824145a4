/** What the desk of the back office does with a booking besides moving it. */
export const deskActs = ['booking.reveal_contact', 'booking.add_note'] as const;
