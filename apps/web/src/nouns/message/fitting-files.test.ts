import { expect, test } from 'vitest';
import { fittingFiles } from './fitting-files.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });

test('photos and PDFs go with a message, other files are left out with a reason', () => {
  const chosen = [
    file('tap.jpg', 'image/jpeg'),
    file('quote.pdf', 'application/pdf'),
    file('run.exe', 'application/x-msdownload'),
  ];
  const { files, refused } = fittingFiles(chosen);
  expect(files.map(({ name }) => name)).toEqual(['tap.jpg', 'quote.pdf']);
  expect(refused).toBe('kind');
});

test('a message holds five files', () => {
  const { files, refused } = fittingFiles(
    Array.from({ length: 7 }, (_, place) => file(`${place}.png`, 'image/png')),
  );
  expect(files).toHaveLength(5);
  expect(refused).toBe('many');
});
