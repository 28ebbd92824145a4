import type { FormSettings } from '@nukkad/forms/use-form';
import { type Said, type Sends, sendBy, spoken } from '../api/sends.ts';
import { useForm } from './use-form.ts';

/** What the fields have to become is what is sent; they may be that as they are. */
type Made<Fields, Request> =
  | { readonly bodyOf: NoInfer<(fields: Fields) => Request> }
  | { readonly bodyOf?: undefined; readonly initial: NoInfer<Request> };

export type SentFormSettings<Fields, Request, Answer> = Omit<
  FormSettings<Fields, Request>,
  'send' | 'bodyOf' | 'initial'
> &
  Made<Fields, Request> & {
    readonly initial: Fields;
    readonly send: Sends<Request, Answer>;
    /** The toast. */
    readonly said?: Said<NoInfer<Answer>> | undefined;
    /** Closes, leads on, or makes room for the next: `(_, change) => change(nothing)`. */
    readonly onSent?: (answer: NoInfer<Answer>, change: (next: Partial<Fields>) => void) => unknown;
    /** The field that shows what the whole is refused with; left out where the form says it below its fields. */
    readonly refusedAt?: string;
  };

/** A form that a call sends: its fields, what is wrong with them, the toast and what comes next. */
export function useSentForm<Fields extends object, Request, Answer>({
  send,
  said,
  onSent,
  refusedAt,
  ...settings
}: SentFormSettings<Fields, Request, Answer>) {
  const form = useForm<Fields, Request>({
    ...settings,
    send: async (request) => {
      const answer = await sendBy(send, request);
      spoken(said, answer);
      await onSent?.(answer, form.change);
    },
  });
  const { form: refused = '', ...errors } = form.errors;
  const errorsAt = refusedAt && refused ? { [refusedAt]: refused, ...errors } : errors;
  return { ...form, errors: errorsAt, refused: refusedAt ? '' : refused };
}

export type SentForm<Fields extends object> = ReturnType<typeof useSentForm<Fields, unknown, unknown>>;
