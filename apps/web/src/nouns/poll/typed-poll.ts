import { fewestOptions } from '@nukkad/contract/network/poll/poll.model';
import type { PollResult } from '@nukkad/contract/network/poll/poll.noun';

/** A poll as it is being written. */
export interface TypedPoll {
  readonly question: string;
  readonly options: readonly string[];
  readonly minutes: string;
  readonly isAnonymous: boolean;
  readonly canChange: boolean;
  readonly results: PollResult;
}

export const emptyPoll: TypedPoll = {
  question: '',
  options: ['', ''],
  minutes: '1440',
  isAnonymous: false,
  canChange: true,
  results: 'after_vote',
};

export const isGiven = (option: string): boolean => option.trim() !== '';

/** Fields that were left empty are no options. */
export const pollBodyOf = ({ question, options, minutes, isAnonymous, canChange, results }: TypedPoll) => ({
  question,
  options: options.filter(isGiven),
  minutes: Number(minutes),
  isAnonymous,
  canChange,
  results,
});

export const isPollIncomplete = ({ question, options }: TypedPoll): boolean =>
  question.trim() === '' || options.filter(isGiven).length < fewestOptions;
