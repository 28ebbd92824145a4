import { expect, it } from 'vitest';
import { presentStep, stepsAtHand } from './job.steps.ts';

const job = (status: Parameters<typeof stepsAtHand>[0], ...stages: ('before' | 'after' | 'request')[]) => ({
  status,
  photos: stages.map((stage) => ({ stage })),
});

it('begins with the way, and shows the code where one has walked to it', () => {
  expect(presentStep(job('Assigned'), null)).toBe('way');
  expect(presentStep(job('Assigned'), 'start')).toBe('start');
});

it('follows the job when the status has gone on, whatever the address still says', () => {
  expect(presentStep(job('Inprogress'), 'start')).toBe('before');
  expect(presentStep(job('Completed', 'before', 'after'), 'work')).toBe('pay');
});

it('takes up by the photos where the phone was put away', () => {
  expect(presentStep(job('Inprogress', 'request'), null)).toBe('before');
  expect(presentStep(job('Inprogress', 'before'), null)).toBe('work');
  expect(presentStep(job('Inprogress', 'before', 'after'), null)).toBe('finish');
  expect(presentStep(job('Inprogress', 'after'), null)).toBe('finish');
});

it('lets one walk back among the steps at hand, and on without photos', () => {
  expect(presentStep(job('Inprogress', 'before', 'after'), 'work')).toBe('work');
  expect(presentStep(job('Inprogress'), 'finish')).toBe('finish');
});

it('has nothing to do at a job that came to nothing', () => {
  expect(stepsAtHand('Cancelled')).toEqual([]);
  expect(presentStep(job('Cancelled'), 'way')).toBeNull();
});
