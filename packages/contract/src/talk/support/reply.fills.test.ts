import { expect, test } from 'vitest';
import { filledReply, unknownFills } from './reply.fills.ts';

const talk = { fullName: 'Asha Verma', referenceNo: 'B7QXMK-4TZP2', agentName: 'Nandini Iyer' };

test('a ready reply speaks to the person by the first name and names the booking of the talk', () => {
  expect(filledReply('Hello {{name}}, I’m {{agent}}. {{booking}}? {{name}}!', talk)).toBe(
    'Hello Asha, I’m Nandini. B7QXMK-4TZP2? Asha!',
  );
  expect(filledReply('One moment.', { ...talk, fullName: '' })).toBe('One moment.');
});

test('a reply that names what the talk does not have is not offered', () => {
  expect(filledReply('About {{booking}}', { ...talk, referenceNo: null })).toBeNull();
  expect(filledReply('Hello {{name}}', { ...talk, fullName: ' ' })).toBeNull();
});

test('a name with signs of patterns stays as it is', () => {
  expect(filledReply('Hello {{name}}', { ...talk, fullName: '$& Verma' })).toBe('Hello $&');
});

test('names in braces that no talk has are found', () => {
  expect(unknownFills('{{name}} {{phone}} {{}}')).toEqual(['phone', '']);
});
