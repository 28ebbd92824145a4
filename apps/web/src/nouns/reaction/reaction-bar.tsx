import IconMore from '@tabler/icons-react/dist/esm/icons/IconMoodPlus.mjs';
import { setReaction } from '@nukkad/contract/network/reaction/reaction.api';
import {
  type ReactionKind,
  type ReactionSubject,
  reactionKinds,
} from '@nukkad/contract/network/reaction/reaction.model';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { reactionIcons, reactionNames } from './reaction-words.ts';
import styles from './reaction-bar.module.css';
import { ReactionsDialog, reactionsDialog } from './reactions-dialog.tsx';

interface Subject {
  readonly subject: ReactionSubject;
  readonly subjectId: string;
}

interface Props extends Subject {
  /** The own one. */
  readonly reaction: ReactionKind | null;
  /** Null: how many there are is not for this reader. */
  readonly reactions: number | null;
}

function Sign({ kind }: { kind: ReactionKind }) {
  const { t } = useTranslation();
  const Icon = reactionIcons[kind];
  return (
    <>
      <Icon size={20} aria-hidden /> {reactionNames[kind](t)}
    </>
  );
}

/** All four, behind a button; a press beside it closes it. */
function Choice({ own, choose }: { own: ReactionKind | null; choose: (kind: ReactionKind) => void }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => box.current?.removeAttribute('open');
  useEffect(() => {
    const away = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) close();
    };
    addEventListener('pointerdown', away);
    return () => removeEventListener('pointerdown', away);
  }, []);
  return (
    <details
      ref={box}
      className={styles.more}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !box.current?.open) return;
        event.stopPropagation();
        close();
        box.current.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={t('reaction.more', 'More reactions')} title={t('reaction.more', 'More reactions')}>
        <IconMore size={20} aria-hidden />
      </summary>
      <div className={styles.choice} role="group" aria-label={t('reaction.choose', 'Choose a reaction')}>
        {reactionKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === own}
            onClick={() => {
              close();
              choose(kind);
            }}
          >
            <Sign kind={kind} />
          </button>
        ))}
      </div>
    </details>
  );
}

/** How many reacted, with the way to who did. */
export function ReactionCount({ subject, subjectId, reactions }: Subject & { readonly reactions: number }) {
  const { plural } = useTranslation();
  const link = useDialogLink(reactionsDialog, { of: subjectId });
  return (
    <>
      <Link {...link}>
        {plural('reaction.count', reactions, { one: '{{count}} reaction', other: '{{count}} reactions' })}
      </Link>
      <ReactionsDialog subject={subject} subjectId={subjectId} />
    </>
  );
}

/** One press says what one thinks, another takes it back; the rest of the kinds are behind a button. */
export function ReactionBar({ subject, subjectId, reaction, reactions }: Props) {
  const send = useSend(setReaction);
  // Shown as it is sent, until the answer is asked anew.
  const asked = send.isPending ? send.variables.kind : reaction;
  const by = Number(asked !== null) - Number(reaction !== null);
  const choose = (kind: ReactionKind) => {
    if (!send.isPending)
      send.mutate({ subject, subjectId, kind: kind === asked ? null : kind }, { onError: toastFailure });
  };
  const shown = asked ?? 'like';
  return (
    <div className={styles.bar}>
      <button type="button" aria-pressed={asked !== null} onClick={() => choose(shown)}>
        <Sign kind={shown} />
      </button>
      <Choice own={asked} choose={choose} />
      {reactions !== null && reactions + by > 0 && (
        <ReactionCount subject={subject} subjectId={subjectId} reactions={reactions + by} />
      )}
    </div>
  );
}
