import { lifecycle } from '../../kernel/lifecycle.ts';

/** The review words of the specification, as they are spelled there. */
export const correctionStatuses = ['pending', 'approved', 'rejected', 'Cancelled'] as const;
export type CorrectionStatus = (typeof correctionStatuses)[number];

/** A forgotten or wrong check-in, as the employee asks to have it put right. Who asked never decides. */
export const correctionLifecycle = lifecycle({
  name: 'attendance_correction',
  states: correctionStatuses,
  actors: ['Owner', 'Reviewer'],
  moves: {
    ask: {
      from: [null],
      to: ['pending'],
      by: ['Owner'],
      why: 'Within the days and the number a month that the settings allow.',
      tells: ['attendance_correction.asked'],
    },
    approve: {
      from: ['pending'],
      to: ['approved'],
      by: ['Reviewer'],
      why: 'The day counts as it was asked for; what was recorded before stays readable.',
      tells: ['attendance_correction.decided', 'attendance.changed'],
    },
    reject: {
      from: ['pending'],
      to: ['rejected'],
      by: ['Reviewer'],
      why: 'With a reason, which the employee reads.',
      tells: ['attendance_correction.decided'],
    },
    withdraw: { from: ['pending'], to: ['Cancelled'], by: ['Owner'], why: 'Asked by mistake.' },
  },
});
export type CorrectionVerb = keyof typeof correctionLifecycle.moves;
