import { parseSync } from 'oxc-parser';

/** Frames of dialogs, and the kit that draws them: `<Question>` asks, `<FormDialog>` holds a form. */
const question = 'apps/web/src/ui/dialog/question.tsx';
const formDialog = 'apps/web/src/ui/dialog/form-dialog.tsx';

/** What the kit does not hold: two buttons in the foot, what is sent after the form itself, words that stay when it closes. */
const formsByHand: ReadonlySet<string> = new Set([
  'apps/web/src/money/payment/billed-to.tsx',
  'apps/web/src/market/dispute/open-dispute-dialog.tsx',
  'apps/web/src/market/review/rate-dialog.tsx',
  'apps/web/src/identity/profile/settings/demo-dialog.tsx',
]);

/**
 * What a component of the web app writes beside the kit of moves, questions and forms
 * (docs/decisions/working-in-the-web-app.md). `file` is its path in the project.
 */
export function besideTheDialogs(file: string, text: string): readonly string[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const draws = (part: string) => imported.some((from) => from.endsWith(`/${part}.tsx`));
  return [
    ...(draws('confirm-dialog') && file !== question ? ['a confirmation beside <Question>'] : []),
    ...(draws('dialog') && draws('form') && file !== formDialog && !formsByHand.has(file)
      ? ['a form in a dialog beside <FormDialog>']
      : []),
    ...(/useState\(newIdempotencyKey\)/.test(text) ? ['a key that useSend makes by itself'] : []),
  ];
}
