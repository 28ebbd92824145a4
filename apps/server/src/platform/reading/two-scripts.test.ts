import { expect, test } from 'vitest';
import type { PlacedLine, PlacedWord } from './reading.ts';
import { bothScripts, readsBadly } from './two-scripts.ts';

/** A word of so many pixels, in the line at this height. */
const word = (text: string, left: number, width: number, confidence: number, top = 100): PlacedWord => ({
  text,
  confidence,
  box: { left, top, right: left + width, bottom: top + 20 },
});
const said = (lines: readonly PlacedLine[]) => lines.map((line) => line.map(({ text }) => text).join(' '));

test('a page reads badly where more than a tenth of its words are guesses', () => {
  const sure = Array.from({ length: 18 }, (_, at) => word('Plumber', at * 60, 50, 0.95));
  expect(readsBadly([sure])).toBe(false);
  expect(readsBadly([[...sure, word('Ter:', 0, 40, 0.3), word('I', 50, 9, 0.5)]])).toBe(false);
  expect(readsBadly([[...sure, ...[0, 60, 120].map((left) => word('Ter:', left, 40, 0.3))]])).toBe(true);
  expect(readsBadly([])).toBe(false);
});

test('of each place the surer reading is kept, in the lines of Devanagari', () => {
  const latin = [
    [word('HTaTS:', 10, 80, 0.4), word('98260', 100, 60, 0.96), word('12345', 170, 60, 0.97)],
    [word('ATT', 10, 50, 0.76, 140), word('2018', 80, 50, 0.97, 140)],
  ];
  const hindi = [
    [word('मोबाइल:', 10, 80, 0.95), word('98260', 100, 60, 0.9), word('2345', 172, 58, 0)],
    [word('अनुभव', 10, 50, 0.7, 140), word('2078', 80, 50, 0.1, 140)],
  ];
  expect(said(bothScripts(latin, hindi))).toEqual(['मोबाइल: 98260 12345', 'अनुभव 2018']);
});

test('a line that the second reading has not keeps its place, and what stands beside a line joins the nearest one', () => {
  const latin = [
    [word('Ramesh', 10, 80, 0.96, 50), word('Kumar', 100, 60, 0.95, 50)],
    [word('Jan', 300, 40, 0.96, 100)],
  ];
  const hindi = [
    [word('प्लंबर', 10, 60, 0.92, 100), word('में', 80, 30, 0.9, 100)],
    [word('भाषा', 10, 60, 0.9, 150)],
  ];
  expect(said(bothScripts(latin, hindi))).toEqual(['Ramesh Kumar', 'प्लंबर में Jan', 'भाषा']);
});

test('a number that the second model guessed is told by the first one, also where its box is too wide', () => {
  const latin = [[word('Sia', 10, 60, 0), word('2018', 80, 90, 0.95)]];
  const hindi = [
    [word('जनवरी', 10, 60, 0.93), word('2078', 82, 50, 0), word('से', 140, 25, 0.97), word('.', 167, 3, 0.1)],
  ];
  expect(said(bothScripts(latin, hindi))).toEqual(['जनवरी 2018 से']);
});

test('where the second reading finds no Devanagari, the first one stays as it is', () => {
  const latin = [[word('blurred', 10, 80, 0.4), word('words', 100, 60, 0.3)]];
  const hindi = [[word('शा', 10, 80, 0.2), word('क', 100, 60, 0.9)]];
  expect(bothScripts(latin, hindi)).toBe(latin);
});
