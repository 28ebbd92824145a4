import { toast } from '../../ui/dialog/toast.ts';

/** What sends: `useSend(addSubTask)`, a hook made of it, or a choice between two. */
export type Sends<Request, Answer> =
  | ((request: Request) => Promise<Answer>)
  | { readonly mutateAsync: (request: Request) => Promise<Answer> };

export const sendBy = <Request, Answer>(send: Sends<Request, Answer>, request: Request): Promise<Answer> =>
  typeof send === 'function' ? send(request) : send.mutateAsync(request);

/** The words of a toast, also by the answer. */
export type Said<Answer> = string | ((answer: Answer) => string);

export function spoken<Answer>(said: Said<Answer> | undefined, answer: Answer): void {
  if (said) toast.success(typeof said === 'function' ? said(answer) : said);
}
