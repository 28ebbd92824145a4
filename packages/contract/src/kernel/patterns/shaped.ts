/**
 * The one way in which a rule of specification section 5 becomes a check. Its file names say the field's own words,
 * so that a page carries the rules it uses and no others.
 */
import * as z from 'zod/mini';

interface Shape {
  readonly pattern: RegExp;
  /** Longer text is refused before any pattern looks at it, so that no input costs more than this length does. */
  readonly longest: number;
  /** Said where no text came at all. */
  readonly missing: string;
  /** Said where the text is of another shape, or longer than any of that shape. */
  readonly wrong: string;
  readonly tooLong?: string;
  /** For the OpenAPI document. */
  readonly description: string;
}

/** Text of one shape; blanks around it are not part of it. One sentence at a time: what follows a refusal is not asked. */
export const shaped = ({ pattern, longest, missing, wrong, tooLong, description }: Shape) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(longest, { error: tooLong ?? wrong, abort: true }),
      z.regex(pattern, { error: wrong, abort: true }),
      z.describe(description),
    );
