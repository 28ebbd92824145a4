import { type ReactNode, useState } from 'react';
import { type Said, type Sends, sendBy, spoken } from '../../platform/api/sends.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { OpenDialog } from './form-dialog.tsx';
import { type ShownSince, withShownSince } from './use-reconfirmation.ts';

/** What the screen shows, with what the person was told since. */
type AsSeen = <Shown extends object>(shown: Shown) => Shown;

interface Asked<Request, Answer> {
  readonly dialog: OpenDialog;
  /** What the server says in `can`; left out: it may be asked. */
  readonly when?: boolean | undefined;
  readonly title: ReactNode;
  /** Each a sentence: "₹150 is kept back", "Ravi is told at once". */
  readonly consequences: readonly ReactNode[];
  /** The verb: "Cancel the booking". */
  readonly confirm: string;
  /** The way back; default "Back". */
  readonly keep?: string;
  readonly danger?: boolean;
  readonly send: Sends<Request, Answer>;
  /** The toast. */
  readonly said?: Said<NoInfer<Answer>> | undefined;
  readonly onSent?: (answer: NoInfer<Answer>) => unknown;
}

const asSeenSince =
  (told: ShownSince): AsSeen =>
  (shown) =>
    withShownSince(shown, told);

/** What is sent; null: something has to be filled in before. */
type RequestOf<Request> = (seen: AsSeen) => Request | null;

const isOfSeen = <Request,>(request: Request | null | RequestOf<Request>): request is RequestOf<Request> =>
  typeof request === 'function';

function Confirming<Request, Answer>({
  dialog: { close },
  send,
  said,
  onSent,
  request,
  ...words
}: Asked<Request, Answer> & { readonly request: RequestOf<Request>; readonly children: ReactNode }) {
  const act = async (told: ShownSince) => {
    const made = request(asSeenSince(told));
    if (made === null) return;
    const answer = await sendBy(send, made);
    spoken(said, answer);
    await onSent?.(answer);
  };
  const isIncomplete = request(asSeenSince({})) === null;
  return <ConfirmDialog opened onClose={close} {...words} disabled={isIncomplete} onConfirm={act} />;
}

const isAsked = ({ dialog, when = true }: Pick<Asked<unknown, unknown>, 'dialog' | 'when'>) =>
  dialog.opened && when;

/** A call that is confirmed first, with what follows from it. It closes once that was done. */
export function Question<Request, Answer>({
  children,
  request,
  ...asked
}: Asked<Request, Answer> & {
  /** What the screen showed is sent as seen: `(seen) => ({ leadId, seen: seen(seenOfUnlock(lead)) })`. */
  readonly request: NoInfer<Request | null | RequestOf<Request>>;
  readonly children?: ReactNode;
}) {
  const made: RequestOf<Request> = (seen) => (isOfSeen(request) ? request(seen) : request);
  return (
    isAsked(asked) && (
      <Confirming {...asked} request={made}>
        {children}
      </Confirming>
    )
  );
}

interface Filled<Typed, Request, Answer>
  extends Omit<Asked<Request, Answer>, 'consequences' | 'confirm' | 'said'> {
  /** Also by what is filled in. */
  readonly consequences: readonly ReactNode[] | ((typed: Typed) => readonly ReactNode[]);
  readonly confirm: string | ((typed: Typed) => string);
  readonly said?: string | ((answer: NoInfer<Answer>, typed: Typed) => string);
  readonly initial: Typed;
  readonly request: NoInfer<(typed: Typed, seen: AsSeen) => Request | null>;
  readonly children: (part: {
    readonly typed: Typed;
    readonly change: (next: Partial<Typed>) => void;
  }) => ReactNode;
}

/** A question with something to fill in, such as a reason. */
export function FilledQuestion<Typed extends object, Request, Answer>(props: Filled<Typed, Request, Answer>) {
  return isAsked(props) && <Filling {...props} />;
}

function Filling<Typed extends object, Request, Answer>({
  initial,
  request,
  consequences,
  confirm,
  said,
  children,
  ...asked
}: Filled<Typed, Request, Answer>) {
  const [typed, setTyped] = useState(initial);
  const change = (next: Partial<Typed>) => setTyped((before) => ({ ...before, ...next }));
  return (
    <Confirming
      {...asked}
      consequences={typeof consequences === 'function' ? consequences(typed) : consequences}
      confirm={typeof confirm === 'function' ? confirm(typed) : confirm}
      said={typeof said === 'function' ? (answer) => said(answer, typed) : said}
      request={(seen) => request(typed, seen)}
    >
      {children({ typed, change })}
    </Confirming>
  );
}
