import { questionsWith } from '@nukkad/contract/market/catalog/answer.price';
import type { ServiceQuestion } from '@nukkad/contract/market/catalog/catalog.model';
import { expect, it } from 'vitest';
import {
  askable,
  asksForNumber,
  costsMore,
  firstOptions,
  lackedBy,
  minutesOf,
  offeredOf,
  openQuestions,
  withOption,
} from './choice.ts';

const option = (optionId: string, price = 0, minutes = 0, selected = false) => ({
  optionId,
  label: optionId,
  price,
  priceToPay: price,
  totalToPay: price,
  minutes,
  selected,
  offered: true,
  byBest: true,
  usual: { price, furtherUnits: 0, minutes },
});
const height: ServiceQuestion = {
  questionId: 'height',
  question: 'How high?',
  kind: 'one',
  required: true,
  options: [option('low', 0, 0, true), option('high', 10_000, 15)],
};
const extras: ServiceQuestion = {
  questionId: 'extras',
  question: 'Anything else?',
  kind: 'many',
  required: false,
  options: [option('remove', 4_900, 10), option('regulator', 9_900, 5)],
};
const questions = [height, extras];

it('begins with what is chosen for the customer', () => {
  expect(firstOptions(questions)).toEqual(['low']);
});

it('lets one answer replace another, and many stand side by side', () => {
  expect(withOption(['low', 'remove'], height, 'high')).toEqual(['remove', 'high']);
  expect(withOption(['low'], extras, 'remove')).toEqual(['low', 'remove']);
  expect(withOption(['low', 'remove'], extras, 'remove')).toEqual(['low']);
  expect(withOption(['low', 'remove'], height, null)).toEqual(['remove']);
});

it('names the questions left open, the needed ones only', () => {
  expect(openQuestions(questions, ['remove'])).toEqual([height]);
  expect(openQuestions(questions, ['high'])).toEqual([]);
});

it('asks for a price only where an answer adds to it', () => {
  expect(costsMore(questions, ['low'])).toBe(false);
  expect(costsMore(questions, ['low', 'remove'])).toBe(true);
});

it('adds the minutes of the options, times the quantity', () => {
  expect(minutesOf(30, questions, ['high', 'remove'], 2)).toBe(110);
});

it('prices a service sold by number at the price of the chosen partner', () => {
  const number: ServiceQuestion = {
    ...height,
    options: [option('1'), { ...option('3', 29_800), usual: { price: 0, furtherUnits: 2, minutes: 0 } }],
  };
  const dearer = questionsWith([number], { price: 17_000, answers: [] });
  expect(dearer[0]?.options.map(({ price }) => price)).toEqual([0, 34_000]);
  expect(asksForNumber([number])).toBe(true);
  expect(asksForNumber(questions)).toBe(false);
});

it('takes a partner at its own word: its price, its time, and what it leaves out', () => {
  const own = { price: 15_500, minutes: 40, offered: true };
  const answers = [
    { optionId: 'high', ...own },
    { optionId: 'remove', price: null, minutes: null, offered: false },
    { optionId: 'regulator', price: null, minutes: null, offered: false },
  ];
  const mine = questionsWith(questions, { price: 14_900, answers });
  expect(mine[0]?.options[1]).toMatchObject(own);
  expect(mine[0]?.options[0]).toMatchObject({ price: 0, minutes: 0, offered: true });
  expect(askable(mine).map(({ questionId }) => questionId)).toEqual(['height']);
  expect(offeredOf(mine, ['high', 'remove'])).toEqual(['high']);
  expect(lackedBy({ answers }, questions, ['high', 'remove'])).toBe('remove');
  expect(lackedBy({ answers }, questions, ['high'])).toBeNull();
});
