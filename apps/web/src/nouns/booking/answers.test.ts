import { expect, test } from 'vitest';
import { answersOf } from './answers.ts';

const option = (question: string | null, label: string) => ({
  optionId: `${question}.${label}`,
  label,
  question,
});

test('an answer is beside its question, and several answers of one question are on one line', () => {
  const chosen = [
    option('How many bathrooms?', '1'),
    option('Anything more?', 'Forehead'),
    option('Anything more?', 'Chin'),
    option('Others of the family', '2 people'),
  ];
  expect(answersOf(chosen)).toEqual([
    { question: 'How many bathrooms?', answer: '1' },
    { question: 'Anything more?', answer: 'Forehead, Chin' },
    { question: 'Others of the family:', answer: '2 people' },
  ]);
});

test('an old booking, which kept no questions, shows each answer on its own', () => {
  const chosen = [option(null, '2 BHK'), option(null, 'Fruit')];
  expect(answersOf(chosen).map(({ question, answer }) => [question, answer])).toEqual([
    [null, '2 BHK'],
    [null, 'Fruit'],
  ]);
});
