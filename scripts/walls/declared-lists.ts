import { parseSync } from 'oxc-parser';

/** What draws a list and holds its address, rows and file: the kit of both apps, and each app's declarations. */
const drawers = /\/(?:work-list(?:\.tsx)?|listing\.tsx|office-list\.tsx)$/;
const kit = /^apps\/(?:web|backoffice)\/src\/nouns\/work-list\//;

/** What a screen imports to draw a work list by hand, beside `listPart` and `listPage` (docs/style.md). */
export function listsByHand(file: string, text: string): readonly string[] {
  if (kit.test(file)) return [];
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  return module.staticImports
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((from) => drawers.test(from));
}
