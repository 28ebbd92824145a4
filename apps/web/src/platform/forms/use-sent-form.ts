import type { FormSettings } from '@nukkad/forms/use-form';
import { type Said, type Sends, sendBy, spoken } from '../api/sends.ts';
import { fieldsAt } from './fields-at.ts';
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
    /** Shows a refusal in its own way, as what changed meanwhile; false: it is about something else. */
    readonly take?: (refusal: unknown) => boolean;
    /** The field that shows what the whole is refused with; left out where the form says it below its fields. */
    readonly refusedAt?: string;
  };

/** A form that a call sends: its fields, what is wrong with them, the toast and what comes next. */
export function useSentForm<Fields extends object, Request, Answer>({
  send,
  said,
  onSent,
  take,
  refusedAt,
  ...settings
}: SentFormSettings<Fields, Request, Answer>) {
  const form = useForm<Fields, Request>({
    ...settings,
    send: async (request) => {
      try {
        const answer = await sendBy(send, request);
        spoken(said, answer);
        await onSent?.(answer, form.change);
        return true;
      } catch (error) {
        if (take?.(error)) return false;
        throw error;
      }
    },
  });
  const { form: refused = '', ...errors } = form.errors;
  const shown = { ...form, errors: refusedAt && refused ? { [refusedAt]: refused, ...errors } : errors };
  return { ...shown, ...fieldsAt(shown), refused: refusedAt ? '' : refused };
}

export type SentForm<Fields extends object> = ReturnType<typeof useSentForm<Fields, unknown, unknown>>;
