/** Moves of a visit of a project, in place of those that it never makes (docs/decisions/projects.md). */
export const projectMoves = {
  bookOfProject: {
    from: [null],
    to: ['Accepted'],
    by: ['System', 'Service Partner', 'subUser'],
    why: 'A visit of an agreed project, at no price of its own; a professional is held where one is free.',
    tells: ['booking.created', 'booking.visit_planned'],
  },
  callOff: {
    from: ['Accepted', 'Assigned'],
    to: ['Cancelled'],
    by: ['Service Partner', 'subUser', 'Buyer', 'System'],
    why: 'A visit of a project: its partner cannot keep it, or no one came. It goes to no other partner, and costs nothing.',
    tells: ['booking.cancelled'],
  },
} as const;

/** What a visit of a project never does: it keeps its partner, is paid with the project, and is disputed by milestones. */
export const neverOfProject = [
  'giveBack',
  'takeBack',
  'professionalAbsent',
  'askAddition',
  'askStop',
  'dispute',
] as const;
