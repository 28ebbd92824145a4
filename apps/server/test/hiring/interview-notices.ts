const seen = {
  title: 'है',
  companyName: 'C1',
  moment: { en: 'Sat 21 Nov, 4:30 PM', hi: 'शनि 21 नव॰, शाम 4:30' },
  link: 'https://nukkad.example/there',
};
const told = (side: string, events: readonly string[]) =>
  events.map((event): [string, readonly unknown[]] => [`interview.tell_${side} interview.${event}`, [seen]]);

/** What notices of interviews speak of. */
export const interviewExamples: Readonly<Record<string, readonly unknown[]>> = Object.fromEntries([
  ...told('candidate', ['proposed', 'rescheduled', 'cancelled', 'missed', 'due', 'expired', 'ended']),
  ...told('team', [
    'accepted',
    'declined',
    'rescheduled',
    'cancelled',
    'completed',
    'missed',
    'due',
    'expired',
    'ended',
  ]),
]);
