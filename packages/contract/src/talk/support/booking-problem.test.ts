import { describe, expect, test } from 'vitest';
import { bookingLifecycle } from '../../market/booking/booking.noun.ts';
import { bookingProblems, problemsOf, reportSides, topicOfProblem } from './booking-problem.ts';
import { incidentTopics } from './support.model.ts';

describe('what may be reported of a booking', () => {
  test.each(reportSides)('the %s finds something in every state, and "something else" last', (side) => {
    for (const status of bookingLifecycle.states) {
      const choices = problemsOf(side, status);
      expect([status, choices.at(-1)]).toEqual([status, 'other']);
      expect(new Set(choices).size).toBe(choices.length);
    }
  });

  test('a person who met the other side can report a safety problem', () => {
    for (const status of ['Assigned', 'Inprogress', 'Completed', 'Closed'] as const)
      for (const side of reportSides) expect(problemsOf(side, status)).toContain('safety');
  });

  test('a professional who did not come is no problem of finished work, and an invoice none of work to come', () => {
    expect(problemsOf('customer', 'Assigned')).toContain('no_show');
    expect(problemsOf('customer', 'Closed')).not.toContain('no_show');
    expect(problemsOf('customer', 'Booked')).not.toContain('invoice');
    expect(problemsOf('customer', 'Completed')).toContain('invoice');
  });

  test('every problem is offered somewhere, under a topic of support', () => {
    const offered = new Set(
      reportSides.flatMap((side) => bookingLifecycle.states.flatMap((status) => problemsOf(side, status))),
    );
    expect([...offered].toSorted()).toEqual([...bookingProblems].toSorted());
    for (const problem of bookingProblems) expect(incidentTopics).toContain(topicOfProblem[problem]);
  });
});
