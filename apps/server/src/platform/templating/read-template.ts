import type { ReadFile } from '../reading/reading.ts';
import { drawTemplate } from './draw-template.ts';
import { markupProblems, readBlocks } from './markdown-blocks.ts';
import { TooManyPages } from './pen.ts';
import { withPlaceSigns } from './place-signs.ts';
import { parseText, problemOf } from './template-engine.ts';
import { nestedValues, withoutSigns } from './template-values.ts';
import { type FilledTemplate, type Problem, type TemplateOptions, mostProblems } from './templating.ts';

const cpuMs = 4_000;
const mostLetters = 150_000;
const mostTitle = 120;

const failed = (problems: readonly Problem[]): FilledTemplate => ({
  problems: [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
    .toSorted((one, other) => one.line - other.line)
    .slice(0, mostProblems)
    .map((problem) => ({ ...problem, found: problem.found.slice(0, 80) })),
  content: null,
  title: '',
  pages: 0,
  places: [],
});

const whole = (kind: Problem['kind']): Problem => ({ line: 0, kind, found: '' });

/** Marks of Markdown in a title are the marks themselves. */
const plainTitle = (filled: string): string =>
  Array.from(
    filled
      .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, mostTitle)
    .join('');

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

function fillAll(
  title: ReturnType<typeof parseText>,
  body: ReturnType<typeof parseText>,
  values: object,
): { readonly title: string; readonly body: string } | Problem {
  try {
    const said = plainTitle(withoutSigns(title.fill(values)));
    try {
      return { title: said, body: body.fill(values) };
    } catch (error) {
      return problemOf(error);
    }
  } catch (error) {
    return { ...problemOf(error), line: 0 };
  }
}

/** Fills a text with the values of a record and draws it; or says what is wrong with it, line by line. */
export const readTemplate: ReadFile<TemplateOptions, FilledTemplate> = async (
  { content },
  options,
  allow,
) => {
  allow(cpuMs);
  const { lang, fields, roles, values, board } = options;
  const source = Buffer.from(content).toString('utf8');
  const signed = withPlaceSigns(source, roles);
  const [title, body] = [parseText(options.title, lang, fields), parseText(signed.text, lang, fields)];
  const problems = [
    ...title.problems.map((problem) => ({ ...problem, line: 0 })),
    ...signed.problems,
    ...body.problems,
    ...markupProblems(signed.text),
  ];
  if (problems.length > 0) return { read: failed(problems) };
  if (values === null) return { read: failed([]) };
  const filled = fillAll(title, body, nestedValues(fields, values, lang));
  if ('kind' in filled) return { read: failed([filled]) };
  if (!hasWords(filled.body) || !hasWords(filled.title)) return { read: failed([whole('empty')]) };
  if (filled.body.length > mostLetters) return { read: failed([whole('too_long')]) };
  try {
    const look = { title: filled.title, lang, board };
    // What was to be bold and is empty.
    const written = filled.body.replaceAll('****', '');
    const drawn = await drawTemplate(readBlocks(written), signed.places, look);
    return { read: { problems: [], title: filled.title, ...drawn } };
  } catch (error) {
    if (error instanceof TooManyPages) return { read: failed([whole('too_long')]) };
    throw error;
  }
};
