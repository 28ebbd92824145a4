import { parseSync } from 'oxc-parser';

const web = 'apps/web/src';

/** Frames of dialogs and forms, and the kit that draws them: `<Question>` asks, `<FormDialog>` and `<SentFields>` hold a form. */
const question = `${web}/ui/dialog/question.tsx`;
const formDialog = `${web}/ui/dialog/form-dialog.tsx`;
const sentForm = `${web}/platform/forms/use-sent-form.ts`;

/** Forms that are something else than one call with fields, by what they are. */
const byHand: Readonly<Record<string, readonly string[]>> = {
  'a code, sent with its last digit, or another one asked for': [
    'identity/account/code-step.tsx',
    'identity/account/step-up/step-up-form.tsx',
    'market/fulfilment/start-code.tsx',
    'nouns/envelope/sign-code.tsx',
  ],
  'two forms in one: a code is asked for, then it or the password is sent': [
    'identity/account/change-password-form.tsx',
  ],
  'steps of signing in, which share what is typed and load nothing that they can do without': [
    'identity/account/contact-step.tsx',
    'identity/account/password-step.tsx',
    'identity/account/sign-up.tsx',
  ],
  'on public pages, whose first load is counted by the byte': [
    'market/waitlist/waitlist-form.tsx',
    'talk/newsletter/newsletter-form.tsx',
    'talk/support/contact-form.tsx',
    'talk/support/service-request.tsx',
  ],
  'a dialog around it has its button and has to know that it is at work': [
    'identity/profile/item/profile-item-form.tsx',
    'market/catalog/partner-service/partner-service-editor.tsx',
    'places/geography/address-form.tsx',
  ],
  'two buttons in the foot': ['money/payment/billed-to.tsx'],
  'its words stay when the dialog is closed': ['identity/profile/settings/demo-dialog.tsx'],
  'photos go first, and a refused one keeps the dialog open': ['market/review/rate-dialog.tsx'],
  'what changes is shown before it is sent': ['identity/staff/access-editor.tsx'],
  'the rows below it send the same call, and what that is refused with is said at the field': [
    'market/cart/offers-dialog.tsx',
  ],
  'a line of a talk, with files that are on their way': ['talk/support/live/say-line.tsx'],
  'an editor that saves while one types': ['market/quote/builder-form.tsx'],
};

/** The forms that are written by hand, by their paths in the project. */
export const formsByHand: ReadonlySet<string> = new Set(
  Object.values(byHand).flatMap((files) => files.map((file) => `${web}/${file}`)),
);

/**
 * What a component of the web app writes beside the kit of moves, questions and forms
 * (docs/decisions/working-in-the-web-app.md). `file` is its path in the project.
 */
export function besideTheDialogs(file: string, text: string): readonly string[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const draws = (part: string) => imported.some((from) => from.endsWith(`/${part}.tsx`));
  const isByHand = formsByHand.has(file);
  const sends = imported.some((from) => from.endsWith('/use-form.ts'));
  return [
    ...(draws('confirm-dialog') && file !== question ? ['a confirmation beside <Question>'] : []),
    ...(draws('dialog') && draws('form') && file !== formDialog && !isByHand
      ? ['a form in a dialog beside <FormDialog>']
      : []),
    ...(sends && file !== sentForm && !isByHand ? ['a form of a call beside <SentFields>'] : []),
    ...(/useState\(newIdempotencyKey\)/.test(text) ? ['a key that useSend makes by itself'] : []),
  ];
}
