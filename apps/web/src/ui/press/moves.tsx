import type { UseMutationResult } from '@tanstack/react-query';
import { spoken } from '../../platform/api/sends.ts';
import styles from './acts.module.css';
import { ButtonLink } from './button-link.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { Row } from '../page/parts.tsx';
import { toastFailure } from '../dialog/toast.ts';
import { useDialogLink } from '../dialog/url-dialog.ts';

interface Look extends Pick<ButtonProps, 'tone' | 'small' | 'wide' | 'aria-label'> {
  readonly label: string;
}

interface Opening extends Look {
  /** The name of the dialog that asks for more, and its parameters. */
  readonly opens: string;
  readonly about?: Readonly<Record<string, string>>;
}

interface Leading extends Look {
  /** The page that it leads to. */
  readonly to: string;
}

interface Pressing extends Look {
  readonly press: () => void;
  readonly busy?: boolean;
}

/** One thing that may be done, and whether the server says so in `can`. */
export type Move = { readonly on: boolean | undefined } & (Opening | Leading | Pressing);

/** `...pressed(accept, { leadId }, t('lead.take.done', '…'))`: a call that is sent at once; a toast says what came of it. */
export const pressed = <Request, Answer>(
  { mutateAsync, isPending: busy }: UseMutationResult<Answer, Error, Request>,
  request: NoInfer<Request>,
  said?: string,
): Pick<Pressing, 'press' | 'busy'> => ({
  busy,
  // Said also where the button is gone by then, as on a board whose card moves to another column.
  press: () => void mutateAsync(request).then((answer) => spoken(said, answer), toastFailure),
});

function DialogButton({ opens, about, label, ...look }: Opening) {
  const link = useDialogLink(opens, about);
  return (
    <ButtonLink {...link} {...look}>
      {label}
    </ButtonLink>
  );
}

function MoveButton({ on, label, ...move }: Move) {
  if (!on) return null;
  if ('opens' in move) return <DialogButton {...move} label={label} />;
  if ('to' in move) return <ButtonLink {...move}>{label}</ButtonLink>;
  const { press, ...look } = move;
  return (
    <Button {...look} onClick={press}>
      {label}
    </Button>
  );
}

/** What can be done here, as buttons beside each other: those that are on. Each is plain but the one that says otherwise. */
export function Moves({
  of,
  className = styles.acts,
  gap,
  above,
  below,
  ...look
}: {
  of: readonly Move[];
  /** In rem, as of a Row, with the room around it. */
  gap?: number;
  above?: number;
  below?: number;
  small?: boolean;
  wide?: boolean;
  /** Null: what is around them lays them out. */
  className?: string | null | undefined;
}) {
  if (!of.some(({ on }) => on)) return null;
  const buttons = of.map((move) => <MoveButton key={move.label} tone="plain" {...look} {...move} />);
  if (gap !== undefined)
    return (
      <Row gap={gap} {...(above !== undefined && { above })} {...(below !== undefined && { below })}>
        {buttons}
      </Row>
    );
  return className === null ? buttons : <div className={className}>{buttons}</div>;
}
